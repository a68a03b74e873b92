import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf } from '../../../lib/api/audio-progress.ts';
import { useFailureText } from '../../../lib/format/failure-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { SupportButton } from '../../../ui/dialogs/support-button.tsx';
import { useRetry } from '../audio-queries.ts';
import { TimeLeft } from './time-left.tsx';
import { useConfirmStop } from './use-confirm-stop.tsx';

/** A new version on its way, or one that failed; what was there before can be heard meanwhile. */
export function RemakePanel({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const { remake, revision } = audio;
  const before = useRef(revision);
  useEffect(() => {
    if (before.current !== revision) showSnackbar(t('remake.ready'));
    before.current = revision;
  }, [revision, t]);
  if (!remake) return null;
  return (
    <Paper withBorder radius="lg" p="md" mb="lg" bg="var(--surface)">
      {remake.error ? (
        <Failed audio={audio} error={remake.error} />
      ) : (
        <Making audio={audio} remake={remake} />
      )}
    </Paper>
  );
}

function Making({ audio, remake }: { audio: Audio; remake: NonNullable<Audio['remake']> }) {
  const { t } = useTranslation('listen');
  const { ask, isPending } = useConfirmStop(audio);
  const ahead = aheadOf(audio);
  const percent = Math.round(remake.progress.percent);
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="md">
        <div>
          <Text fw={600}>{t('remake.title')}</Text>
          <Text size="sm" c="dimmed" aria-live="polite">
            {ahead > 0 ? t('making.ahead', { count: ahead }) : t('remake.body')}
          </Text>
          <TimeLeft seconds={remake.progress.seconds_left} />
        </div>
        <Button variant="default" size="sm" loading={isPending} onClick={ask}>
          {t('cancel.confirm')}
        </Button>
      </Group>
      <Progress.Root mt="sm" size="sm">
        <Progress.Section value={percent} aria-label={t('making.progress')} />
      </Progress.Root>
    </>
  );
}

function Failed({ audio, error }: { audio: Audio; error: NonNullable<Audio['error']> }) {
  const { t } = useTranslation('listen');
  const failureText = useFailureText();
  const retry = useRetry(audio.id);
  return (
    <Group justify="space-between" gap="md" role="alert">
      <div>
        <Text fw={600}>{t('remake.failed')}</Text>
        <Text size="sm">{failureText(error)}</Text>
        <Text size="sm" c="dimmed" data-needs="mail">
          {t('stopped.support', { id: audio.id })}
        </Text>
      </div>
      <Group gap="xs">
        <SupportButton audioId={audio.id} size="sm" />
        <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {t('stopped.retry')}
        </Button>
      </Group>
    </Group>
  );
}
