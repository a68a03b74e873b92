import { grown } from '@parlance/artifacts/growing-script';
import { AppError } from '@parlance/kernel/errors';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { VoiceInfo } from '@parlance/ports/voice';
import { describe, expect, it } from 'vitest';
import { handVoice, memoryStore, scriptOf, toneFor } from './fixtures.ts';
import type { ListenBack } from './listen-back.ts';
import { type SpokenLine, speak } from './speak.ts';
import { wordErrors } from './word-errors.ts';

const never = new AbortController().signal;
const spell = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const LINES = Array.from(
  { length: 30 },
  (_, at) => `This is line ${'abcdefghij'[at]}, and it says, well, ${at === 6 ? '6 things' : 'nothing much'}`,
);

/** Hears what it is told, by the length of what it is given: a tone lasts 100 ms a word. */
function ears(hear: (words: number, times: number) => string): Transcriber & { heard: number[] } {
  const heard: number[] = [];
  return {
    name: 'told',
    heard,
    async transcribe(audio, { durationMs }) {
      for await (const _ of audio);
      heard.push(durationMs);
      const text = hear(Math.round(durationMs / 100), heard.length);
      return { language: 'en', segments: [{ startMs: 0, endMs: durationMs, text }] };
    },
  };
}

const how = (transcriber: Transcriber, change: Partial<ListenBack> = {}): ListenBack => ({
  transcriber,
  languages: ['en'],
  lines: 'all',
  spell,
  onFailure: () => {},
  ...change,
});

type Setting = { texts: string[]; listenBack: ListenBack; quality?: VoiceInfo['quality']; language?: string };

async function spoken({ texts, listenBack, quality = 'neural', language = 'en-US' }: Setting) {
  const base = handVoice(2, (line) => line.finish(toneFor(line.text)));
  const info = { quality, id: 'voice:a' } as VoiceInfo;
  const voice = { ...base, catalogue: () => [info, { ...info, id: 'voice:b' }] };
  const store = memoryStore();
  const ask = {
    script: grown({ ...scriptOf(texts), language }),
    voices: { host: 'voice:a', cohost: 'voice:b' },
    keyPrefix: 'takes/',
    dictionary: { entries: [], isMeasured: true },
    signal: never,
  };
  const read = async (): Promise<SpokenLine[]> => {
    const lines: SpokenLine[] = [];
    for await (const line of speak({ voice, store, listenBack }, ask)) lines.push(line);
    return lines;
  };
  return { lines: await read(), asked: base.asked, read };
}

describe('listening back', () => {
  const text = 'One clause stands here, another one stands there.';

  it('writes down that a line was understood', async () => {
    const { lines, asked } = await spoken({ texts: [text], listenBack: how(ears(() => text)) });
    expect(lines[0]?.take.heard).toEqual({ wordErrors: 0, spokenAgain: false, flagged: false });
    expect(asked).toEqual([text]);
  });

  it('speaks a garbled line again in smaller parts, and keeps the better one', async () => {
    const transcriber = ears((_, times) => (times === 1 ? 'wand of cheese' : text));
    const { lines, asked, read } = await spoken({ texts: [text], listenBack: how(transcriber) });
    expect(asked).toEqual([text, 'One clause stands here,', 'another one stands there.']);
    expect(lines[0]?.take.heard).toEqual({ wordErrors: 0, spokenAgain: true, flagged: false });
    // Two parts with a pause between them: longer than the tone of the whole.
    expect(lines[0]!.take.durationMs).toBeGreaterThan(850);
    expect(lines[0]?.clip.words.map((word) => word.text).join(' ')).toBe(text);
    const [again] = await read();
    expect(again).toMatchObject({ spoken: false, take: lines[0]!.take });
    expect(transcriber.heard).toHaveLength(2);
  });

  it('flags a line that is not understood the second time either, and tries no third time', async () => {
    const { lines, asked } = await spoken({ texts: [text], listenBack: how(ears(() => 'wand of cheese')) });
    expect(lines[0]?.take.heard).toMatchObject({ spokenAgain: true, flagged: true });
    expect(asked).toHaveLength(3);
  });

  it('listens to a few lines without figures, both speakers’, and to none of the first', async () => {
    const { lines } = await spoken({
      texts: LINES,
      listenBack: how(
        ears(() => 'x'),
        { lines: 'sample' },
      ),
    });
    const heard = lines.filter(({ take }) => take.heard);
    expect(heard.map(({ take }) => take.line)).toEqual([7, 8]);
  });

  it.each([
    ['classic voices', { quality: 'classic' as const }],
    ['languages its ears hear badly', { language: 'cs-CZ' }],
  ])('leaves out %s', async (_, change) => {
    const transcriber = ears(() => 'x');
    await spoken({ texts: LINES, listenBack: how(transcriber), ...change });
    expect(transcriber.heard).toEqual([]);
  });

  it('costs no line when the transcriber fails', async () => {
    const failures: unknown[] = [];
    const deaf: Transcriber = {
      name: 'deaf',
      transcribe: () => Promise.reject(new AppError('transcribe.failed')),
    };
    const listenBack = how(deaf, { onFailure: (error) => failures.push(error) });
    const { lines } = await spoken({ texts: [text], listenBack });
    expect(lines[0]?.take.heard).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});

it.each([
  ['a b c', 'a b c', 0],
  ['a b c d', 'a x c', 0.5],
  ['a b', '', 1],
  ['a', 'a b c', 2],
])('counts the errors between "%s" and "%s"', (meant, heard, share) => {
  expect(wordErrors(spell(meant), spell(heard))).toBe(share);
});
