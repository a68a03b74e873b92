import type { Tone } from '@parlance/kernel/limits';
import type { Phrases } from './phrases.ts';

/** What the two say otherwise in a tone. The rules of phrases hold here too; the rest is said as ever. */
type TonePhrases = Pick<
  Phrases,
  'greeting' | 'setScene' | 'nod' | 'react' | 'closeAsk' | 'takeAway' | 'closePlain' | 'farewell'
> & {
  monologue: Pick<Phrases['monologue'], 'greeting' | 'setScene'>;
};

/** Balanced is how the phrases of a language are. */
export type Tones = Record<Exclude<Tone, 'balanced'>, TonePhrases>;

/** The phrases of a language in a tone. */
export const phrasesInTone = (phrases: Phrases, tones: Tones, tone: Tone): Phrases =>
  tone === 'balanced'
    ? phrases
    : { ...phrases, ...tones[tone], monologue: { ...phrases.monologue, ...tones[tone].monologue } };
