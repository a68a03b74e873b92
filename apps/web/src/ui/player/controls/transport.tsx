import { ActionIcon, Loader } from '@mantine/core';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRewindBackward15 from '@tabler/icons-react/dist/esm/icons/IconRewindBackward15.mjs';
import IconRewindForward30 from '@tabler/icons-react/dist/esm/icons/IconRewindForward30.mjs';
import { useTranslation } from 'react-i18next';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from '../playback/use-playback.ts';
import classes from '../player.module.css';
import { SKIP_BACK_MS, SKIP_FORWARD_MS } from './skips.ts';

/** Back, play or pause, forward. */
export function Transport({ playback }: { playback: Playback }) {
  const { t } = useTranslation('player');
  const { playing, waiting } = usePlaybackState(playback);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.skip}
        size={48}
        radius="xl"
        aria-label={t('back', { seconds: SKIP_BACK_MS / 1000 })}
        onClick={() => playback.skip(-SKIP_BACK_MS)}
      >
        <IconRewindBackward15 size={30} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        className={classes.play}
        size={68}
        radius={34}
        c="var(--mantine-primary-color-contrast)"
        aria-label={playing ? t('pause') : t('play')}
        aria-busy={waiting}
        onClick={playback.toggle}
      >
        {waiting && <Loader className={classes.waiting} size={60} color="currentColor" aria-hidden="true" />}
        {playing ? (
          <IconPlayerPauseFilled size={30} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={30} className={classes.playShape} aria-hidden="true" />
        )}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.skip}
        size={48}
        radius="xl"
        aria-label={t('forward', { seconds: SKIP_FORWARD_MS / 1000 })}
        onClick={() => playback.skip(SKIP_FORWARD_MS)}
      >
        <IconRewindForward30 size={30} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
