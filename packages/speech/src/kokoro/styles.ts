import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Style names and their shares; one voice, or a mixture of several. */
export type StyleMix = Record<string, number>;

const ROW = 256;
/** The first half of a row makes the sound of a voice, the second its melody and its rhythm. */
const MELODY = ROW / 2;

function voicesFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('kokoro-js')), '..', 'voices');
}

/** What was learned beside the published styles: added to one of them, it is understood better in its language. */
const TAUGHT = new Map([['de_taught', new URL('taught/german-style.bin', import.meta.url)]]);

/** A voice is a table of styles, one row for each length of a piece. */
export class Styles {
  readonly #tables = new Map<string, Float32Array>();

  async #table(name: string): Promise<Float32Array> {
    const known = this.#tables.get(name);
    if (known) return known;
    const bytes = new Uint8Array(await readFile(TAUGHT.get(name) ?? join(voicesFolder(), `${name}.bin`)));
    const table = new Float32Array(bytes.buffer);
    this.#tables.set(name, table);
    return table;
  }

  async row(sound: StyleMix, melody: StyleMix, tokens: number): Promise<Float32Array> {
    const row = new Float32Array(ROW);
    await this.#add(sound, tokens, row, 0, MELODY);
    await this.#add(melody, tokens, row, MELODY, ROW);
    return row;
  }

  async #add(mix: StyleMix, tokens: number, row: Float32Array, from: number, to: number): Promise<void> {
    for (const [name, share] of Object.entries(mix)) {
      const table = await this.#table(name);
      const start = Math.min(tokens - 1, table.length / ROW - 1) * ROW;
      for (let at = from; at < to; at++) row[at]! += share * table[start + at]!;
    }
  }
}
