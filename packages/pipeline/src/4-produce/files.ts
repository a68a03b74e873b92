import { createReadStream } from 'node:fs';
import type { Master, TimedLine } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import type { ObjectStore } from '@parlance/ports/object-store';
import { scriptCues } from '@parlance/transcripts/script-cues';
import { writeVtt } from '@parlance/transcripts/write-vtt';
import type { Mixed } from './mix/mix.ts';

/** Podcasting 2.0 chapters, application/json+chapters. */
function podcastChapters(chapters: Mixed['chapters']): string {
  return JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ title, startMs, endMs }) => ({
      startTime: startMs / 1000,
      endTime: endMs / 1000,
      title,
    })),
  });
}

/** Opened when the first byte is asked for: a store that refuses asks for none, and the file may be gone by then. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

/** The recording and what is in step with it, put beside the live stream. */
export async function keepFiles(
  store: ObjectStore,
  { keyPrefix, speakerNames }: { keyPrefix: string; speakerNames: { HOST: string; COHOST: string } },
  script: Script,
  mixed: Mixed,
  lines: TimedLine[],
): Promise<Master> {
  const keys = {
    mediaKey: `${keyPrefix}media.mp3`,
    transcriptKey: `${keyPrefix}transcript.vtt`,
    chaptersKey: `${keyPrefix}chapters.json`,
    peaksKey: `${keyPrefix}peaks.json`,
  };
  const putText = (key: string, text: string) => store.put(key, new TextEncoder().encode(text));
  await store.put(keys.mediaKey, bytesOf(mixed.mediaPath));
  await putText(keys.transcriptKey, writeVtt(scriptCues(script, lines, speakerNames)));
  await putText(keys.chaptersKey, podcastChapters(mixed.chapters));
  await putText(keys.peaksKey, JSON.stringify({ peaks: mixed.peaks }));
  return {
    ...keys,
    mediaBytes: mixed.mediaBytes,
    durationMs: mixed.durationMs,
    loudnessLufs: mixed.loudnessLufs,
    truePeakDb: mixed.truePeakDb,
    chapters: mixed.chapters.map(({ title, startMs }) => ({ title, startMs })),
    lines,
  };
}
