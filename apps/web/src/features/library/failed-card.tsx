import { Button, CloseButton } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { audioName } from '../../lib/format/audio-name.ts';
import { dayOf } from '../../lib/format/days.ts';
import { changePath, mayPass } from '../../lib/format/failure-help.ts';
import { useFailureText } from '../../lib/format/failure-text.ts';
import { dismissFailedRequest } from '../../lib/storage/state.ts';
import { SupportButton } from '../../ui/dialogs/support-button.tsx';
import { Cover } from '../../ui/player/cover/cover.tsx';
import classes from './audio-card.module.css';
import { StatusChip } from './status-chip.tsx';

const UNKNOWN = { code: 'generation_failed', message: '' } as const;

/** An audio that could not be made: why, what can help, and a way to put it out of sight. */
export function FailedCard({ audio }: { audio: Audio }) {
  const { t, i18n } = useTranslation('library');
  const failureText = useFailureText();
  const title = audioName(audio, t('untitled'));
  return (
    <article className={classes.card} data-failed>
      <Cover id={audio.id} className={classes.cover} />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <Link to={`/app/audio/${audio.id}`} lang={audio.title ? audio.language : undefined} dir="auto">
            {title}
          </Link>
        </h2>
        <p className={classes.fault}>
          {failureText(audio.error ?? UNKNOWN)} <span data-needs="mail">{t('support')}</span>
        </p>
        <div className={classes.help}>
          {mayPass(audio) ? null : (
            <Button component={Link} to={changePath(audio.id)} size="compact-sm" variant="light">
              {t(`change.${audio.sources[0]?.type ?? 'text'}`)}
            </Button>
          )}
          <SupportButton audioId={audio.id} size="compact-sm" />
        </div>
        <div className={classes.foot}>
          <StatusChip status={audio.status} />
          <time className={classes.duration} dateTime={audio.created_at}>
            {dayOf(audio.created_at, i18n.language, 'medium')}
          </time>
        </div>
      </div>
      <CloseButton
        className={classes.dismiss}
        aria-label={t('dismiss', { title })}
        onClick={() => dismissFailedRequest(audio.id)}
      />
    </article>
  );
}
