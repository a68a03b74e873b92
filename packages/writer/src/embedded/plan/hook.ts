import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { keepsSense } from '../converse/keeps.ts';
import { ruleWays } from '../converse/rule-ways.ts';

/** Said before the greeting, so that one stays. */
export type Hook = { text: string; refs: readonly string[]; sentence: Sentence };

const WORDS = { min: 5, max: 15 };
const MIN_TERMS = 2;
/** Beyond this, the opening of a book stands for it. */
const LOOKED_AT = 600;
const WORTH = {
  question: 0.3,
  piece: -0.05,
  told: -0.6,
  toldSoon: -1.2,
  ofTitle: 0.12,
  superlative: 0.12,
  contrast: 0.08,
  number: 0.08,
};
/** What is said again a moment later is heard twice. */
const AGAIN = { soon: WORTH.toldSoon, later: WORTH.told, never: 0 };
/** Questions that make curious; "What is a starter?" is asked in school. */
const CURIOUS = /^(?:why-full|no|not-but)$/;

type Candidate = { text: string; worth: number; sentence: Sentence };

/** The sentence itself, the question it answers, or the half that leaves the rest open. */
function wordingsOf(
  sentence: Sentence,
  understanding: Understanding,
  level: Brief['level'],
): Omit<Candidate, 'sentence'>[] {
  const { pack, casing, lexer } = understanding;
  const { hedges, denials, conditions } = pack.sharing;
  // "…, unless they are made by a program": the half without it would claim more than the source.
  const bounds = wordRegex(`(?<![\\p{L}’'-])(?:${hedges}|${denials}|${conditions})(?![\\p{L}’'-])`);
  const text = toSpoken(sentence.text, pack, level);
  const halves = ruleWays(text, pack, casing)
    .filter((way) => keepsSense(way, text, pack, lexer))
    .flatMap(({ form, pieces: [first, ...rest] }) => {
      if (first?.kind === 'ask')
        return CURIOUS.test(form) ? [{ text: first.text, worth: WORTH.question }] : [];
      const leftOut = rest.map((piece) => piece.text).join(' ');
      return first && !bounds.test(leftOut) ? [{ text: first.text, worth: WORTH.piece }] : [];
    });
  return [{ text, worth: 0 }, ...halves];
}

/** A short sentence or question of the source for which one stays: something great, rare, open or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  isTold: (sentence: Sentence) => 'soon' | 'later' | 'never',
): Hook | undefined {
  if (brief.question) return undefined;
  const { pack, lexer, firstPerson } = understanding;
  const { countsOn, adverbEnding } = pack.grammar;
  const counts = wordRegex(`(?<!\\p{L})(?:${countsOn})(?!\\p{L})`);
  const turnsFrom = wordRegex(`^\\p{Lu}\\p{Ll}+(?:${adverbEnding}),? `, 'u');
  const standAlone = new StandAlone(understanding);
  const titleTerms = new Set(lexer.terms(understanding.title ?? ''));
  const sentences = understanding.sentences
    .slice(0, LOOKED_AT)
    .filter(({ sayable, somber }) => sayable && !somber);

  const asked = sentences
    .filter((sentence) => sentence.asked)
    .map((sentence) => ({ sentence, text: sentence.text, worth: 0.5 }));
  const plain = sentences
    .filter(({ text, traits }) => !counts.test(text) && !turnsFrom.test(text) && !traits.has('quote'))
    .flatMap((sentence): Candidate[] => {
      const clear = standAlone.has(sentence);
      if (!clear && !standAlone.isWhole(sentence)) return [];
      const unclear = clear ? 0 : -0.3;
      return wordingsOf(sentence, understanding, brief.level).map(({ text, worth }) => ({
        sentence,
        text,
        worth: worth + unclear + (/\?$/.test(text) ? 0 : AGAIN[isTold(sentence)]),
      }));
    });
  const [open, close] = pack.quotes;
  const quoted = sentences
    .filter(
      (sentence) =>
        firstPerson &&
        sentence.authorVoice &&
        !sentence.needsPrevious &&
        !sentence.isQuestion &&
        !standAlone.isTurned(sentence),
    )
    .map((sentence) => ({
      sentence,
      text: open + toSpoken(sentence.text, pack, brief.level) + close,
      worth: 0,
    }));

  const [best] = [...asked, ...plain, ...quoted]
    .filter(({ text }) => {
      const terms = new Set(lexer.terms(text));
      const words = countWords(text);
      if (words < WORDS.min || words > WORDS.max || terms.size < MIN_TERMS) return false;
      return [...terms].some((term) => !titleTerms.has(term));
    })
    .map(({ sentence, text, worth }) => {
      const { traits, score } = sentence;
      const ofTitle = lexer.terms(text).some((term) => titleTerms.has(term)) ? WORTH.ofTitle : 0;
      const strong = (['superlative', 'contrast', 'number'] as const).filter((trait) => traits.has(trait));
      const total = worth + score + ofTitle + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
      return { text, sentence, worth: total };
    })
    .sort((a, b) => b.worth - a.worth);
  return (
    best && {
      text: /[“„«]/.test(best.text) ? best.text : inEverydayWords(best.text, pack),
      refs: best.sentence.refs,
      sentence: best.sentence,
    }
  );
}
