import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { useAudio, useCancel } from '../audio-queries.ts';

/** Asks before an audio is stopped; says what that costs, and goes on saying it while more is spoken. */
export function useConfirmStop(audio: Audio) {
  const { t } = useTranslation('listen');
  const cancel = useCancel(audio.id, t('cancel.done'));
  const ask = () =>
    modals.openConfirmModal({
      title: t('cancel.title'),
      children: <Terms id={audio.id} />,
      labels: { confirm: t('cancel.confirm'), cancel: t('cancel.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(undefined),
    });
  return { ask, isPending: cancel.isPending };
}

function Terms({ id }: { id: string }) {
  const { t } = useTranslation('listen');
  const cost = useAudio(id).data?.cancel_cost;
  return (
    <Stack gap="sm">
      <Text>{t('cancel.body')}</Text>
      {cost && <Text fw={600}>{cost.credits > 0 ? t('cancel.cost', cost) : t('cancel.cost_none')}</Text>}
    </Stack>
  );
}
