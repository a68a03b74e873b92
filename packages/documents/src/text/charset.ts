import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { detectAll } from 'jschardet';

/** Enough to tell by; more costs time and changes nothing. */
const SAMPLE_BYTES = 64 * 1024;
/** The detector is honest about Latin scripts, which look much alike; below this it only guesses. */
const SURE_ENOUGH = 0.06;
/** Old Macs and Kazakh terminals: far rarer than the mistakes they are taken for. */
const RARE = /^(?:mac|ptcp|koi8-t|cp\d|hp-)/i;
/** What most files without a declaration were written in. */
const USUAL = 'windows-1252';

// Its tables are read when the first charset is asked for, and a sealed reader can read no file any more.
iconv.encodingExists(USUAL);

const MARKS: [bytes: number[], charset: string][] = [
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export const charsetByMark = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/** Half of the bytes of UTF-16 without a mark are zero where the script is Latin. */
export function charsetByZeros(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length, 4_096) & ~1);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index += 2) {
    if (sample[index] === 0) even++;
    if (sample[index + 1] === 0) odd++;
  }
  const many = sample.length / 2 / 3;
  const few = sample.length / 2 / 50;
  if (odd > many && even <= few) return 'utf-16le';
  if (even > many && odd <= few) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return false;
  }
  // A file that was cut may end inside a character; one odd byte at the end of plain ASCII proves nothing.
  return (
    bytes.subarray(-3).every((byte) => byte < 0x80) ||
    bytes.subarray(0, -3).some((byte) => byte > 0x7f) ||
    endsWhole(bytes)
  );
}

const endsWhole = (bytes: Uint8Array): boolean =>
  !new TextDecoder().decode(bytes.subarray(-4)).endsWith('\ufffd');

/** Only the parts that ASCII can't explain tell charsets apart; a long English opening would drown them. */
function tellingSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f || byte === 0x1b);
  const from = Math.max(0, first - 200);
  return bytes.subarray(from, from + SAMPLE_BYTES);
}

function guessed(bytes: Uint8Array): string {
  const best = detectAll(tellingSample(bytes)).find(
    ({ encoding }) => encoding !== null && !RARE.test(encoding) && isKnown(encoding),
  );
  if (!best?.encoding || best.confidence < SURE_ENOUGH) return USUAL;
  // Windows' tables hold all of these and the signs between 0x80 and 0x9F besides.
  return /^(ascii|iso-?8859-?1)$/i.test(best.encoding) ? USUAL : best.encoding;
}

/** `declared` is what a header or the document itself says; bytes that contradict it win. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const marked = charsetByMark(bytes) ?? charsetByZeros(bytes);
  const claimed = declared !== undefined && isKnown(declared) ? declared : undefined;
  const charset = marked ?? (isUtf8(bytes) ? 'utf-8' : (notUtf8(claimed) ?? guessed(bytes)));
  return decoded(bytes, charset);
}

/** Node's own tables are in its program; those of iconv for East Asia are files, so it has only the rest. */
function ownDecoder(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

const isKnown = (charset: string): boolean =>
  ownDecoder(charset) !== undefined || iconv.encodingExists(charset);

const decoded = (bytes: Uint8Array, charset: string): string =>
  ownDecoder(charset)?.decode(bytes) ??
  iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), charset);

const notUtf8 = (charset: string | undefined): string | undefined =>
  charset !== undefined && /^utf-?8$/i.test(charset) ? undefined : charset;
