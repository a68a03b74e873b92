import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastBegun } from '../last-begun.ts';
import type { Playback } from '../playback/playback.ts';
import { usePosition } from '../playback/use-playback.ts';
import classes from './transcript.module.css';
import { type TurnAside, TurnView } from './turn-view.tsx';
import { speakersOf, type Turn } from './turns.ts';
import { letterAt, wordAtLetter } from './word-at.ts';

type Props = {
  playback: Playback;
  turns: readonly Turn[];
  /** What is spoken, for hyphenation, fonts and screen readers. */
  language: string;
  /** What is known of a turn beside its words, by its place. */
  asides?: ReadonlyMap<number, TurnAside>;
};

/** Where the line being said stands in the window, from its top. */
const READING_LINE = 0.28;
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', ' ']);

/** The text in step with the voice. It follows along until the reader scrolls. */
export function Transcript({ playback, turns, language, asides }: Props) {
  const { t } = useTranslation('player');
  const stillness = useReducedMotion();
  const speakers = useMemo(() => speakersOf(turns), [turns]);
  const current = usePosition(playback, (ms) => (ms === 0 ? -1 : lastBegun(turns, ms)));
  const box = useRef<HTMLElement>(null);
  const [following, setFollowing] = useState(true);
  /** The one line that Tab stops at; arrow keys move it. */
  const [stop, setStop] = useState(0);

  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(`[data-turn="${current}"]`);
    if (!following || !line || !box.current) return;
    const top = line.offsetTop - box.current.clientHeight * READING_LINE;
    box.current.scrollTo({ top, behavior: stillness ? 'auto' : 'smooth' });
  }, [current, following, stillness]);

  useEffect(() => setStop(Math.max(0, current)), [current]);

  // Words answer to the mouse; for the keyboard every line has a button with its time.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      const turn = turns[Number(target.closest<HTMLElement>('[data-turn]')?.dataset.turn ?? -1)];
      // Somebody marking text to copy it does not want to go anywhere.
      if (!turn || !target.closest('[data-text]') || window.getSelection()?.isCollapsed === false) return;
      const spoken = target.closest<HTMLElement>('[data-ms]')?.dataset.ms;
      const word = wordAtLetter(turn.words, letterAt(event.clientX, event.clientY));
      playback.playFrom(spoken === undefined ? (word?.startMs ?? turn.startMs) : Number(spoken));
      setFollowing(true);
    };
    const letGo = () => setFollowing(false);
    element.addEventListener('click', onClick);
    element.addEventListener('wheel', letGo, { passive: true });
    element.addEventListener('touchmove', letGo, { passive: true });
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('wheel', letGo);
      element.removeEventListener('touchmove', letGo);
    };
  }, [playback, turns]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (SCROLL_KEYS.has(event.key)) setFollowing(false);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setFollowing(false);
    const next = Math.min(turns.length - 1, Math.max(0, stop + step));
    setStop(next);
    box.current?.querySelector<HTMLElement>(`[data-turn="${next}"] button`)?.focus();
  };

  return (
    <div className={classes.frame}>
      <section ref={box} className={classes.box} aria-label={t('transcript')} onKeyDown={onKeyDown}>
        <ol className={classes.turns} lang={language} data-started={current >= 0 || undefined}>
          {turns.map((turn, index) => (
            <TurnView
              key={turn.startMs}
              turn={turn}
              aside={asides?.get(index)}
              index={index}
              speakerPlace={speakers.indexOf(turn.speaker)}
              playback={playback}
              active={index === current}
              tabStop={index === stop}
            />
          ))}
        </ol>
      </section>
      <div className={classes.followPlace}>
        {!following && current >= 0 && (
          <Button
            className={classes.follow}
            size="sm"
            radius="xl"
            leftSection={<IconCurrentLocation size={16} aria-hidden="true" />}
            onClick={() => setFollowing(true)}
          >
            {t('follow')}
          </Button>
        )}
      </div>
    </div>
  );
}
