/** Podcasting 2.0 chapters, application/json+chapters. */
export function chaptersFile(chapters: readonly { title: string; startMs: number; endMs: number }[]): string {
  return JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ title, startMs, endMs }) => ({
      startTime: startMs / 1000,
      endTime: endMs / 1000,
      title,
    })),
  });
}
