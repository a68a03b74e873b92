import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chapter, chapterAt } from '../chapters.ts';
import { clockTime, spokenTime } from '../clock.ts';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState, usePosition } from '../playback/use-playback.ts';
import { barsFor, barsOf, waveformPath } from '../waveform.ts';
import classes from './seek-bar.module.css';
import { seekByKey } from './skips.ts';

const HEIGHT = 64;
const NO_PEAKS: readonly number[] = [];

type Props = {
  playback: Playback;
  /** Without them (still loading, still being made) the bar is an even line of the same height. */
  peaks?: readonly number[];
  chapters: readonly Chapter[];
};

export function SeekBar({ playback, peaks = NO_PEAKS, chapters }: Props) {
  const { t, i18n } = useTranslation('player');
  const { durationMs, reachMs } = usePlaybackState(playback);
  const totalMs = durationMs ?? reachMs;
  const seconds = usePosition(playback, (ms) => Math.floor(ms / 1000));
  const { ref: sizeRef, width } = useElementSize();
  const bar = useRef<HTMLDivElement>(null);
  const [aimMs, setAimMs] = useState<number | null>(null);
  const [dragging, setDragging] = useState(false);

  const path = useMemo(() => waveformPath(barsOf(peaks, barsFor(width)), HEIGHT), [peaks, width]);

  useEffect(() => {
    const draw = () => {
      const shownMs = dragging && aimMs !== null ? aimMs : playback.positionMs();
      const share = totalMs > 0 ? Math.min(1, shownMs / totalMs) : 0;
      bar.current?.style.setProperty('--played', `${share * 100}%`);
    };
    draw();
    return playback.subscribePosition(draw);
  }, [playback, totalMs, dragging, aimMs]);

  const aimOf = (event: PointerEvent<HTMLDivElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * totalMs;
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || totalMs === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    setAimMs(aimOf(event));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (dragging) playback.seek(aimOf(event));
    setDragging(false);
    setAimMs(null);
  };
  const leave = () => {
    setDragging(false);
    setAimMs(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = seekByKey(event.key, playback.positionMs(), totalMs);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    playback.seek(to);
  };

  const said = (ms: number) => spokenTime(ms, i18n.language);
  const chapter = chapterAt(chapters, seconds * 1000);
  const aimed = aimMs === null ? undefined : chapterAt(chapters, aimMs);

  return (
    <div
      ref={bar}
      className={classes.bar}
      role="slider"
      tabIndex={0}
      aria-label={t('seek')}
      aria-valuemin={0}
      aria-valuemax={Math.round(totalMs / 1000)}
      aria-valuenow={Math.min(seconds, Math.round(totalMs / 1000))}
      aria-valuetext={[
        durationMs === null
          ? t('position_live', { elapsed: said(seconds * 1000) })
          : t('position', { elapsed: said(seconds * 1000), total: said(durationMs) }),
        ...(chapter ? [chapter.title] : []),
      ].join(', ')}
      data-dragging={dragging || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={(event) =>
        (dragging || event.pointerType === 'mouse') && totalMs > 0 && setAimMs(aimOf(event))
      }
      onPointerUp={release}
      onPointerCancel={leave}
      onPointerLeave={() => !dragging && leave()}
    >
      <div ref={sizeRef} className={classes.wave}>
        <svg width="100%" height={HEIGHT} aria-hidden="true">
          <path className={classes.ahead} d={path} />
          <path className={classes.played} d={path} />
        </svg>
        {totalMs > 0 &&
          chapters
            .filter(({ startMs }) => startMs > 0 && startMs < totalMs)
            .map(({ startMs }) => (
              <span
                key={startMs}
                className={classes.mark}
                style={{ left: `${(startMs / totalMs) * 100}%` }}
              />
            ))}
        <span className={classes.head} />
      </div>
      {aimMs !== null && (
        <span
          className={classes.aim}
          style={{ left: `${(aimMs / totalMs) * 100}%` }}
          data-side={aimMs > totalMs / 2 ? 'left' : 'right'}
          aria-hidden="true"
        >
          <span className={classes.aimLabel}>
            {clockTime(aimMs)}
            {aimed && <span className={classes.aimChapter}>{aimed.title}</span>}
          </span>
        </span>
      )}
    </div>
  );
}
