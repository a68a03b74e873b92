import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { capitalize } from '@parlance/language/text/casing';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { fill } from '@parlance/language/text/fill';
import { toSpoken } from '@parlance/language/text/spoken';
import { wordRegex } from '@parlance/language/text/word-regex';
import { pointsBack } from '../analysis/dependence.ts';
import type { Sentence } from '../analysis/document.ts';
import { type Keyphrase, withArticle } from '../analysis/keyphrases.ts';
import { SelfContained } from '../analysis/self-contained.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { keepsSense } from '../converse/keeps.ts';
import { ruleWays } from '../converse/rule-ways.ts';
import type { EpisodeTitle } from './title.ts';

/** Said before the greeting, so that one stays; `sentence` is none where only the subject is named. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Sentence | undefined;
  /** All of the sentence is said: it need not be told again. */
  isWhole: boolean;
};

/**
 * Where a sentence is told: as the very first, within the first half minute (and 'loose' where what follows does not
 * lean on it), later, or not at all.
 */
export type Place = 'first' | 'loose' | 'soon' | 'later' | 'never';

const FRAMING = { lookAt: 16, times: 3, listed: 3 };
const WORDS = { min: 5, easy: 15, max: 24 };
const MIN_TERMS = 2;
/** Beyond this, the opening of a book stands for it. */
const LOOKED_AT = 600;
const WORTH = {
  asked: 0.3,
  curious: 0.2,
  ownQuestion: 0.35,
  question: 0.25,
  piece: -0.05,
  ofTitle: 0.12,
  superlative: 0.08,
  contrast: 0.12,
  number: 0.06,
  cause: 0.05,
  longWord: -0.035,
};
/** What is said again a moment later is heard twice; what the source itself begins with leads in best. */
const PLACE: Record<Place, number> = { first: 0.35, loose: 0.15, soon: -1.2, later: -0.3, never: 0 };
/** Below this nothing is worth staying for. */
const ENOUGH = 0.55;
/** Questions that make curious; "What is a starter?" is asked in school. */
const CURIOUS = /^(?:why-full|no|not-but)$/;

type Candidate = { text: string; worth: number; sentence: Sentence; isWhole?: boolean };

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
  return [{ text, worth: 0, isWhole: true }, ...halves];
}

/** A question of the author's that what follows answers, without the "but" that joins it to what stands before. */
function ownQuestion({ text }: Sentence, { pack }: Understanding): string | undefined {
  const bare = capitalize(text.replace(wordRegex(`^(¿?)(?:${pack.telling.joins}),? `), '$1'));
  return /^[^.!?]+\?$/.test(bare) && !pointsBack(bare, pack.grammar, true) ? bare : undefined;
}

/** Where no sentence opens well: what comes up most, and the honest question of how it belongs together. */
function framing(understanding: Understanding, title: EpisodeTitle): Hook | undefined {
  const { pack, keyphrases, sentences, fullNames, lexer, genre } = understanding;
  const [phrase] = pack.telling.framing;
  const vague = new Set(pack.words.vague.split(' '));
  const named: Keyphrase[] = [];
  for (const candidate of keyphrases.slice(0, FRAMING.lookAt)) {
    const words = candidate.key.split(' ');
    const isNew = [title.key, ...named.map(({ key }) => key)].every(
      (key) => !words.some((word) => key.split(' ').includes(word)),
    );
    const { surface, words: size, isName, times } = candidate;
    const isFirstName = [...fullNames.values()].some((full) => full.startsWith(`${surface} `));
    const isPlain = size === 1 && (!isName || lexer.isStop(surface) || isFirstName);
    if (isNew && !isPlain && times >= FRAMING.times && !vague.has(surface) && !/[’']s(?: |$)/.test(surface))
      named.push(candidate);
  }
  const listed = named.slice(0, FRAMING.listed);
  // What a manual speaks of most are parts and files.
  if (listed.length < FRAMING.listed || phrase === undefined || genre === 'instructions') return undefined;
  const names = listed.map((each) => fullNames.get(each.surface) ?? withArticle(each));
  const at = listed.map((each) => Math.min(...each.sentences));
  return {
    text: capitalize(fill(phrase, { list: names.join(', ') }, pack)),
    refs: at.flatMap((index) => sentences[index]?.refs ?? []),
    sentence: undefined,
    isWhole: false,
  };
}

/** What one stays for: the source's own beginning, a question it answers, something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  title: EpisodeTitle,
  placeOf: (sentence: Sentence) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const { pack, lexer, firstPerson } = understanding;
  const { countsOn, adverbEnding } = pack.grammar;
  const counts = wordRegex(`(?<!\\p{L})(?:${countsOn})(?!\\p{L})`);
  const turnsFrom = wordRegex(`^\\p{Lu}\\p{Ll}+(?:${adverbEnding}),? `, 'u');
  const curious = wordRegex(pack.telling.curious);
  const standAlone = new StandAlone(understanding);
  const contained = new SelfContained(understanding);
  const titleTerms = new Set(lexer.terms(understanding.title ?? ''));
  const sentences = understanding.sentences
    .slice(0, LOOKED_AT)
    .filter((sentence) => sentence.sayable && (!sentence.somber || placeOf(sentence) === 'first'));

  const asked = sentences
    .filter((sentence) => sentence.asked && ['later', 'soon'].includes(placeOf(sentence)))
    .map((sentence): Candidate => {
      const isSoon = placeOf(sentence) === 'soon';
      const worth = WORTH.asked + (curious.test(sentence.text) ? WORTH.curious : 0) - (isSoon ? 0.25 : 0);
      return { sentence, text: sentence.text, worth };
    });
  const own = sentences
    .filter(({ isQuestion, asked: heads, authorVoice, inQuotation, index }) => {
      const next = understanding.sentences[index + 1];
      return isQuestion && !heads && !authorVoice && !inQuotation && next?.sayable;
    })
    .flatMap((sentence): Candidate[] => {
      const text = ownQuestion(sentence, understanding);
      return text === undefined ? [] : [{ sentence, text, worth: WORTH.ownQuestion }];
    });
  const plain = sentences
    .filter(({ text, traits }) => !counts.test(text) && !turnsFrom.test(text) && !traits.has('quote'))
    .filter((sentence) => {
      const isLead = placeOf(sentence) === 'first';
      return isLead ? standAlone.isWhole(sentence) : standAlone.has(sentence);
    })
    .flatMap((sentence) =>
      wordingsOf(sentence, understanding, brief.level).map((wording): Candidate => {
        const place = placeOf(sentence);
        const again =
          /\?$/.test(wording.text) || (!wording.isWhole && ['first', 'loose'].includes(place))
            ? 0
            : PLACE[place];
        return { ...wording, sentence, worth: wording.worth + again };
      }),
    );
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
    .map((sentence): Candidate => {
      const text = open + toSpoken(sentence.text, pack, brief.level) + close;
      return { sentence, text, worth: PLACE[placeOf(sentence)], isWhole: true };
    });

  const [best] = [...asked, ...own, ...plain, ...quoted]
    .filter(({ text, sentence }) => {
      const terms = new Set(lexer.terms(text));
      const words = countWords(text);
      if (words < WORDS.min || words > WORDS.max || terms.size < MIN_TERMS) return false;
      return contained.fits(text, sentence) && [...terms].some((term) => !titleTerms.has(term));
    })
    .map(({ worth, ...candidate }) => {
      const { sentence, text } = candidate;
      const { traits, score } = sentence;
      const ofTitle = lexer.terms(text).some((term) => titleTerms.has(term)) ? WORTH.ofTitle : 0;
      const long = WORTH.longWord * Math.max(0, countWords(text) - WORDS.easy);
      const strong = (['superlative', 'contrast', 'number', 'cause'] as const).filter((trait) =>
        traits.has(trait),
      );
      const total = worth + score + ofTitle + long + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
      return { ...candidate, worth: total };
    })
    .sort((a, b) => b.worth - a.worth);
  if (!best || best.worth < ENOUGH) return framing(understanding, title);
  return {
    text: /[“„«]/.test(best.text) ? best.text : inEverydayWords(best.text, pack),
    refs: best.sentence.refs,
    sentence: best.sentence,
    isWhole: best.isWhole ?? false,
  };
}
