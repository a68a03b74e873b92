import type { Brief } from '@parlance/artifacts/brief';
import type { Tone } from '@parlance/kernel/limits';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Reading } from '../read/reading.ts';

/** From this share of somber sentences on, or with a somber title, a text is grave. */
const GRAVE_SHARE = 0.12;

/** It tells of death, illness, war or a court: who listens to it is not greeted like a guest at a party. */
function isGrave({ source, sentences, pack }: Pick<Reading, 'source' | 'sentences' | 'pack'>): boolean {
  const somber = wordRegex(pack.grammar.somber);
  const many = sentences.filter(({ text }) => somber.test(text)).length;
  return many > sentences.length * GRAVE_SHARE || somber.test(source.title ?? '');
}

/** The tone that was asked for; what is grave is told seriously where nothing or something light was asked for. */
export function toneOf(reading: Reading, { tone = 'balanced' }: Brief): Tone {
  const isLight = tone === 'balanced' || tone === 'playful';
  return isLight && isGrave(reading) ? 'serious' : tone;
}
