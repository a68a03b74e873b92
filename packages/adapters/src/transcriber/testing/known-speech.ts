import { fileURLToPath } from 'node:url';
import type { KnownSpeech } from '@parlance/ports/suites/transcriber';
import { nodeAvMediaReader } from '../../media-reader/node-av.ts';

const FILE = fileURLToPath(new URL('./lighthouses.en.mp3', import.meta.url));

/** Two sentences, said by a machine. */
export async function knownSpeech(): Promise<KnownSpeech> {
  const pieces: Buffer[] = [];
  for await (const piece of nodeAvMediaReader().samples(FILE, new AbortController().signal))
    pieces.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  return {
    samples: new Float32Array(new Uint8Array(Buffer.concat(pieces)).buffer),
    language: 'en',
    text: 'Lighthouses were built to warn ships of rocks and shallow water. The first ones were simple fires on hills, kept alive by monks and fishermen.',
  };
}
