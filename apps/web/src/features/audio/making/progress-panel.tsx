import { Anchor, Button, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { changeCurrentUser } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { aheadOf } from '../../../lib/api/audio-progress.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { offers } from '../../../lib/offers.ts';
import { setCurrentUser, showSnackbar, useClientState } from '../../../lib/storage/state.ts';
import classes from './progress-panel.module.css';
import { readyMailFor } from './ready-mail.ts';
import { STAGES, stageState } from './stages.ts';
import { TimeLeft } from './time-left.tsx';
import { useConfirmStop } from './use-confirm-stop.tsx';

/** How far an audio is; calm, since it may stand here for some minutes. */
export function ProgressPanel({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const ahead = aheadOf(audio);
  const queued = audio.status === 'queued' || ahead > 0;
  const percent = Math.round(audio.progress.percent);
  return (
    <Paper className={classes.panel} radius="lg" withBorder bg="var(--surface)">
      <div className={classes.top}>
        <div>
          <Title order={2} size="h3">
            {queued ? t('making.queued_title') : t('making.title')}
          </Title>
          <Text c="dimmed" size="sm" aria-live="polite">
            {ahead > 0 ? t('making.ahead', { count: ahead }) : queued ? t('making.queued_body') : <Leave />}
          </Text>
        </div>
        <StopButton audio={audio} />
      </div>

      <div className={classes.figures}>
        <span className={`tabular ${classes.percent}`} aria-hidden="true">
          {t('making.percent', { percent })}
        </span>
        <TimeLeft seconds={audio.progress.seconds_left} />
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('making.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-waiting={queued || undefined}
      >
        <div className={classes.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>

      <ol className={classes.stages}>
        {STAGES.map((stage) => {
          const state = stageState(stage, audio.status);
          return (
            <li key={stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={classes.dot} aria-hidden="true" />
              <span>{t(`making.stage.${stage}`)}</span>
              {state === 'done' && <VisuallyHidden>{t('making.done')}</VisuallyHidden>}
              {stage === 'ingesting' && state === 'now' && (audio.progress.pages_total ?? 0) > 0 && (
                <span className={`tabular ${classes.lines}`}>
                  {t('making.page', { done: audio.progress.pages_done, total: audio.progress.pages_total })}
                </span>
              )}
              {stage === 'speaking' && state === 'now' && audio.progress.lines_total > 0 && (
                <span className={`tabular ${classes.lines}`}>
                  {t('making.line', { done: audio.progress.lines_done, total: audio.progress.lines_total })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Paper>
  );
}

/** Whoever leaves is told by mail, if one can come and is wanted; else what is missing for it can be done here. */
function Leave() {
  const { t } = useTranslation('listen');
  const errorText = useErrorText();
  const mail = readyMailFor(
    useClientState((state) => state.currentUser),
    offers().mail,
  );
  const ask = useMutation({
    mutationFn: () => call(changeCurrentUser, { body: { notify_new_audio: true } }),
    onSuccess: setCurrentUser,
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
  if (mail === 'comes') return t('making.leave_mailed');
  return (
    <>
      {t('making.leave')}{' '}
      {mail === 'off' && (
        <Anchor component="button" type="button" inherit underline="always" onClick={() => ask.mutate()}>
          {t('making.mail_me')}
        </Anchor>
      )}
      {mail === 'unconfirmed' && (
        <Anchor component={Link} to="/app/my-account" inherit underline="always">
          {t('making.mail_unconfirmed')}
        </Anchor>
      )}
    </>
  );
}

function StopButton({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const { ask, isPending } = useConfirmStop(audio);
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.stop}
      leftSection={<IconPlayerStop size={18} stroke={1.6} aria-hidden="true" />}
      loading={isPending}
      onClick={ask}
    >
      {t('cancel.action')}
    </Button>
  );
}
