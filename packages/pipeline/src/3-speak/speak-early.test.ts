import { expect, it } from 'vitest';
import { handVoice, memoryStore, scriptOf } from './fixtures.ts';
import { speak } from './speak.ts';
import { openEarlySpeech } from './speak-early.ts';

const voices = { host: 'low', cohost: 'high' };
const about = { voices, keyPrefix: 'takes/', pronunciations: [], signal: new AbortController().signal };

const untilAsked = async (voice: { asked: string[] }, count: number) => {
  while (voice.asked.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
};

it('speaks chapters as they come; the whole script then finds them spoken', async () => {
  const voice = handVoice(2, (line) => line.finish());
  const store = memoryStore();
  const script = scriptOf(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']);
  const early = openEarlySpeech({ voice, store }, { ...about, language: script.language });
  early.begin(script.lines.slice(0, 2));
  early.begin(script.lines.slice(2, 4));
  await untilAsked(voice, 4);
  while (store.objects.size < 4) await new Promise((resolve) => setTimeout(resolve, 1));
  await early.end();

  const fresh: boolean[] = [];
  for await (const { spoken } of speak({ voice, store }, { ...about, script })) fresh.push(spoken);
  expect(fresh).toEqual([false, false, false, false, true, true]);
  expect(voice.asked).toHaveLength(6);
});

it('leaves nothing going on once it has ended', async () => {
  const voice = handVoice(1);
  const script = scriptOf(['One.', 'Two.']);
  const early = openEarlySpeech({ voice, store: memoryStore() }, { ...about, language: script.language });
  early.begin(script.lines);
  await untilAsked(voice, 1);
  await early.end();
  expect(voice.open).toEqual([]);
  early.begin(script.lines);
  await early.end();
  expect(voice.asked).toHaveLength(1);
});

it('keeps a voice’s failure to itself: it is met again when the script is spoken', async () => {
  const voice = handVoice(1, (line) => line.fail(new Error('hoarse')));
  const script = scriptOf(['One.', 'Two.']);
  const early = openEarlySpeech({ voice, store: memoryStore() }, { ...about, language: script.language });
  early.begin(script.lines);
  await untilAsked(voice, 1);
  await expect(early.end()).resolves.toBeUndefined();
});
