import { setTimeout } from 'node:timers/promises';
import type { Brief } from '@parlance/artifacts/brief';
import type { Master } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import { expect, it } from 'vitest';
import { readHere } from './1-ingest/fixtures/read-here.ts';
import { handVoice, memoryStore, scriptOf } from './3-speak/fixtures.ts';
import type { MixedLine, OpenMix } from './4-produce/mix/mix.ts';
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
  dictionary: { entries: [], isMeasured: true },
  filesPrefix: 'files/',
};

const forgetful: Recorder = {
  load: async () => undefined,
  keep: async () => {},
  enter: async () => {},
  read: () => {},
  checked: () => {},
  hearable: async () => {},
  spoke: async () => {},
  livePart: async () => {},
};

const CHAPTERS = [
  ['The harbour was built long ago.', 'By whom?'],
  ['By the people of the town.', 'It still stands.'],
];
const whole = (): Script => {
  const script = scriptOf(CHAPTERS.flat());
  return {
    ...script,
    lines: script.lines.map((line, at) => ({ ...line, chapter: Math.floor(at / 2) })),
    chapters: [
      { title: 'One', firstLine: 0 },
      { title: 'Two', firstLine: 2 },
    ],
  };
};

/** Lays clips end to end and makes no sound. */
const openMix: OpenMix = async () => {
  const lines: MixedLine[] = [];
  return {
    begin: async () => new Uint8Array(1),
    async add() {
      lines.push({ startMs: lines.length, endMs: lines.length + 1, clipStartMs: lines.length });
      return new Uint8Array(1);
    },
    finish: async () => ({
      live: new Uint8Array(1),
      mixed: {
        mediaPath: import.meta.filename,
        mediaBytes: 1,
        durationMs: 4,
        loudnessLufs: -16,
        truePeakDb: -2,
        lines,
        chapters: [],
        peaks: [],
      },
    }),
    discard: async () => {},
  };
};

/** A line with a writer that works chapter by chapter, and what is recorded of it. */
function byChapters(
  voice: Voice,
  between: (wanted: AbortSignal) => Promise<void>,
  last = whole(),
  lanes: LineDeps['lanes'] = { speakEarly: async () => true, toSpeak: async () => {} },
) {
  const { store } = putOnly();
  const events: string[] = [];
  const deps = {
    foreign: readHere(),
    voice,
    store,
    openMix,
    clock: { now: () => new Date(0) },
    lanes,
    writer: {
      name: 'by chapters',
      translates: false,
      skill: () => 'full',
      async write(_source, _brief, signal, onLines) {
        const { lines } = whole();
        onLines?.(lines.slice(0, 2));
        await between(signal);
        onLines?.(lines.slice(2));
        return last;
      },
    },
  } satisfies Partial<LineDeps>;
  const record: Recorder = {
    ...forgetful,
    keep: async (name) => void events.push(`kept ${name}`),
    enter: async (status) => void events.push(status),
    async spoke({ index }) {
      // The first is the slowest to be written down: the others must wait for it.
      if (index === 0) await setTimeout(20);
      events.push(`spoke ${index}`);
    },
    livePart: async (index) => void events.push(`live ${index}`),
  };
  const make = (change: Partial<Recorder> = {}) =>
    makeAudio(deps as unknown as LineDeps, run, { ...record, ...change }, new AbortController().signal);
  return { make, events };
}

const putOnly = () => {
  const store = memoryStore();
  const put: ObjectStore['put'] = async (key, body) =>
    store.put(key, body instanceof Uint8Array ? body : new Uint8Array(1));
  return { store: { ...store, put } };
};

it('lets the first chapter be heard while the second is being written, and counts lines once it knows how many', async () => {
  const voice = handVoice(2, (line) => line.finish());
  const { make, events } = byChapters(voice, () =>
    // The last line of a chapter waits for what follows: how long the pause is hangs on it.
    expect.poll(() => events).toEqual(['ingesting', 'kept source', 'writing', 'live 0']),
  );
  await make();
  expect(voice.asked).toEqual(CHAPTERS.flat());
  const speaking = events.indexOf('speaking');
  expect(events.indexOf('kept script')).toBeLessThan(speaking);
  const spoke = events.filter((event) => event.startsWith('spoke'));
  expect(spoke).toEqual(['spoke 0', 'spoke 1', 'spoke 2', 'spoke 3']);
  expect(events.indexOf('spoke 0')).toBeGreaterThan(speaking);
  expect(events.slice(-4)).toEqual(['live 4', 'kept takes', 'kept master', 'kept release']);
});

it('speaks nothing without a place, and stops with the script kept when it has to wait for one elsewhere', async () => {
  const voice = handVoice(2, (line) => line.finish());
  const moves = new AppError('run.moves');
  const asked: string[] = [];
  const lanes = {
    speakEarly: async () => asked.push('early') === 0,
    toSpeak: () => Promise.reject(moves),
  };
  const { make, events } = byChapters(voice, async () => {}, whole(), lanes);
  await expect(make()).rejects.toBe(moves);
  expect(asked).toEqual(['early', 'early']);
  expect(voice.asked).toEqual([]);
  expect(events).toEqual(['ingesting', 'kept source', 'writing', 'kept script', 'kept check', 'writing']);
});

it('speaks from the second chapter on when there was no place before', async () => {
  const voice = handVoice(2, (line) => line.finish());
  let free = false;
  const lanes = { speakEarly: async () => free, toSpeak: async () => {} };
  const { make, events } = byChapters(
    voice,
    async () => {
      expect(voice.asked).toEqual([]);
      free = true;
    },
    whole(),
    lanes,
  );
  await make();
  expect(events.filter((event) => event === 'writing')).toHaveLength(1);
  expect(voice.asked).toEqual(CHAPTERS.flat());
});

it('stops speaking when writing fails, and leaves nothing going on', async () => {
  const voice = handVoice(2);
  const { make } = byChapters(voice, async () => {
    await expect.poll(() => voice.open).toHaveLength(2);
    throw new Error('the second chapter never came');
  });
  await expect(make()).rejects.toThrow('the second chapter never came');
  expect(voice.open).toEqual([]);
});

it('writes on when a voice fails meanwhile, and speaks again once the script is kept', async () => {
  let hoarse = true;
  const voice = handVoice(2, (line) => (hoarse ? line.fail(new Error('hoarse')) : line.finish()));
  const { make, events } = byChapters(voice, async () => {
    await expect.poll(() => voice.asked.length).toBeGreaterThan(0);
    await expect.poll(() => voice.open).toEqual([]);
    hoarse = false;
  });
  await make();
  expect(events.filter((event) => event === 'kept script')).toHaveLength(1);
  expect(events.at(-1)).toBe('kept release');
});

it('writes no further for somebody who has stopped it', async () => {
  const { make, events } = byChapters(
    handVoice(2, (line) => line.finish()),
    (wanted) => new Promise((_, reject) => wanted.addEventListener('abort', () => reject(wanted.reason))),
  );
  const stopped = new AppError('run.superseded', { log: 'stopped by its owner' });
  await expect(make({ livePart: () => Promise.reject(stopped) })).rejects.toBe(stopped);
  expect(events).not.toContain('kept script');
});

it('records a line anew that a reader changed after it was heard, and marks it', async () => {
  const other = whole();
  other.lines[0]!.text = 'The harbour was built yesterday.';
  const voice = handVoice(2, (line) => line.finish());
  const { make, events } = byChapters(voice, async () => {}, other);
  const kept = new Map<string, unknown>();
  const release = await make({ keep: async (name, artifact) => void kept.set(name, artifact) });
  const said = voice.asked;
  // What was told is heard to its end; then the one line is spoken that says something else now.
  expect(said).toEqual([...whole().lines.map(({ text }) => text), 'The harbour was built yesterday.']);
  const { lines } = kept.get('script') as Script;
  expect(lines.map(({ revised }) => revised === true)).toEqual([true, ...lines.slice(1).map(() => false)]);
  const master = kept.get('master') as Master;
  expect(master.lines).toHaveLength(lines.length);
  expect(release?.durationMs).toBe(master.durationMs);
  // Nothing is paid for twice: each line counts once.
  expect(events.filter((event) => event.startsWith('spoke'))).toHaveLength(lines.length);
});

it('speaks nothing of a script that somebody wants to read first, and stops when it is checked', async () => {
  const voice = handVoice(2);
  const entered: string[] = [];
  const kept: string[] = [];
  const deps = {
    foreign: readHere(),
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
