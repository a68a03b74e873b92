import { earlyParts, type TakeClip } from '@parlance/artifacts/takes';
import type { Voice } from '@parlance/ports/voice';
import { describe, expect, it } from 'vitest';
import { handVoice, toneFor } from './fixtures.ts';
import { recordFirstLine } from './record-line.ts';

const ask = {
  text: 'one two three four',
  voiceId: 'voice:a',
  language: 'en-US',
  pace: 1,
  manner: 'plain' as const,
  signal: new AbortController().signal,
};

describe('the first line', () => {
  it('gives each part before the next is spoken, as it stands in the whole', async () => {
    const heard: TakeClip[] = [];
    const voice: Voice = {
      ...handVoice(1),
      begin: async () => ({
        speech: toneFor('one two'),
        rest: async () => {
          expect(heard).toHaveLength(1);
          return {
            speech: toneFor('three'),
            rest: async () => {
              expect(heard).toHaveLength(2);
              return { speech: toneFor('four') };
            },
          };
        },
      }),
    };
    const clip = await recordFirstLine(voice, ask, (beginning) => heard.push(beginning));
    expect(clip.words.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
    expect(clip.parted).toEqual([4800, 7200]);
    expect(earlyParts(clip).map(({ samples }) => samples)).toEqual(heard.map(({ samples }) => samples));
    expect(clip.samples).toHaveLength(9600);
  });

  it('comes whole from a voice that says it so', async () => {
    const heard: TakeClip[] = [];
    const begins = { ...handVoice(1), begin: async () => ({ speech: toneFor(ask.text) }) };
    const speaks = handVoice(1, (line) => line.finish());
    for (const voice of [begins, speaks]) {
      const clip = await recordFirstLine(voice, ask, (beginning) => heard.push(beginning));
      expect(clip.parted).toBeUndefined();
      expect(clip.words).toHaveLength(4);
    }
    expect(heard).toEqual([]);
  });
});
