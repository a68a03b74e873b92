import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../clock.ts';
import { lastBegun } from '../last-begun.ts';
import type { Playback } from '../playback/playback.ts';
import { usePosition } from '../playback/use-playback.ts';
import classes from './transcript.module.css';
import type { Turn } from './turns.ts';

/** What a turn rests on, and what can be done with it. */
export type TurnAside = { label: string; panel: ReactNode; tools: (tabIndex: number) => ReactNode };

type Props = {
  turn: Turn;
  aside?: TurnAside | undefined;
  index: number;
  /** Decides the colour; the name says the same without colour. */
  speakerPlace: number;
  playback: Playback;
  active: boolean;
  tabStop: boolean;
};

const SPEAKER_COLOURS = 4;

/** One turn; memoised, and cut into words only while it is being said: an hour of talk has ten thousand. */
export const TurnView = memo(function TurnView({
  turn,
  aside,
  index,
  speakerPlace,
  playback,
  active,
  tabStop,
}: Props) {
  const { t, i18n } = useTranslation('player');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const time = clockTime(turn.startMs);
  return (
    <li
      className={classes.turn}
      data-turn={index}
      data-speaker={speakerPlace % SPEAKER_COLOURS}
      data-opens={turn.opens || undefined}
      data-active={active || undefined}
      aria-current={active ? 'true' : undefined}
    >
      <div className={classes.head}>
        {turn.opens && turn.speaker !== '' && <span className={classes.speaker}>{turn.speaker}</span>}
        <button
          type="button"
          className={`tabular ${classes.time}`}
          tabIndex={tabStop ? 0 : -1}
          aria-label={t('play_from', { time })}
          onClick={() => playback.playFrom(turn.startMs)}
        >
          {time}
        </button>
        {aside && (
          <span className={classes.aside} lang={i18n.language}>
            {aside.tools(tabStop ? 0 : -1)}
            {aside.panel && (
              <button
                type="button"
                className={classes.marker}
                tabIndex={tabStop ? 0 : -1}
                aria-expanded={open}
                aria-controls={open ? panelId : undefined}
                onClick={() => setOpen(!open)}
              >
                <IconQuote size={14} aria-hidden="true" />
                {aside.label}
              </button>
            )}
          </span>
        )}
      </div>
      <p className={classes.text} dir="auto" data-text>
        {active ? <SpokenWords turn={turn} playback={playback} /> : textOf(turn)}
      </p>
      {open && aside?.panel && (
        <div id={panelId} lang={i18n.language}>
          {aside.panel}
        </div>
      )}
    </li>
  );
});

const textOf = (turn: Turn): string => turn.words.map((word) => word.text).join('');

function SpokenWords({ turn, playback }: { turn: Turn; playback: Playback }) {
  const spoken = usePosition(playback, (ms) => lastBegun(turn.words, ms));
  return turn.words.map((word, index) => {
    const state = index < spoken ? 'said' : index === spoken ? 'now' : undefined;
    const text = word.text.trimEnd();
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and two may begin at once.
      <span key={index}>
        <span className={classes.word} data-ms={word.startMs} data-word={state}>
          {text}
        </span>
        {word.text.slice(text.length)}
      </span>
    );
  });
}
