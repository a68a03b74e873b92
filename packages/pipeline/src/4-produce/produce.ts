import type { GrowingScript } from '@parlance/artifacts/growing-script';
import { livePartKey } from '@parlance/artifacts/live-part';
import type { Master, TimedLine } from '@parlance/artifacts/master';
import { earlyParts, type Take, type TakeClip, type Takes, type WordTime } from '@parlance/artifacts/takes';
import { AppError } from '@parlance/kernel/errors';
import { threeLetterLanguage } from '@parlance/language/iso-639-2';
import type { ObjectStore } from '@parlance/ports/object-store';
import { keepFiles } from './files.ts';
import type { Mix, MixedLine, Murmur, OpenMix } from './mix/mix.ts';
import { seedOf } from './signal/random.ts';

export type ProduceDeps = { openMix: OpenMix; store: ObjectStore };

export type ProduceAsk = {
  script: GrowingScript;
  /** Every line of the script, in order. */
  spoken: AsyncIterable<{ take: Take; clip: TakeClip; under?: Murmur | undefined }>;
  /** Parts of the first line that can be heard before the rest of it is there, in order. */
  early?: { next(): Promise<TakeClip> } | undefined;
  keyPrefix: string;
  /** Without a title of its own it has the script's. */
  tags: { title?: string | undefined; artist: string; album: string; year: string; comment: string };
  /** The same one gives the same music. */
  seed: string;
  speakerNames: { HOST: string; COHOST: string };
  /** Called once a part of the live stream can be read from the store; 0 begins with the first line. Without it there is none. */
  onLivePart?: ((index: number) => Promise<void>) | undefined;
  signal: AbortSignal;
};

/**
 * Takes go in as they are spoken, also while the end of the script is still being written; the live stream grows
 * in the store meanwhile, and at the end the finished recording and what is in step with it stand beside it. The
 * same takes give the same bytes under the same names, so a run that starts over does not disturb those
 * who already listen.
 */
export async function produce(deps: ProduceDeps, ask: ProduceAsk): Promise<{ master: Master; takes: Takes }> {
  ask.signal.throwIfAborted();
  const spoken = begin(ask.spoken);
  const mix = await deps
    .openMix({ seed: seedOf(ask.seed), language: ask.script.language })
    .catch(async (error: unknown) => {
      await spoken.stop();
      throw error;
    });
  // Whether it worked shows when it is discarded below.
  const stop = () => void mix.discard().catch(() => undefined);
  ask.signal.addEventListener('abort', stop, { once: true });
  try {
    const { takes, words, mixed, script } = await mixAll(
      deps,
      { ...ask, spoken: spoken.items(), early: spoken.beforeFirst(ask.early) },
      mix,
    );
    const lines = mixed.lines.map((line, index) =>
      timedLine(line, index, words[index] ?? [], mixed.lines[index + 1]),
    );
    return { master: await keepFiles(deps.store, ask, script, mixed, lines), takes: { takes } };
  } catch (error) {
    // A mix that was discarded in mid-call fails with an error of its own; the abort is the reason.
    ask.signal.throwIfAborted();
    throw error;
  } finally {
    ask.signal.removeEventListener('abort', stop);
    await mix.discard();
    // Also when it failed before the first line was asked for.
    await spoken.stop();
  }
}

/** The first is asked for at once: the voices speak while the mix is being opened. */
function begin<T>(items: AsyncIterable<T>) {
  const iterator = items[Symbol.asyncIterator]();
  const first = iterator.next();
  // Whoever reads meets the failure; it may be that nobody does.
  first.catch(() => undefined);
  const stop = async () => void (await iterator.return?.());
  return {
    stop,
    /** What is there before the first item. */
    async *beforeFirst<E>(early: { next(): Promise<E> } | undefined): AsyncGenerator<E> {
      const none = first.then(() => undefined);
      none.catch(() => undefined);
      while (early) {
        const part = await Promise.race([early.next(), none]);
        if (part === undefined) return;
        yield part;
      }
    },
    async *items(): AsyncGenerator<T> {
      try {
        for (let item = await first; !item.done; item = await iterator.next()) yield item.value;
      } finally {
        await stop();
      }
    },
  };
}

type MixAsk = Omit<ProduceAsk, 'early'> & { early: AsyncIterable<TakeClip> };

async function mixAll(deps: ProduceDeps, ask: MixAsk, mix: Mix) {
  const { keyPrefix, tags } = ask;
  let parts = 0;
  async function keepLivePart(frames: Uint8Array): Promise<void> {
    ask.signal.throwIfAborted();
    if (!ask.onLivePart) return;
    await deps.store.put(livePartKey(keyPrefix, parts), frames);
    await ask.onLivePart(parts++);
  }
  let keeping: Promise<void> = Promise.resolve();
  /** One part is put away while the next line is being mixed; not more, so that what waits stays bounded. */
  async function keepMeanwhile(frames: Uint8Array): Promise<void> {
    await keeping;
    keeping = keepLivePart(frames);
    // Whoever waits for it next meets the failure.
    keeping.catch(() => undefined);
  }

  async function layPart(clip: TakeClip): Promise<void> {
    const line = await ask.script.lineAt(0);
    if (!line) throw disorder('the script has no first line');
    await keepMeanwhile(await mix.begin(clip, line));
  }

  try {
    const takes: Take[] = [];
    const words: WordTime[][] = [];
    let laid = 0;
    for await (const part of ask.early) {
      await layPart(part);
      laid++;
    }
    for await (const { take, clip, under } of ask.spoken) {
      if (take.line !== takes.length) throw disorder(`line ${take.line} came where ${takes.length} was due`);
      takes.push(take);
      words.push(clip.words);
      const line = await ask.script.lineAt(take.line);
      if (!line) throw disorder(`the script has no line ${take.line}`);
      // A take is laid in the parts in which it was heard at first: whoever listened then finds the same again.
      if (take.line === 0) for (const part of earlyParts(clip).slice(laid)) await layPart(part);
      // Writing may take minutes; a part that could not be kept is known before.
      if (!ask.script.standing(takes.length)) await keeping;
      // How long the pause behind it is hangs on what follows, which may not be written yet.
      await keepMeanwhile(await mix.add(clip, line, await ask.script.lineAt(takes.length), under));
    }
    const script = await ask.script.whole();
    if (takes.length !== script.lines.length)
      throw disorder(`${takes.length} takes for ${script.lines.length} lines`);

    const language = threeLetterLanguage(script.language);
    const { live, mixed } = await mix.finish(
      { ...tags, title: tags.title ?? script.title, language },
      script.chapters,
    );
    await keepMeanwhile(live);
    await keeping;
    return { takes, words, mixed, script };
  } finally {
    // Nothing is put away any more once this has failed: a cancelled audio's files can be removed at once.
    await keeping.catch(() => undefined);
  }
}

const disorder = (log: string): AppError => new AppError('produce.failed', { log, retry: 'now' });

/**
 * From the clip's time line to the recording's. Where people overlap, a line ends with the beginning of the next:
 * captions and whoever reads along show one line at a time.
 */
function timedLine(
  line: MixedLine,
  index: number,
  words: WordTime[],
  next: MixedLine | undefined,
): TimedLine {
  const startMs = Math.round(line.startMs);
  const endMs = Math.round(Math.min(line.endMs, next?.startMs ?? line.endMs));
  const place = (ms: number) => Math.min(endMs, Math.max(startMs, Math.round(line.clipStartMs + ms)));
  return {
    line: index,
    startMs,
    endMs,
    words: words.map((word) => ({ text: word.text, startMs: place(word.startMs), endMs: place(word.endMs) })),
  };
}
