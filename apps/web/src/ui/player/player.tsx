import { Button, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chapter, chapterAt } from './chapters.ts';
import { clockTime } from './clock.ts';
import { KeysHelp } from './controls/keys-help.tsx';
import { SeekBar } from './controls/seek-bar.tsx';
import { NUDGE_MS } from './controls/skips.ts';
import { SleepTimer } from './controls/sleep-timer.tsx';
import { SpeedMenu } from './controls/speed-menu.tsx';
import { Transport } from './controls/transport.tsx';
import { Dock } from './dock.tsx';
import type { Playback } from './playback/playback.ts';
import { usePlaybackState, usePosition } from './playback/use-playback.ts';
import classes from './player.module.css';

type Props = {
  playback: Playback;
  title: string;
  chapters?: readonly Chapter[];
  peaks?: readonly number[];
  /** Said between the times while no chapter has a name. */
  caption?: string;
  /** One more control at the end of the row, such as a download link. */
  trailing?: ReactNode;
  /** Asks for a recording that could not be loaded once more. */
  onRetry: () => void;
};

const NO_CHAPTERS: readonly Chapter[] = [];

/** The controls; the sound itself comes from <Sound>, which may outlive them. */
export function Player(props: Props) {
  const { playback, title, chapters = NO_CHAPTERS, peaks, caption = '', trailing, onRetry } = props;
  const { t } = useTranslation('player');
  const { failed, waiting } = usePlaybackState(playback);
  const area = useRef<HTMLElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // Menus are drawn elsewhere but report here too.
    if (event.defaultPrevented || !area.current?.contains(target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && !target.closest('button, a')) playback.toggle();
    else if (event.key === 'ArrowLeft') playback.skip(-NUDGE_MS);
    else if (event.key === 'ArrowRight') playback.skip(NUDGE_MS);
    else return;
    event.preventDefault();
  };

  return (
    // A press anywhere in the player gives it the keyboard.
    <section
      ref={area}
      className={classes.player}
      aria-label={t('player')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <SeekBar playback={playback} peaks={peaks} chapters={chapters} />
      <Times playback={playback} chapters={chapters} caption={caption} />
      <div className={classes.controls}>
        <div className={classes.leading}>
          <SpeedMenu playback={playback} />
        </div>
        <Transport playback={playback} />
        <div className={classes.trailing}>
          <SleepTimer chapters={chapters} />
          {trailing}
        </div>
      </div>
      <KeysHelp playback={playback} />
      <Dock playback={playback} title={title} player={area} />
      <VisuallyHidden role="status">{waiting ? t('buffering') : ''}</VisuallyHidden>
      {failed && (
        <div role="alert" className={classes.failed}>
          <span>{t('failed')}</span>
          <Button variant="light" size="xs" onClick={onRetry}>
            {t('try_again')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Times({ playback, chapters, caption }: Required<Pick<Props, 'playback' | 'chapters' | 'caption'>>) {
  const { t } = useTranslation('player');
  const { live, durationMs } = usePlaybackState(playback);
  const seconds = usePosition(playback, (ms) => Math.floor(ms / 1000));
  const chapter = usePosition(playback, (ms) => chapterAt(chapters, ms)?.title ?? caption);
  const leftMs = durationMs === null ? null : Math.max(0, Math.floor(durationMs / 1000) - seconds) * 1000;
  return (
    <div className={classes.times}>
      <span className="tabular">{clockTime(seconds * 1000)}</span>
      <span className={classes.chapter}>{chapter}</span>
      <span className={`tabular ${classes.left}`}>
        {live ? (
          <span className={classes.live}>{t('live')}</span>
        ) : (
          leftMs !== null && (
            <>
              <span aria-hidden="true">−{clockTime(leftMs)}</span>
              <VisuallyHidden>{t('remaining', { time: clockTime(leftMs) })}</VisuallyHidden>
            </>
          )
        )}
      </span>
    </div>
  );
}
