import { ActionIcon, CloseButton } from '@mantine/core';
import IconPlayerSkipForwardFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForwardFilled.mjs';
import IconRewindBackward15 from '@tabler/icons-react/dist/esm/icons/IconRewindBackward15.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { audioName } from '../../../lib/format/audio-name.ts';
import { clockTime } from '../../../ui/player/clock.ts';
import { SKIP_BACK_MS } from '../../../ui/player/controls/skips.ts';
import { ToggleButton } from '../../../ui/player/controls/toggle-button.tsx';
import { Cover } from '../../../ui/player/cover/cover.tsx';
import { newPlayback } from '../../../ui/player/playback/use-playback.ts';
import { useProgress } from '../../../ui/player/playback/use-progress.ts';
import { useAudio } from '../audio-queries.ts';
import { letGo, playNext, type Track, useDeck } from './deck-state.ts';
import classes from './mini-player.module.css';

/** What is heard, at hand on every other page. */
export function MiniPlayer({ track: { audioId, playback } }: { track: Track }) {
  const { t } = useTranslation(['player', 'listen']);
  const { data: audio } = useAudio(audioId);
  const { playing, durationMs, seconds, share } = useProgress(playback);
  const nextId = useDeck(({ queue }) => queue[0]);
  const { data: next } = useAudio(nextId ?? '', nextId !== undefined);
  return (
    <section className={classes.bar} aria-label={t('player:mini')} data-mini-player="">
      <Cover id={audioId} className={classes.cover} />
      <div className={classes.words}>
        <Link to={`/app/audio/${audioId}`} className={classes.title} lang={audio?.language} dir="auto">
          {audio ? audioName(audio, t('listen:untitled')) : ''}
        </Link>
        <span className={`tabular ${classes.time}`}>
          {clockTime(seconds * 1000)}
          {durationMs !== null && ` / ${clockTime(durationMs)}`}
          {next && ` · ${t('player:queue.next', { title: audioName(next, t('listen:untitled')) })}`}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        size={42}
        radius="xl"
        className={classes.back}
        aria-label={t('player:back', { seconds: SKIP_BACK_MS / 1000 })}
        onClick={() => playback.skip(-SKIP_BACK_MS)}
      >
        <IconRewindBackward15 size={24} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <ToggleButton playing={playing} onClick={playback.toggle} />
      {nextId !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          size={42}
          radius="xl"
          aria-label={t('player:queue.skip')}
          onClick={() => playNext(newPlayback)}
        >
          <IconPlayerSkipForwardFilled size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <CloseButton size={40} radius="xl" aria-label={t('player:stop')} onClick={() => letGo()} />
      <span className={classes.share} style={{ transform: `scaleX(${share})` }} />
    </section>
  );
}
