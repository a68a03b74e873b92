import { useTranslation } from 'react-i18next';
import classes from './chapter-list.module.css';
import type { Chapter } from './chapters.ts';
import { clockTime, spokenTime } from './clock.ts';
import { lastBegun } from './last-begun.ts';
import type { Playback } from './playback/playback.ts';
import { usePlaybackState, usePosition } from './playback/use-playback.ts';

type Props = { playback: Playback; chapters: readonly Chapter[]; language: string };

export function ChapterList({ playback, chapters, language }: Props) {
  const { i18n } = useTranslation();
  const { durationMs } = usePlaybackState(playback);
  const current = usePosition(playback, (ms) => (ms === 0 ? -1 : lastBegun(chapters, ms)));
  return (
    <ol className={classes.list}>
      {chapters.map((chapter, index) => {
        const endMs = chapters[index + 1]?.startMs ?? durationMs;
        return (
          <li key={chapter.startMs}>
            <button
              type="button"
              className={classes.chapter}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => playback.playFrom(chapter.startMs)}
            >
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={classes.title} lang={language} dir="auto">
                {chapter.title}
                {endMs !== null && (
                  <span className={classes.length} lang={i18n.language}>
                    {spokenTime(endMs - chapter.startMs, i18n.language)}
                  </span>
                )}
              </span>
              <span className={`tabular ${classes.time}`}>{clockTime(chapter.startMs)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
