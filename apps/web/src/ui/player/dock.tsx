import { ActionIcon } from '@mantine/core';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from './clock.ts';
import classes from './dock.module.css';
import type { Playback } from './playback.ts';
import { usePlaybackState, usePosition } from './use-playback.ts';

type Props = { playback: Playback; title: string; player: RefObject<HTMLElement | null> };

/** On a phone, once the player is scrolled away and something was begun: pause and position stay at hand. */
export function Dock({ playback, title, player }: Props) {
  const { t } = useTranslation('player');
  const { playing, durationMs, reachMs } = usePlaybackState(playback);
  const seconds = usePosition(playback, (ms) => Math.floor(ms / 1000));
  const [away, setAway] = useState(false);

  useEffect(() => {
    if (!player.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(player.current);
    return () => observer.disconnect();
  }, [player]);

  if (!away || (seconds === 0 && !playing)) return null;
  const totalMs = durationMs ?? reachMs;
  const share = totalMs > 0 ? Math.min(1, (seconds * 1000) / totalMs) : 0;
  return (
    <div className={classes.dock}>
      <ActionIcon
        size={44}
        radius="xl"
        c="var(--mantine-primary-color-contrast)"
        aria-label={playing ? t('pause') : t('play')}
        onClick={playback.toggle}
      >
        {playing ? (
          <IconPlayerPauseFilled size={20} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden="true" />
        )}
      </ActionIcon>
      <span className={classes.title}>{title}</span>
      <span className={`tabular ${classes.time}`}>{clockTime(seconds * 1000)}</span>
      <span className={classes.share} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
