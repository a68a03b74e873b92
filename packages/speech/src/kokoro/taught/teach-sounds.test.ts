import type { onnx } from 'onnx-proto';
import { expect, it } from 'vitest';
import { FLOAT, floatsOf } from '../graph-editor.ts';
import { GERMAN_SOUNDS, TOKENS, tokenOf, VOCABULARY } from '../vocabulary.ts';
import { teachSounds } from './teach-sounds.ts';

const SOUND = { name: 'encoder.text_encoder.embedding.weight', width: 512 };
const MELODY = { name: 'encoder.bert.embeddings.word_embeddings.weight', width: 128 };

/** Every value of a row is the number of its token. */
const table = ({ name, width }: typeof SOUND): onnx.ITensorProto => {
  const values = Float32Array.from({ length: TOKENS * width }, (_, at) => Math.floor(at / width));
  return { name, dataType: FLOAT, rawData: new Uint8Array(values.buffer) };
};

it('gives German sounds numbers that no symbol has', () => {
  const all = [...VOCABULARY.values(), ...GERMAN_SOUNDS.values()];
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all)).toBeLessThan(TOKENS);
  expect(tokenOf('ç', 'de')).not.toBe(tokenOf('ç', 'fr'));
  expect(tokenOf(',', 'de')).toBe(VOCABULARY.get(','));
});

it('teaches how they sound, and leaves everything else as it was', async () => {
  const [sound, melody] = [table(SOUND), table(MELODY)];
  await teachSounds({ initializer: [sound, melody] });
  const [sounds, melodies] = [floatsOf(sound), floatsOf(melody)];
  for (const [symbol, number] of GERMAN_SOUNDS) {
    const old = VOCABULARY.get(symbol)!;
    const learned = sounds.subarray(number * SOUND.width, (number + 1) * SOUND.width);
    expect(learned.some((value) => value !== old)).toBe(true);
    expect(learned.every((value) => Math.abs(value - old) < 4)).toBe(true);
    expect(sounds[old * SOUND.width]).toBe(old);
    expect(melodies[number * MELODY.width]).toBe(old);
  }
});

it('says what is missing in a model it does not know', async () => {
  await expect(teachSounds({ initializer: [] })).rejects.toThrow(/no encoder/);
});
