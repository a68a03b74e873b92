import { CloseButton } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf } from '../../lib/days.ts';
import { dismissFailedRequest } from '../../lib/state.ts';
import { Cover } from '../../ui/player/cover/cover.tsx';
import classes from './audio-card.module.css';
import { StatusChip } from './status-chip.tsx';

/** An audio that could not be made: why, whom to ask, and a way to put it out of sight. */
export function FailedCard({ audio }: { audio: Audio }) {
  const { t, i18n } = useTranslation(['library', 'errors']);
  const title = audio.title ?? t('library:untitled');
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
          {t(`errors:failure.${audio.error?.code ?? 'generation_failed'}`)} {t('library:support')}
        </p>
        <div className={classes.foot}>
          <StatusChip status={audio.status} />
          <time className={classes.duration} dateTime={audio.created_at}>
            {dayOf(audio.created_at, i18n.language, 'medium')}
          </time>
        </div>
      </div>
      <CloseButton
        className={classes.dismiss}
        aria-label={t('library:dismiss', { title })}
        onClick={() => dismissFailedRequest(audio.id)}
      />
    </article>
  );
}
