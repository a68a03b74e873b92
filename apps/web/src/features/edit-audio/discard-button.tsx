import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import { useDiscard } from './script-queries.ts';

type Props = {
  audioId: string;
  /** True from then on: nobody is asked whether to leave changes to what is gone. */
  settled: RefObject<boolean>;
};

/** Throws away a script that nobody has spoken. */
export function DiscardButton({ audioId, settled }: Props) {
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const discard = useDiscard(audioId, () => {
    settled.current = true;
    showSnackbar(t('review.discard.done'));
    void navigate('/app/home');
  });
  const ask = () =>
    modals.openConfirmModal({
      title: t('review.discard.title'),
      children: t('review.discard.body'),
      labels: { confirm: t('review.discard.confirm'), cancel: t('review.discard.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        discard.mutate(undefined, {
          onError: (error) => showSnackbar(errorText.problem(error), 'error'),
        }),
    });
  return (
    <Button variant="default" loading={discard.isPending} onClick={ask}>
      {t('review.discard.action')}
    </Button>
  );
}
