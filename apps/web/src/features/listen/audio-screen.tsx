import { VisuallyHidden } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isFinal } from '../../lib/events.ts';
import { Cover } from '../../ui/player/cover/cover.tsx';
import { AddToFeed } from './add-to-feed/add-to-feed.tsx';
import { AudioFacts, AudioHeader } from './audio-header.tsx';
import classes from './audio-screen.module.css';
import { AudioTabs } from './audio-tabs.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { ListenCard } from './listen-card.tsx';
import { MadeFrom } from './made-from.tsx';
import { ProgressPanel } from './making/progress-panel.tsx';
import { StoppedPanel } from './stopped-panel.tsx';
import { useRecording } from './use-recording.ts';

type Props = { audio: Audio; refetch: () => Promise<unknown> };

/** One audio in every state of its life: the left side stays where it is while the right side changes. */
export function AudioScreen({ audio, refetch }: Props) {
  const { t } = useTranslation('listen');
  const recording = useRecording(audio, refetch);
  const stopped = audio.status === 'failed' || audio.status === 'cancelled';
  return (
    <div className={classes.screen}>
      <Link to="/app/home" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </Link>
      <div className={classes.columns}>
        <div className={classes.side}>
          <article className={classes.card}>
            <Cover id={audio.id} className={classes.cover} />
            <AudioHeader audio={audio} />
            <AudioFacts audio={audio} />
            <MadeFrom audio={audio} />
            <AddToFeed audio={audio} />
            {!stopped && <ListenCard audio={audio} recording={recording} />}
          </article>
          <GoodToKnow audio={audio} className={classes.note} />
        </div>
        <div className={classes.main}>
          {audio.status === 'ready' ? (
            <AudioTabs audio={audio} playback={recording.playback} />
          ) : stopped ? (
            <StoppedPanel audio={audio} />
          ) : (
            <ProgressPanel audio={audio} />
          )}
        </div>
      </div>
      <VisuallyHidden role="status">
        {audio.status === 'ready' && recording.hearable
          ? t('ready')
          : isFinal(audio.status)
            ? ''
            : t('making.title')}
      </VisuallyHidden>
    </div>
  );
}
