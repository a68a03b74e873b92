import type { Tone } from '@parlance/kernel/limits';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Phrases } from './languages/phrases.ts';
import { phrasesInTone, type Tones } from './languages/tones.ts';
import type { Understanding } from './understand.ts';

/** From this share of grave sentences on, or with a grave title, nothing light is said of a text. */
const GRAVE_SHARE = 0.12;
/** From this share on, nobody takes up a number: it may be one of something grave that no word shows. */
const EARNEST_SHARE = 0.04;

function isGrave({ sentences, title, pack }: Understanding, from: number): boolean {
  const somber = sentences.filter((sentence) => sentence.somber).length;
  return somber > sentences.length * from || wordRegex(pack.grammar.somber).test(title ?? '');
}

/** Who hears of a death is not greeted like a guest at a party. */
const soberly = (phrases: Phrases, { greeting, farewell, monologue }: Tones['serious']): Phrases => ({
  ...phrases,
  greeting,
  farewell,
  monologue: { ...phrases.monologue, greeting: monologue.greeting },
});

/** What was understood, to be told in a tone. Nobody is playful about grave things, or has small words for them. */
export function inTone(understanding: Understanding, wanted: Tone = 'balanced'): Understanding {
  const { pack } = understanding;
  const grave = isGrave(understanding, GRAVE_SHARE);
  const tone = wanted === 'playful' && grave ? 'balanced' : wanted;
  const own = phrasesInTone(pack.phrases, pack.tones, tone);
  const phrases = grave && tone === 'balanced' ? soberly(own, pack.tones.serious) : own;
  const earnest = isGrave(understanding, EARNEST_SHARE);
  return {
    ...understanding,
    pack: { ...pack, phrases: earnest ? { ...phrases, react: [] } : phrases },
  };
}
