import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { decodeMp3 } from '@parlance/adapters/encoder/fixtures/decode-mp3';
import { openEncoder } from '@parlance/adapters/encoder/node-av';
import { grown, ScriptInTheMaking } from '@parlance/artifacts/growing-script';
import { Master } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import { earlyParts, type TakeClip } from '@parlance/artifacts/takes';
import { LANGUAGES } from '@parlance/kernel/languages';
import { threeLetterLanguage } from '@parlance/language/iso-639-2';
import type { ObjectStore } from '@parlance/ports/object-store';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinBytes } from './bytes.ts';
import { bursts } from './fixtures/bursts.ts';
import { mixWithoutMusic } from './fixtures/mix-without-music.ts';
import type { Mix, MixPlan } from './mix/mix.ts';
import { openMixInProcess } from './mix/mix-in-process.ts';
import { type ProduceAsk, produce } from './produce.ts';

const spoolDir = mkdtempSync(join(tmpdir(), 'produce-'));
afterAll(() => rmSync(spoolDir, { recursive: true }));

const openMix = mixWithoutMusic(openEncoder, spoolDir);

/** Keeps what is put; nothing else is asked of it here. */
function memory() {
  const files = new Map<string, Uint8Array>();
  const store: Pick<ObjectStore, 'put'> = {
    async put(key, body) {
      const parts: Uint8Array[] = [];
      if (body instanceof Uint8Array) parts.push(body);
      else for await (const part of body) parts.push(part);
      files.set(key, joinBytes(parts));
      return { bytes: files.get(key)!.length, etag: '' };
    },
  };
  const text = (key: string) => new TextDecoder().decode(files.get(key));
  return { files, store: store as ObjectStore, text };
}

/** Parts that are there, and no more of them. */
function given(parts: TakeClip[]) {
  const left = [...parts];
  return { next: async () => left.shift() ?? (await new Promise<never>(() => {})) };
}

const script: Script = {
  title: 'Abelhas',
  language: 'pt-BR',
  mode: 'dialogue',
  lines: [
    { speaker: 'HOST', text: 'word0 word1 word2?', sourceRefs: [], chapter: 0 },
    { speaker: 'COHOST', text: 'word0 word1 word2 word3.', sourceRefs: [], chapter: 1 },
  ],
  chapters: [
    { title: 'Abertura', firstLine: 0 },
    { title: 'Fim', firstLine: 1 },
  ],
  notes: 'Notes.',
  warnings: [],
};
const clips = [bursts({ words: 3, seed: 1, amplitude: 0.5 }), bursts({ words: 4, seed: 2, amplitude: 0.3 })];

async function* spokenOf(some: TakeClip[], firstLine = 0) {
  for (const [index, clip] of some.entries()) {
    const line = index + firstLine;
    yield { take: { line, hash: `h${line}`, key: `takes/h${line}`, durationMs: 1000 }, clip };
  }
}

const ask = (more: Partial<ProduceAsk> = {}): ProduceAsk => ({
  script: grown(script),
  spoken: spokenOf(clips),
  keyPrefix: 'runs/r1/',
  tags: { title: 'Abelhas', artist: 'Someone', album: 'Parlance', year: '2026', comment: 'By machine.' },
  speakerNames: { HOST: 'Dora', COHOST: 'Alex' },
  seed: 'a1',
  onLivePart: async () => undefined,
  signal: new AbortController().signal,
  ...more,
});

describe('producing', () => {
  const { files, store, text } = memory();
  const announced: { index: number; stored: boolean }[] = [];
  let made: Awaited<ReturnType<typeof produce>>;

  beforeAll(async () => {
    const onLivePart = async (index: number) => {
      announced.push({ index, stored: files.has(`runs/r1/live/${String(index).padStart(6, '0')}.mp3`) });
    };
    made = await produce({ openMix, store }, ask({ onLivePart }));
  });

  it('gives a Master whose files are all in the store', () => {
    expect(Master.parse(made.master)).toEqual(made.master);
    const { mediaKey, transcriptKey, chaptersKey, peaksKey, mediaBytes } = made.master;
    expect([mediaKey, transcriptKey, chaptersKey, peaksKey]).toEqual(
      ['media.mp3', 'transcript.vtt', 'chapters.json', 'peaks.json'].map((name) => `runs/r1/${name}`),
    );
    for (const key of [mediaKey, transcriptKey, chaptersKey, peaksKey]) expect(files.has(key)).toBe(true);
    expect(files.get(mediaKey)?.length).toBe(mediaBytes);
    expect(made.takes.takes.map((take) => take.hash)).toEqual(['h0', 'h1']);
  });

  it('announces each live part once it can be read, the first line first', () => {
    expect(announced).toEqual([0, 1, 2].map((index) => ({ index, stored: true })));
  });

  it('asks for the next line while a part is being put away', async () => {
    const { store } = memory();
    const asked = Promise.withResolvers<void>();
    const slow: ObjectStore = {
      ...store,
      async put(key, body) {
        if (key.endsWith('live/000000.mp3')) await asked.promise;
        return await store.put(key, body);
      },
    };
    async function* spoken() {
      yield* spokenOf(clips.slice(0, 1));
      asked.resolve();
      yield* spokenOf(clips.slice(1), 1);
    }
    await expect(produce({ openMix, store: slow }, ask({ spoken: spoken() }))).resolves.toBeDefined();
  });

  it('lets parts of the first line be heard before the rest is there, and lays a kept take in the same parts', async () => {
    const parted = [{ ...clips[0]!, parted: [8_000, 14_000] }, clips[1]!];
    const first = memory();
    async function* spoken() {
      await heard.promise;
      yield* spokenOf(parted);
    }
    const heard = Promise.withResolvers<void>();
    const onLivePart = async (index: number) => (index === 1 ? heard.resolve() : undefined);
    const early = given(earlyParts(parted[0]!));
    await produce({ openMix, store: first.store }, ask({ spoken: spoken(), early, onLivePart }));
    const again = memory();
    await produce({ openMix, store: again.store }, ask({ spoken: spokenOf(parted) }));
    expect([...first.files.keys()].filter((key) => key.includes('live/'))).toHaveLength(5);
    expect(again.files).toEqual(first.files);
  });

  it('makes no live stream where nobody listens meanwhile, and the same recording', async () => {
    const quiet = memory();
    const { master } = await produce(
      { openMix, store: quiet.store },
      ask({ onLivePart: undefined, spoken: spokenOf(clips) }),
    );
    expect([...quiet.files.keys()].filter((key) => key.includes('/live/'))).toEqual([]);
    expect(master.durationMs).toBe(made.master.durationMs);
    expect(master.lines).toEqual(made.master.lines);
    expect(Math.abs(master.loudnessLufs - made.master.loudnessLufs)).toBeLessThan(0.2);
  });

  it('makes live parts that play through as one stream, as long as the recording', async () => {
    const parts = [0, 1, 2].map((index) => files.get(`runs/r1/live/00000${index}.mp3`)!);
    const live = await decodeMp3(joinBytes(parts));
    expect((live.samples.length / live.sampleRate) * 1000).toBeGreaterThan(made.master.durationMs - 50);
    expect((live.samples.length / live.sampleRate) * 1000).toBeLessThan(made.master.durationMs + 50);
  });

  it('puts words on the recording’s time line, inside their line', () => {
    const [first, second] = made.master.lines;
    expect(first!.words.map((word) => word.text)).toEqual(['word0', 'word1', 'word2']);
    expect(first!.words[0]!.startMs - first!.startMs).toBeLessThan(20);
    expect(second!.words[3]!.startMs - second!.words[0]!.startMs).toBe(3 * 330);
    for (const { startMs, endMs, words } of made.master.lines) {
      for (const word of words) {
        expect(word.startMs).toBeGreaterThanOrEqual(startMs);
        expect(word.endMs).toBeLessThanOrEqual(endMs);
      }
    }
  });

  it('writes transcript, chapters and peaks in step with it', () => {
    const { lines, chapters } = made.master;
    const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);
    expect(text('runs/r1/transcript.vtt')).toContain(
      `0.0\n${stamp(lines[0]!.startMs)} --> ${stamp(lines[0]!.endMs)}\n<v Dora>`,
    );
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Abertura', 'Fim']);
    expect(chapters[0]?.startMs).toBe(0);
    expect(JSON.parse(text('runs/r1/chapters.json'))).toEqual({
      version: '1.2.0',
      chapters: [
        { startTime: 0, endTime: chapters[1]!.startMs / 1000, title: 'Abertura' },
        { startTime: chapters[1]!.startMs / 1000, endTime: made.master.durationMs / 1000, title: 'Fim' },
      ],
    });
    expect(JSON.parse(text('runs/r1/peaks.json')).peaks).toHaveLength(800);
  });

  it('tags the file', async () => {
    const { common } = await parseBuffer(files.get('runs/r1/media.mp3')!, { mimeType: 'audio/mpeg' });
    expect(common).toMatchObject({
      title: 'Abelhas',
      artist: 'Someone',
      album: 'Parlance',
      language: 'por',
      year: 2026,
    });
  });

  it('gives the same bytes under the same names when it runs again', async () => {
    const again = memory();
    await produce({ openMix, store: again.store }, ask());
    expect(again.files).toEqual(files);
  });

  it('gives the same bytes when the end of the script was written meanwhile, and the live stream before it', async () => {
    const growing = new ScriptInTheMaking('pt-BR');
    growing.add(script.lines.slice(0, 1));
    const late = memory();
    const parts: number[] = [];
    async function* spoken() {
      yield* spokenOf(clips.slice(0, 1));
      yield* spokenOf(clips.slice(1), 1);
    }
    const making = produce(
      { openMix, store: late.store },
      ask({ script: growing, spoken: spoken(), onLivePart: async (part) => void parts.push(part) }),
    );
    growing.add(script.lines.slice(1));
    await expect.poll(() => parts, { timeout: 20_000 }).toEqual([0]);
    expect(growing.complete(script)).toEqual(script);
    await making;
    expect(late.files).toEqual(files);
  });

  it('leaves nothing on this machine', () => {
    expect(readdirSync(spoolDir)).toEqual([]);
  });
});

describe('producing when something goes wrong', () => {
  it.each([
    ['a line is missing', () => spokenOf(clips.slice(0, 1))],
    ['lines come out of order', () => spokenOf(clips, 1)],
  ])('fails when %s', async (_, spoken) => {
    await expect(
      produce({ openMix, store: memory().store }, ask({ spoken: spoken() })),
    ).rejects.toMatchObject({
      code: 'produce.failed',
    });
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('has the voices begin before the mix is open, and stop when it can’t be', async () => {
    const events: string[] = [];
    async function* spoken() {
      events.push('speaking');
      try {
        yield* spokenOf(clips);
      } finally {
        events.push('stopped');
      }
    }
    const broken = async () => {
      events.push('opening');
      throw new Error('no mix');
    };
    const making = produce({ openMix: broken, store: memory().store }, ask({ spoken: spoken() }));
    await expect(making).rejects.toThrow('no mix');
    expect(events).toEqual(['speaking', 'opening', 'stopped']);
  });

  it('has the voices stop when the beginning of the first line can’t be laid', async () => {
    const events: string[] = [];
    async function* spoken() {
      try {
        yield* spokenOf(clips);
      } finally {
        events.push('stopped');
      }
    }
    const brokenMix = async (plan: MixPlan): Promise<Mix> => {
      const mix = await openMix(plan);
      return {
        begin: () => Promise.reject(new Error('no room')),
        add: (...call) => mix.add(...call),
        finish: (...call) => mix.finish(...call),
        discard: () => mix.discard(),
      };
    };
    const early = given([clips[0]!]);
    const making = produce({ openMix: brokenMix, store: memory().store }, ask({ spoken: spoken(), early }));
    await expect(making).rejects.toThrow('no room');
    expect(events).toEqual(['stopped']);
  });

  it('passes on what the voices failed with, when everything under way is put away', async () => {
    async function* broken() {
      yield* spokenOf(clips.slice(0, 1));
      throw new Error('no voice');
    }
    const { store, files } = memory();
    const slow: ObjectStore = {
      ...store,
      async put(key, body) {
        await nextRound();
        return await store.put(key, body);
      },
    };
    await expect(produce({ openMix, store: slow }, ask({ spoken: broken() }))).rejects.toThrow('no voice');
    expect([...files.keys()]).toEqual(['runs/r1/live/000000.mp3']);
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('stops at once when it is told to, with the reason it was given', async () => {
    const controller = new AbortController();
    const onLivePart = async () => controller.abort(new Error('cancelled by its owner'));
    const { files, store } = memory();
    // In the middle of its work only a process can be stopped.
    const apart = openMixInProcess({
      encoderModule: pathToFileURL(join(import.meta.dirname, '../../../adapters/src/encoder/node-av.ts'))
        .href,
      spoolDir,
    });
    await expect(
      produce({ openMix: apart, store }, ask({ onLivePart, signal: controller.signal })),
    ).rejects.toThrow('cancelled by its owner');
    expect([...files.keys()]).toEqual(['runs/r1/live/000000.mp3']);
    expect(readdirSync(spoolDir)).toEqual([]);
  });
});

describe('the language of the tags', () => {
  it('is known for every content language', () => {
    for (const { code } of LANGUAGES) expect(threeLetterLanguage(code)).toMatch(/^(?!und)[a-z]{3}$/);
    expect(threeLetterLanguage('tlh')).toBe('und');
  });
});
