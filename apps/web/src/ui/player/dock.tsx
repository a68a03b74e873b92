import { type RefObject, useEffect, useState } from 'react';
import { clockTime } from './clock.ts';
import { ToggleButton } from './controls/toggle-button.tsx';
import classes from './dock.module.css';
import type { Playback } from './playback/playback.ts';
import { useProgress } from './playback/use-progress.ts';

type Props = { playback: Playback; title: string; player: RefObject<HTMLElement | null> };

/** On a phone, once the player is scrolled away and something was begun: pause and position stay at hand. */
export function Dock({ playback, title, player }: Props) {
  const { playing, seconds, share } = useProgress(playback);
  const [away, setAway] = useState(false);

  useEffect(() => {
    if (!player.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(player.current);
    return () => observer.disconnect();
  }, [player]);

  if (!away || (seconds === 0 && !playing)) return null;
  return (
    <div className={classes.dock}>
      <ToggleButton playing={playing} onClick={playback.toggle} />
      <span className={classes.title}>{title}</span>
      <span className={`tabular ${classes.time}`}>{clockTime(seconds * 1000)}</span>
      <span className={classes.share} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
