import { grown } from '@parlance/artifacts/growing-script';
import { describe, expect, it } from 'vitest';
import { backChannelIn } from './back-channels.ts';
import { handVoice, memoryStore, scriptOf } from './fixtures.ts';
import { speak } from './speak.ts';

const SENTENCE = 'The ramp had been inspected in October and nobody had seen a crack.';
const longLine = (first: string): string => `${first} ${SENTENCE} ${SENTENCE} ${SENTENCE} ${SENTENCE}`;
/** Of many long lines, one under which something is said, and one under which nothing is. */
const [listened, unheeded] = [true, false].map((wanted) => {
  const lines = Array.from({ length: 30 }, (_, at) => longLine(`Number ${at}.`));
  return lines.find((text) => (backChannelIn({ text }, 'en-US') !== undefined) === wanted)!;
});

describe('a back-channel', () => {
  it('is said at the end of a sentence in the middle of some long turns, always the same', () => {
    const said = backChannelIn({ text: listened! }, 'en-US')!;
    const words = listened!.split(' ');
    expect(words[said.afterWord]).toMatch(/\.$/);
    expect(said.afterWord).toBeGreaterThan(words.length / 3);
    expect(said.afterWord).toBeLessThan(words.length * 0.81);
    expect(backChannelIn({ text: listened! }, 'en-US')).toEqual(said);
    expect(backChannelIn({ text: unheeded! }, 'en-US')).toBeUndefined();
  });

  it('is not said under short turns, nor in a language whose words for it are unknown', () => {
    expect(backChannelIn({ text: SENTENCE }, 'en-US')).toBeUndefined();
    expect(backChannelIn({ text: listened! }, 'cy-GB')).toBeUndefined();
  });

  it('is spoken once by the other voice, kept for all audios, and given with the line it belongs to', async () => {
    const store = memoryStore();
    const make = async (saysBackChannels: boolean) => {
      const voice = handVoice(2, (line) => line.finish());
      const catalogue = ['voice:a', 'voice:b'].map((id) => ({ id, saysBackChannels }));
      voice.catalogue = () => catalogue as ReturnType<typeof voice.catalogue>;
      const ask = {
        script: grown(scriptOf(['Hello.', listened!, 'And?', listened!])),
        voices: { host: 'voice:a', cohost: 'voice:b' },
        keyPrefix: 'takes/',
        dictionary: { entries: [], isMeasured: true },
        signal: new AbortController().signal,
      };
      const under: (string | undefined)[] = [];
      for await (const line of speak({ voice, store }, ask)) under.push(line.under?.clip.words[0]?.text);
      return { under, asked: voice.asked };
    };
    const { text } = backChannelIn({ text: listened! }, 'en-US')!;
    const first = await make(true);
    expect(first.under).toEqual([undefined, text, undefined, text]);
    expect(first.asked.filter((asked) => asked === text)).toHaveLength(1);
    expect([...store.objects.keys()].filter((key) => key.startsWith('back-channels/'))).toHaveLength(1);
    expect((await make(true)).asked).toEqual([]);
    expect((await make(false)).under).toEqual([undefined, undefined, undefined, undefined]);
  });
});
