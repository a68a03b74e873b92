import { setTimeout } from 'node:timers/promises';
import { grown, ScriptInTheMaking } from '@parlance/artifacts/growing-script';
import { packClip } from '@parlance/artifacts/takes';
import { AppError } from '@parlance/kernel/errors';
import { LINE_ORDER, LineOrder } from '@parlance/kernel/line-order';
import type { How } from '@parlance/ports/voice';
import { describe, expect, it } from 'vitest';
import { type HandVoice, handVoice, memoryStore, scriptOf, toneFor } from './fixtures.ts';
import { type SpokenLine, speak } from './speak.ts';

const voices = { host: 'voice:a', cohost: 'voice:b' };
const never = new AbortController().signal;
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `Line number ${at}`);
const willing = (concurrency = 2): HandVoice => handVoice(concurrency, (line) => line.finish());
const settle = (): Promise<void> => setTimeout(5);

async function readAll(lines: AsyncIterable<SpokenLine>): Promise<SpokenLine[]> {
  const read: SpokenLine[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

const ask = (texts: string[], signal = never) => ({
  script: grown(scriptOf(texts)),
  voices,
  keyPrefix: 'takes/',
  dictionary: { entries: [], isMeasured: true },
  signal,
});

describe('runs that share the voices', () => {
  it('have a third person’s first line spoken at once, and what a listener is about to hear before the rest', async () => {
    const held = handVoice(2);
    const asked: string[] = [];
    const voice: HandVoice = {
      ...held,
      speak(ask) {
        asked.push(`${ask.text} ${ask.urgency}`);
        return held.speak(ask);
      },
    };
    const order = new LineOrder({ ...LINE_ORDER, places: 2, sharers: 2 }, () => 0);
    const inHandMs = new Map<string, number>();
    const ended = new AbortController();
    const run = (name: string) => {
      const lines = order.join(() => inHandMs.get(name));
      const texts = Array.from({ length: 8 }, (_, at) => `${name}${at}`);
      const heard = { ...ask(texts, ended.signal), onEarlyPart: () => {} };
      return readAll(speak({ voice, store: memoryStore(), lines }, heard)).catch(() => undefined);
    };
    const runs = [run('a'), run('b')];
    await settle();
    held.open.find(({ text }) => text === 'a0')?.finish();
    held.open.find(({ text }) => text === 'b0')?.finish();
    await settle();
    expect(asked.splice(0)).toEqual(['a0 first', 'b0 first', 'a1 later', 'b1 later']);
    inHandMs.set('b', 5_000);
    runs.push(run('c'));
    await settle();
    expect(asked.splice(0)).toEqual(['c0 first']);
    for (const { finish } of [...held.open]) finish();
    await settle();
    expect(asked[0]).toBe('b2 soon');
    ended.abort();
    await Promise.all(runs);
  });
});

describe('speak', () => {
  it('gives lines in script order, whatever order the voice finishes them in', async () => {
    const voice = handVoice(3);
    const reading = readAll(speak({ voice, store: memoryStore() }, ask(numbered(7))));
    while (voice.asked.length < 7 || voice.open.length > 0) {
      await settle();
      voice.open.at(-1)?.finish();
    }
    const read = await reading;
    expect(read.map((line) => line.take.line)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(read.map((line) => line.clip.words.at(-1)?.text)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  it('lets host and cohost speak with their own voices', async () => {
    const heard: string[] = [];
    const voice = handVoice(1, (line) => {
      heard.push(line.voiceId);
      line.finish();
    });
    await readAll(speak({ voice, store: memoryStore() }, ask(numbered(3))));
    expect(heard).toEqual(['voice:a', 'voice:b', 'voice:a']);
  });

  it('never gives the voice more lines at once than it likes, nor runs far ahead of the reader', async () => {
    const voice = handVoice(2);
    const lines = speak({ voice, store: memoryStore() }, ask(numbered(20)));
    const first = lines.next();
    await settle();
    expect(voice.open.length).toBe(2);
    voice.open[0]?.finish();
    await first;
    for (let round = 0; round < 10; round++) {
      await settle();
      expect(voice.open.length).toBeLessThanOrEqual(2);
      voice.open[0]?.finish();
    }
    expect(voice.asked.length).toBe(8);
    await lines.return();
  });

  it('speaks the first lines first, in whatever order the store says that it has none of them', async () => {
    const store = memoryStore();
    const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
    const { head } = store;
    let looks = 0;
    store.head = async (key) => {
      if (looks++ === 0) await asked;
      return head(key);
    };
    const voice = handVoice(2);
    const reading = readAll(speak({ voice, store }, ask(numbered(5))));
    await settle();
    letGo();
    while (voice.asked.length < 5 || voice.open.length > 0) {
      await settle();
      voice.open[0]?.finish();
    }
    await reading;
    expect(voice.asked).toEqual(numbered(5));
  });

  it('speaks no line again that was already kept', async () => {
    const store = memoryStore();
    await readAll(speak({ voice: willing(), store }, ask(['One', 'Two', 'Three', 'Four'])));
    const voice = willing();
    const read = await readAll(speak({ voice, store }, ask(['One', 'Two', 'Changed', 'Four'])));
    expect(voice.asked).toEqual(['Changed']);
    expect(read.map((line) => line.spoken)).toEqual([false, false, true, false]);
    expect(read[0]!.clip.samples.length).toBe(read[0]!.take.durationMs * 24);
  });

  it('speaks a line that stands twice in the script only once', async () => {
    const voice = willing(4);
    const read = await readAll(
      speak({ voice, store: memoryStore() }, ask(['Yes.', 'No.', 'Yes.', 'No.', 'Yes.', 'No.'])),
    );
    expect(voice.asked.sort()).toEqual(['No.', 'Yes.']);
    expect(read.map((line) => line.spoken)).toEqual([true, true, false, false, false, false]);
    expect(read[4]?.clip).toEqual(read[0]?.clip);
  });

  it('speaks and gives the lines that stand while the next are being written', async () => {
    const { lines } = scriptOf(numbered(5));
    const script = new ScriptInTheMaking('en-US');
    script.add(lines.slice(0, 3));
    const voice = willing(4);
    const spoken = speak({ voice, store: memoryStore() }, { ...ask([]), script });
    for (const line of [0, 1, 2]) expect((await spoken.next()).value?.take.line).toBe(line);
    const fourth = spoken.next();
    await settle();
    expect(voice.asked).toHaveLength(3);
    script.add(lines.slice(3));
    expect((await fourth).value?.take.line).toBe(3);
    script.complete(scriptOf(numbered(5)));
    expect(await readAll(spoken)).toHaveLength(1);
  });

  it('fails when the rest is never written, and leaves nothing going on', async () => {
    const script = new ScriptInTheMaking('en-US');
    script.add(scriptOf(numbered(2)).lines);
    const voice = handVoice(2);
    const spoken = readAll(speak({ voice, store: memoryStore() }, { ...ask([]), script }));
    await settle();
    script.fail(new Error('the writer is gone'));
    await expect(spoken).rejects.toThrow('the writer is gone');
    expect(voice.open).toEqual([]);
  });

  it('speaks anew what would sound different: another voice, version or language', async () => {
    const store = memoryStore();
    const once = ask(['Hello']);
    await readAll(speak({ voice: willing(), store }, once));
    await readAll(
      speak({ voice: willing(), store }, { ...once, voices: { host: 'voice:c', cohost: 'voice:b' } }),
    );
    await readAll(speak({ voice: { ...willing(), versionOf: () => 'hand-2' }, store }, once));
    await readAll(
      speak({ voice: willing(), store }, { ...once, script: { ...once.script, language: 'en-GB' } }),
    );
    expect(store.objects.size).toBe(4);
  });

  it('speaks anew a line whose delivery changed for a voice that follows it, and only that line', async () => {
    const store = memoryStore();
    const texts = ['It broke in March.', 'Nobody saw it.', 'Why?'];
    const acting = () => ({ ...willing(), versionOf: (_: string, how?: How) => `hand ${how?.manner}` });
    const aside = scriptOf(texts);
    aside.lines[1]!.delivery = { kind: 'aside', pace: 1 };
    const spokenBy = async (voice: HandVoice, script = scriptOf(texts)) => {
      await readAll(speak({ voice, store }, { ...ask(texts), script: grown(script) }));
      return voice.asked;
    };
    expect(await spokenBy(acting())).toHaveLength(3);
    expect(await spokenBy(acting(), aside)).toEqual(['Nobody saw it.']);
    expect(await spokenBy(acting())).toEqual([]);
    // One that ignores it has one take for both.
    expect(await spokenBy(willing(), aside)).toHaveLength(3);
    expect(await spokenBy(willing())).toEqual([]);
  });

  it('tells a voice what is said around a line, which alone is no reason to say it again', async () => {
    const store = memoryStore();
    const heard: (string | undefined)[][] = [];
    const listening = (): HandVoice => {
      const voice = willing();
      const { speak: say } = voice;
      voice.speak = (line) => {
        heard.push([line.before, line.text, line.after]);
        return say(line);
      };
      return voice;
    };
    await readAll(speak({ voice: listening(), store }, ask(['One', 'Two', 'Three'])));
    expect(heard).toEqual([
      [undefined, 'One', 'Two'],
      ['One', 'Two', 'Three'],
      ['Two', 'Three', undefined],
    ]);
    const again = listening();
    await readAll(speak({ voice: again, store }, ask(['One', 'Two', 'Other'])));
    expect(again.asked).toEqual(['Other']);
  });

  it('waits for no line that is still being written', async () => {
    const script = new ScriptInTheMaking('en-US');
    script.add(scriptOf(['One', 'Two', 'Three']).lines.slice(0, 1));
    const spoken = speak({ voice: willing(), store: memoryStore() }, { ...ask([]), script });
    expect((await spoken.next()).value?.take.line).toBe(0);
    await spoken.return();
  });

  it('says words as the person wants, and speaks anew only the lines that hold one that changed', async () => {
    const store = memoryStore();
    const texts = ['Ask Siobhan now', 'Nothing here', 'The US it is'];
    const asking = (spoken: string) => ({
      ...ask(texts),
      dictionary: {
        entries: [
          { written: 'Siobhan', spoken, language: null },
          { written: 'US', spoken: 'you ess', language: 'en-US' },
        ],
        isMeasured: true,
      },
    });
    const first = willing();
    const [line] = await readAll(speak({ voice: first, store }, asking('She vaughn')));
    expect(first.asked.sort()).toEqual(['Ask She vaughn now', 'Nothing here', 'The you ess it is']);
    expect(line?.clip.words).toEqual([
      { text: 'Ask', startMs: 0, endMs: 100 },
      { text: 'Siobhan', startMs: 100, endMs: 300 },
      { text: 'now', startMs: 300, endMs: 400 },
    ]);
    const second = willing();
    await readAll(speak({ voice: second, store }, asking('Shivon')));
    expect(second.asked).toEqual(['Ask Shivon now']);
  });

  it('cuts a very long line at sentence ends, and puts it together without a click or a lost word', async () => {
    const text = Array.from({ length: 60 }, (_, at) => `Sentence ${at} is here.`).join(' ');
    const voice = willing();
    const [line] = await readAll(speak({ voice, store: memoryStore() }, ask([text])));
    expect(voice.asked.join(' ')).toBe(text);
    expect(voice.asked.length).toBeGreaterThan(1);
    const { words, samples } = line!.clip;
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    expect(words.every((word, at) => at === 0 || word.startMs >= words[at - 1]!.endMs)).toBe(true);
    // The tone's own steps are under 0.06 of full scale; a cut into it would be more.
    const steps = samples.map((sample, at) => Math.abs(sample - (samples[at - 1] ?? 0)));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.06 * 32_768);
  });

  it.each([
    ['rubbish', () => new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8])],
    ['an object cut short', (whole: Uint8Array) => whole.slice(0, whole.length / 2)],
    ['a clip of another rate', () => packClip({ sampleRate: 8000, words: [], samples: new Int16Array(80) })],
  ])('speaks a line anew when %s lies in place of its take', async (_, damage) => {
    const store = memoryStore();
    const [line] = await readAll(speak({ voice: willing(), store }, ask(['Hello there'])));
    const whole = store.objects.get(line!.take.key)!;
    store.objects.set(line!.take.key, damage(whole));
    const voice = willing();
    await readAll(speak({ voice, store }, ask(['Hello there'])));
    expect(voice.asked).toEqual(['Hello there']);
    expect(store.objects.get(line!.take.key)).toEqual(whole);
  });

  it('brings every rate to 24 kHz and keeps duration and pitch', async () => {
    const voice = handVoice(1, (line) => line.finish(toneFor(line.text, 44_100)));
    const [line] = await readAll(speak({ voice, store: memoryStore() }, ask(['one two three four five'])));
    expect(line!.clip.sampleRate).toBe(24_000);
    expect(line!.take.durationMs).toBeCloseTo(500, 0);
    const { samples } = line!.clip;
    let crossings = 0;
    for (let at = 1; at < samples.length; at++) if (samples[at - 1]! < 0 && samples[at]! >= 0) crossings++;
    expect(crossings / 0.5).toBeGreaterThan(435);
    expect(crossings / 0.5).toBeLessThan(445);
  });

  it('tries a stumbling voice again, and gives up after three retries', async () => {
    let stumbles = 3;
    const stumbling = handVoice(1, (line) => {
      if (stumbles-- > 0) line.fail(new AppError('speak.voice_unavailable', { retry: 'now' }));
      else line.finish();
    });
    await readAll(speak({ voice: stumbling, store: memoryStore() }, ask(['Hello'])));
    expect(stumbling.asked.length).toBe(4);

    const broken = handVoice(1, (line) =>
      line.fail(new AppError('speak.voice_unavailable', { retry: 'now' })),
    );
    const reading = readAll(speak({ voice: broken, store: memoryStore() }, ask(['Hello'])));
    await expect(reading).rejects.toMatchObject({ code: 'speak.voice_unavailable' });
    expect(broken.asked.length).toBe(4);
  });

  it('does not insist where trying again at once cannot help', async () => {
    const voice = handVoice(1, (line) => line.fail(new AppError('speak.voice_unknown')));
    const reading = readAll(speak({ voice, store: memoryStore() }, ask(['Hello'])));
    await expect(reading).rejects.toMatchObject({ code: 'speak.voice_unknown' });
    expect(voice.asked.length).toBe(1);
  });

  it('gives the lines before a failing one, then throws, and cancels what is ahead', async () => {
    const voice = handVoice(3);
    const read: number[] = [];
    const reading = (async () => {
      for await (const { take } of speak({ voice, store: memoryStore() }, ask(numbered(9))))
        read.push(take.line);
    })();
    const failed = expect(reading).rejects.toThrow('gone');
    await settle();
    const ahead = voice.open[2]!;
    voice.open[1]?.fail(new Error('gone'));
    voice.open[0]?.finish();
    await failed;
    expect(read).toEqual([0]);
    expect(ahead.signal.aborted).toBe(true);
    expect(voice.open).toEqual([]);
  });

  it('cancels everything in flight when it is aborted', async () => {
    const stop = new AbortController();
    const voice = handVoice(2);
    const reading = readAll(speak({ voice, store: memoryStore() }, ask(numbered(6), stop.signal)));
    const failed = expect(reading).rejects.toThrow('enough');
    await settle();
    expect(voice.open.length).toBe(2);
    stop.abort(new Error('enough'));
    await failed;
    expect(voice.open).toEqual([]);
    expect(voice.asked.length).toBe(2);
  });

  it('leaves nothing running when the reader walks away', async () => {
    const voice = handVoice(2, (line) => line.text.endsWith('0') && line.finish());
    for await (const { take } of speak({ voice, store: memoryStore() }, ask(numbered(6)))) {
      expect(take.line).toBe(0);
      break;
    }
    expect(voice.open).toEqual([]);
  });
});
