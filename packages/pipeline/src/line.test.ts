import type { Brief } from '@parlance/artifacts/brief';
import { expect, it } from 'vitest';
import { handVoice, memoryStore, scriptOf } from './3-speak/fixtures.ts';
import { type LineDeps, makeAudio, type Recorder } from './line.ts';

const brief: Brief = {
  source: { type: 'text', text: 'The harbour was built long ago. It still stands.' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voices: { host: 'low', cohost: 'high' },
};
const run = {
  brief,
  creator: 'Ada',
  guid: 'a',
  takesPrefix: 'takes/',
  pronunciations: [],
  filesPrefix: 'files/',
};

const forgetful: Recorder = {
  load: async () => undefined,
  keep: async () => {},
  enter: async () => {},
  checked: () => {},
  spoke: async () => {},
  livePart: async () => {},
};

it('begins to speak a chapter while the next is being written, and stops when writing fails', async () => {
  let heard = () => {};
  const speaking = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const voice = handVoice(2, () => heard());
  const deps = {
    detector: { detect: () => 'en' },
    voice,
    store: memoryStore(),
    writer: {
      name: 'by chapters',
      translates: false,
      skill: () => 'full',
      async write(_source, _brief, _signal, onLines) {
        onLines?.(scriptOf(['Good morning.', 'And to you.']).lines);
        await speaking;
        throw new Error('the second chapter never came');
      },
    },
  } satisfies Partial<LineDeps>;
  const made = makeAudio(deps as unknown as LineDeps, run, forgetful, new AbortController().signal);
  await expect(made).rejects.toThrow('the second chapter never came');
  expect(voice.asked).toEqual(['Good morning.', 'And to you.']);
  expect(voice.open).toEqual([]);
});

it('speaks nothing of a script that somebody wants to read first, and stops when it is checked', async () => {
  const voice = handVoice(2);
  const entered: string[] = [];
  const kept: string[] = [];
  const deps = {
    detector: { detect: () => 'en' },
    voice,
    store: memoryStore(),
    writer: {
      name: 'by chapters',
      translates: false,
      skill: () => 'full',
      async write(_source, _brief, _signal, onLines) {
        const script = scriptOf(['The harbour was built long ago.', 'And it still stands.']);
        onLines?.(script.lines);
        return script;
      },
    },
  } satisfies Partial<LineDeps>;
  const record: Recorder = {
    ...forgetful,
    keep: async (name) => void kept.push(name),
    enter: async (status) => void entered.push(status),
  };
  const made = makeAudio(
    deps as unknown as LineDeps,
    { ...run, reviewFirst: true },
    record,
    new AbortController().signal,
  );
  expect(await made).toBeUndefined();
  expect(voice.asked).toEqual([]);
  expect(kept).toEqual(['source', 'script', 'check']);
  expect(entered).toEqual(['ingesting', 'writing', 'review']);
});
