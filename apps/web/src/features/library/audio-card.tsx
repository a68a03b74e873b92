import type { Audio } from '@parlance/contract/audios';
import { baseLanguage } from '@parlance/kernel/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSettled } from '../../lib/api/audio-events.ts';
import { aheadOf } from '../../lib/api/audio-progress.ts';
import { audioName } from '../../lib/format/audio-name.ts';
import { dayOf, momentOf } from '../../lib/format/days.ts';
import { languageName } from '../../lib/format/language-names.ts';
import { clockTime, spokenTime } from '../../ui/player/clock.ts';
import { Cover } from '../../ui/player/cover/cover.tsx';
import classes from './audio-card.module.css';
import { useFollowedAudio } from './library-queries.ts';
import { heardShare, minutesLeft } from './listening-progress.ts';
import { StatusChip } from './status-chip.tsx';

type Props = {
  audio: Audio;
  playButtonFor: (audio: Audio) => ReactNode;
  queueButtonFor: (audio: Audio) => ReactNode;
};

export function AudioCard({ audio, playButtonFor, queueButtonFor }: Props) {
  const { t, i18n } = useTranslation('library');
  useFollowedAudio(audio);
  const running = !isSettled(audio);
  const ahead = aheadOf(audio);
  const heard = heardShare(audio);
  // Said only where it is not what the reader expects.
  const isReadersLanguage = baseLanguage(audio.language) === baseLanguage(i18n.language);
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Cover id={audio.id} className={classes.cover} />
        {audio.status === 'ready' && <span className={classes.play}>{playButtonFor(audio)}</span>}
      </div>
      <div className={classes.body}>
        <h2 className={classes.title}>
          {/* The link's area is the whole card. */}
          <Link to={`/app/audio/${audio.id}`} lang={audio.title ? audio.language : undefined} dir="auto">
            {audioName(audio, t('untitled'))}
          </Link>
        </h2>
        <p className={classes.facts}>
          <time dateTime={audio.created_at}>{dayOf(audio.created_at, i18n.language, 'medium')}</time>
          {!isReadersLanguage && (
            <>
              <span aria-hidden="true"> · </span>
              {languageName(audio.language, i18n.language)}
            </>
          )}
        </p>
        {audio.files_kept_until && (
          <p className={classes.facts}>
            {t('kept_until', { when: momentOf(audio.files_kept_until, i18n.language) })}
          </p>
        )}
        <div className={classes.foot}>
          {audio.status !== 'ready' && <StatusChip status={ahead > 0 ? 'queued' : audio.status} />}
          {audio.duration_ms !== null && heard === 0 && (
            <span
              className={`tabular ${classes.duration}`}
              title={spokenTime(audio.duration_ms, i18n.language)}
            >
              {clockTime(audio.duration_ms)}
            </span>
          )}
          {heard > 0 && (
            <>
              <div
                className={classes.track}
                role="progressbar"
                aria-label={t('heard')}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(heard * 100)}
              >
                <div className={classes.bar} style={{ transform: `scaleX(${heard})` }} />
              </div>
              <span className={`tabular ${classes.duration}`}>
                {t('left', { count: minutesLeft(audio) })}
              </span>
            </>
          )}
          {ahead > 0 && (
            <span className={`tabular ${classes.duration}`} aria-live="polite">
              {t('ahead', { count: ahead })}
            </span>
          )}
          {running && ahead === 0 && <RunningBar audio={audio} progress={(audio.remake ?? audio).progress} />}
          {audio.status === 'ready' && <span className={classes.queue}>{queueButtonFor(audio)}</span>}
        </div>
      </div>
    </article>
  );
}

function RunningBar({ audio, progress }: { audio: Audio; progress: Audio['progress'] }) {
  const { t } = useTranslation('library');
  const percent = Math.round(progress.percent);
  return (
    <>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('progress', { title: audioName(audio, t('untitled')) })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={classes.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span className={`tabular ${classes.duration}`} aria-hidden="true">
        {percent}%
      </span>
    </>
  );
}
