import { VisuallyHidden } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettled } from '../../lib/api/audio-events.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Cover } from '../../ui/player/cover/cover.tsx';
import { AudioActions } from './actions/audio-actions.tsx';
import { AudioFacts, AudioHeader } from './audio-header.tsx';
import classes from './audio-screen.module.css';
import { AudioTabs } from './audio-tabs.tsx';
import { useTrack } from './deck/use-track.ts';
import { FeedbackRequest } from './feedback/feedback-request.tsx';
import { RatingCard } from './feedback/rating-card.tsx';
import { LiveScript } from './making/live-script.tsx';
import { OpeningPanel } from './making/opening-panel.tsx';
import { ProgressPanel } from './making/progress-panel.tsx';
import { RemakePanel } from './making/remake-panel.tsx';
import { ReviewPanel } from './making/review-panel.tsx';
import { StoppedPanel } from './making/stopped-panel.tsx';
import { Sources } from './notes/sources.tsx';
import { Warnings } from './notes/warnings.tsx';
import { PlayerCard } from './player-card.tsx';

type Props = {
  audio: Audio;
  refetch: () => Promise<unknown>;
  editorFor: (audio: Audio) => ReactNode;
};

/** One audio in every state of its life: the left side stays where it is while the right side changes. */
export function AudioScreen({ audio, refetch, editorFor }: Props) {
  const { t } = useTranslation('listen');
  const playback = useTrack(audio.id);
  const ready = audio.status === 'ready';
  const inReview = audio.status === 'review';
  const stopped = audio.status === 'failed' || audio.status === 'cancelled';
  const said =
    ready && !audio.remake
      ? t('ready')
      : inReview
        ? t('review.title')
        : isSettled(audio)
          ? ''
          : t('making.title');
  return (
    <div className={classes.screen}>
      <BackLink to="/app/home">{t('back')}</BackLink>
      <div className={classes.columns}>
        <div className={classes.side}>
          <article className={classes.card}>
            <Cover id={audio.id} className={classes.cover} />
            <AudioHeader audio={audio} />
            {!stopped && !inReview && <PlayerCard audio={audio} playback={playback} refetch={refetch} />}
            {ready && <AudioActions audio={audio} />}
            <AudioFacts audio={audio} />
            <Sources audio={audio} />
          </article>
          {ready && <RatingCard audio={audio} className={classes.note} />}
          <Warnings audio={audio} className={classes.note} />
        </div>
        <div className={classes.main}>
          <RemakePanel audio={audio} />
          {ready && audio.opening && <OpeningPanel audio={audio} />}
          {ready ? (
            <AudioTabs audio={audio} playback={playback} />
          ) : inReview ? (
            <ReviewPanel audio={audio} editor={editorFor(audio)} />
          ) : stopped ? (
            <StoppedPanel audio={audio} />
          ) : (
            <>
              <ProgressPanel audio={audio} />
              <LiveScript audio={audio} />
            </>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {ready && <FeedbackRequest audio={audio} playback={playback} />}
    </div>
  );
}
