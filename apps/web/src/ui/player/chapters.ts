import { lastBegun } from './last-begun.ts';

export type Chapter = { title: string; startMs: number };

export const chapterAt = (chapters: readonly Chapter[], atMs: number): Chapter | undefined =>
  chapters[lastBegun(chapters, atMs)];
