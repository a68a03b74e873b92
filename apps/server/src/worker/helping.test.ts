import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { expect, it } from 'vitest';
import type { RunRow } from '../features/audios/audios.store.ts';
import { openLog } from '../log.ts';
import { openHelping } from './helping.ts';

const SCRIPT = {
  title: 'Rivers',
  language: 'en-US',
  mode: 'dialogue',
  chapters: [{ title: 'One', firstLine: 0 }],
  lines: Array.from({ length: 12 }, (_, at) => ({
    speaker: at % 2 ? 'COHOST' : 'HOST',
    text: `Line ${at} about rivers.`,
    sourceRefs: [],
    chapter: 0,
  })),
  notes: '',
  warnings: [],
};
const RUN = {
  id: 'run',
  userId: 'ada',
  audioId: 'audio',
  artifacts: { script: 'script.json' },
  brief: { voices: { host: 'a', cohost: 'b' }, source: { type: 'script' } },
} as unknown as RunRow;

/** One stretch that waits to be helped with, a voice that speaks when the test says so, and what became of both. */
function oneToHelp({ exists = true, held = (_text: string): boolean => true } = {}) {
  const objects = new Map([['script.json', new TextEncoder().encode(JSON.stringify(SCRIPT))]]);
  const ends: string[] = [];
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  let offered = true;
  const store = {
    head: async (key: string) => (objects.has(key) ? { bytes: 1, etag: '' } : undefined),
    get: async (key: string) => objects.get(key),
    put: async (key: string, body: Uint8Array<ArrayBuffer>) => void objects.set(key, body),
    async deletePrefix(prefix: string) {
      for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
    },
  } as unknown as ObjectStore;
  const voice = {
    versionOf: () => '1',
    concurrency: 2,
    catalogue: () => [],
    async speak({ text, signal }: { text: string; signal: AbortSignal }) {
      said.push(text);
      const stopped = new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      await Promise.race([held(text) ? gate.promise : undefined, stopped]);
      return { samples: new Float32Array(2_400), sampleRate: 24_000, words: [] };
    },
  } as unknown as Voice;
  const helping = openHelping({
    claims: {
      async help(holder, notOf) {
        if (!offered || notOf.includes('run')) return undefined;
        offered = false;
        return { run: RUN, claim: { runId: 'run', stretch: 1, holder } };
      },
      hold: async () => true,
      leave: async () => void ends.push('left'),
      giveUp: async () => void ends.push('given up'),
    },
    line: { store, voice },
    exists: async () => exists,
    jobs: 1,
    log: openLog('silent'),
    lookMs: 1,
  });
  helping.start();
  const takes = () => [...objects.keys()].filter((key) => key.startsWith('users/ada/audios/audio/takes/'));
  const offer = () => {
    offered = true;
  };
  return { helping, said, ends, takes, speak: gate.resolve, offer };
}

it('who has nothing to speak speaks a stretch of what another has', async () => {
  const { helping, said, ends, takes, speak } = oneToHelp();
  speak();
  await expect.poll(() => ends).toEqual(['left']);
  expect(said).toEqual(SCRIPT.lines.slice(6).map(({ text }) => text));
  expect(takes()).toHaveLength(6);
  await helping.close();
});

it('gives way at once to a run that comes here, and helps again when it is over', async () => {
  const { helping, said, ends, takes, offer } = oneToHelp();
  await expect.poll(() => said.length).toBe(2);
  helping.giveWay('another');
  await expect.poll(() => ends).toEqual(['given up']);
  expect(takes()).toEqual([]);
  offer();
  await sleep(20);
  expect(said.length).toBe(2);
  helping.over('another');
  await expect.poll(() => said.length).toBe(4);
  await helping.close();
  expect(ends).toEqual(['given up', 'given up']);
});

it('takes the next stretch while the last line of one is being spoken, and gives way with both', async () => {
  const { helping, said, ends, offer } = oneToHelp({ held: (text) => text.includes('11') });
  await expect.poll(() => said.length).toBe(6);
  expect(ends).toEqual([]);
  offer();
  // The same one again: its other lines are there already.
  await expect.poll(() => said.length).toBe(7);
  helping.giveWay('another');
  await expect.poll(() => ends).toEqual(['given up', 'given up']);
  await helping.close();
});

it('leaves nothing behind of an audio that was deleted meanwhile', async () => {
  const { helping, ends, takes, speak } = oneToHelp({ exists: false });
  speak();
  await expect.poll(() => ends).toEqual(['left']);
  await expect.poll(takes).toEqual([]);
  await helping.close();
});
