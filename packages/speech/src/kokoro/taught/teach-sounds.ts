import { readFile } from 'node:fs/promises';
import type { onnx } from 'onnx-proto';
import { floatsOf } from '../graph-editor.ts';
import { GERMAN_SOUNDS, TOKENS, VOCABULARY } from '../vocabulary.ts';

/** Where the model keeps how each symbol sounds, and how it is spoken along with its neighbours. */
const SOUND = 'encoder.text_encoder.embedding.weight';
const MELODY = 'encoder.bert.embeddings.word_embeddings.weight';

/** One signed byte for each value of each sound, in the order of `GERMAN_SOUNDS`. */
const LEARNED = new URL('german-sounds.bin', import.meta.url);
/** What a byte is worth. */
const STEP = 1 / 32;

type Table = { values: Float32Array; width: number; keep: () => void };

function tableOf(graph: onnx.IGraphProto, name: string): Table {
  const tensor = graph.initializer?.find((each) => each.name === name);
  if (!tensor) throw new Error(`the speech model has no ${name}`);
  const values = floatsOf(tensor);
  const keep = () => {
    tensor.rawData = new Uint8Array(values.buffer);
  };
  return { values, width: values.length / TOKENS, keep };
}

/** Gives the German sounds numbers of their own: each like the symbol it is written with, but for what was learned. */
export async function teachSounds(graph: onnx.IGraphProto): Promise<void> {
  const learned = new Int8Array(new Uint8Array(await readFile(LEARNED)).buffer);
  const [sound, melody] = [tableOf(graph, SOUND), tableOf(graph, MELODY)];
  for (const { values, width } of [sound, melody]) {
    for (const [symbol, number] of GERMAN_SOUNDS) {
      const start = VOCABULARY.get(symbol)! * width;
      values.copyWithin(number * width, start, start + width);
    }
  }
  const { values, width } = sound;
  [...GERMAN_SOUNDS.values()].forEach((number, at) => {
    for (let value = 0; value < width; value++)
      values[number * width + value]! += learned[at * width + value]! * STEP;
  });
  sound.keep();
  melody.keep();
}
