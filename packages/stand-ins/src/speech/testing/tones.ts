export const TONE_RATE = 24_000;

const LEAD_MS = 50;
const TAIL_MS = 150;
const GAP_MS = 60;
const WORD_MS = 120;
const LETTER_MS = 45;
/** A character of a script without spaces is a syllable. */
const SYLLABLE_MS = 200;
const FADE_MS = 10;
const LOUD = 0.4;

/** A stretch of the text, in characters, and when it is heard. */
export type ToneWord = { from: number; to: number; startMs: number; endMs: number };
export type Tones = { samples: Int16Array; words: ToneWord[]; durationMs: number };

const lengthMs = (word: string): number => {
  const syllables = word.match(/\p{Script=Han}/gu)?.length ?? 0;
  return WORD_MS + ([...word].length - syllables) * LETTER_MS + syllables * SYLLABLE_MS;
};

function hum(samples: Int16Array, { startMs, endMs }: ToneWord, hertz: number): void {
  const end = Math.round((endMs * TONE_RATE) / 1000);
  for (let at = Math.round((startMs * TONE_RATE) / 1000); at < end; at++) {
    const ms = (at * 1000) / TONE_RATE;
    const fade = Math.min(1, (ms - startMs) / FADE_MS, (endMs - ms) / FADE_MS);
    samples[at] = Math.round(LOUD * fade * Math.sin((2 * Math.PI * hertz * at) / TONE_RATE) * 0x7fff);
  }
}

/** A hum for each word, as long as the word takes to say; every voice at its own height. */
export function tonesFor(text: string, voice: string): Tones {
  const words: ToneWord[] = [];
  let ms = LEAD_MS;
  for (const match of text.matchAll(/\S+/gu)) {
    const endMs = ms + lengthMs(match[0]);
    words.push({ from: match.index, to: match.index + match[0].length, startMs: ms, endMs });
    ms = endMs + GAP_MS;
  }
  const durationMs = ms + TAIL_MS;
  const samples = new Int16Array(Math.round((durationMs * TONE_RATE) / 1000));
  const height = [...voice].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  for (const word of words) hum(samples, word, 110 + (height % 12) * 10);
  return { samples, words, durationMs };
}

/** What is left of a sound that breaks off: the first half, ending in the middle of a word. */
export function firstHalf({ samples, words }: Tones): Int16Array {
  const middle = words[Math.floor((words.length - 1) / 2)] ?? { startMs: 0, endMs: 0 };
  return samples.subarray(0, Math.round(((middle.startMs + middle.endMs) / 2 / 1000) * TONE_RATE));
}

export const pcmOf = (samples: Int16Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);

const HEADER_BYTES = 44;

/** `statedBytes` as a service that streams writes it, when it isn't the truth. */
export function wavOf(samples: Int16Array, statedBytes = samples.byteLength): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(Math.min(0xffff_ffff, HEADER_BYTES - 8 + statedBytes), 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(TONE_RATE, 24);
  header.writeUInt32LE(TONE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(statedBytes, 40);
  return Buffer.concat([header, pcmOf(samples)]);
}
