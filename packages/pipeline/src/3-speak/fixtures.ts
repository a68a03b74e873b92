import type { Script } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Speech, Voice } from '@parlance/ports/voice';

export function memoryStore(): ObjectStore & { objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  const info = (bytes: Uint8Array) => ({ bytes: bytes.length, etag: 'memory' });
  const must = (key: string): Uint8Array => {
    const found = objects.get(key);
    if (!found) throw new AppError('object.missing', { log: key });
    return found;
  };
  return {
    objects,
    async put(key, body) {
      if (!(body instanceof Uint8Array)) throw new Error('only whole objects are put here');
      objects.set(key, body.slice());
      return info(body);
    },
    async head(key) {
      const found = objects.get(key);
      return found && info(found);
    },
    get: async (key) => must(key),
    stream: async (key) => new Blob([must(key).slice()]).stream(),
    async deletePrefix(prefix) {
      for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
    },
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** A line being spoken: the test decides when and how it ends. */
export type OpenLine = {
  text: string;
  voiceId: string;
  signal: AbortSignal;
  finish(speech?: Speech): void;
  fail(error: unknown): void;
};

/** A tone as long as the text, with its words spread over it. */
export function toneFor(text: string, sampleRate = 24_000): Speech {
  const words = text.split(' ');
  const wordMs = 100;
  const samples = Float32Array.from(
    { length: Math.round((words.length * wordMs * sampleRate) / 1000) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  );
  const times = words.map((word, at) => ({ text: word, startMs: at * wordMs, endMs: (at + 1) * wordMs }));
  return { samples, sampleRate, words: times };
}

export type HandVoice = Voice & { open: OpenLine[]; asked: string[] };

/** Holds every line open until the test ends it; `answer` ends them by itself. */
export function handVoice(concurrency: number, answer?: (line: OpenLine) => void): HandVoice {
  const open: OpenLine[] = [];
  const asked: string[] = [];
  return {
    provider: 'hand',
    versionOf: () => 'hand-1',
    concurrency,
    open,
    asked,
    catalogue: () => [],
    speak({ text, voiceId, signal }) {
      asked.push(text);
      return new Promise((resolve, reject) => {
        const close = () => open.splice(open.indexOf(line), 1);
        const line: OpenLine = {
          text,
          voiceId,
          signal,
          finish(speech = toneFor(text)) {
            close();
            resolve(speech);
          },
          fail(error) {
            close();
            reject(error);
          },
        };
        open.push(line);
        signal.addEventListener('abort', () => line.fail(signal.reason), { once: true });
        answer?.(line);
      });
    },
  };
}

export function scriptOf(texts: string[]): Script {
  return {
    title: 'Test',
    language: 'en-US',
    mode: 'dialogue',
    lines: texts.map((text, at) => ({
      speaker: at % 2 === 0 ? 'HOST' : 'COHOST',
      text,
      sourceRefs: [],
      chapter: 0,
    })),
    chapters: [{ title: 'All', firstLine: 0 }],
    notes: '',
    warnings: [],
  };
}
