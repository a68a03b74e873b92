import { readdirSync, readFileSync } from 'node:fs';

/**
 * What Chinese, Japanese and Korean documents of many years name instead of saying which letters their codes are. All
 * of them are read at once: a sealed reader can open no file any more when it comes to the font that needs one.
 */
const FOLDER = new URL('./cmaps/', import.meta.resolve('pdf.js-extract'));

const maps = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.bcmap'))
    .map((name) => [name, new Uint8Array(readFileSync(new URL(name, FOLDER)))]),
);

/** In place of the engine's own, which would fetch them from the web. */
export class CharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const found = kind === 'cMapUrl' ? maps.get(filename) : undefined;
    if (!found) throw new Error(`no ${kind} called ${filename}`);
    // The engine hands it over to its worker and keeps it.
    return found.slice();
  }
}
