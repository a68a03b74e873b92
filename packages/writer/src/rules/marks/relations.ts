import { replaceBetween } from '@parlance/kernel/scan-text';
import type { Grammar } from '@parlance/language/language';
import { unbound } from '@parlance/language/text/connectives';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { FirstMentions, isBareQuotation, NamedBefore, pointsBack } from '../../read/dependence.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Marked } from './marked.ts';
import { withBoundPromises } from './promises.ts';

const ANNOUNCEMENT_WORDS = 9;
/** "With good reason.", "The line strikes home.": so short, it says something of what was just said. */
const FRAGMENT_WORDS = 6;
/** "Even in space?" */
const GOES_ON_WORDS = 3;
/** "The bakers also …": it goes on from what was just said. */
const OPENING_CHARS = 40;
const LONG_WORDS = 40;
const DIRECT_SPEECH = /^[“"«][^”"»]*[,!?.…][”"»] \p{Ll}/u;
/** Who says no more than this speaks to somebody who is there. */
const SCENE_WORDS = 12;

/** Marks which sentences lean on the one before them, and which are there for the one after. */
export function relateSentences(
  sentences: readonly Marked[],
  pack: TalkPack,
  lexer: Lexer,
  headingTerms: readonly string[],
): readonly Marked[] {
  const turnsAgainst = wordRegex(pack.grammar.turnsAgainst);
  const soft = wordRegex(pack.grammar.soft);
  const mentions = new FirstMentions(pack, lexer, headingTerms);
  const named = new NamedBefore(pack.grammar, lexer);
  let isBegun = false;
  const related = sentences.map((sentence) => {
    const { text, terms, paragraph, index } = sentence;
    const before = sentences[index - 1];
    const opens = before?.paragraph !== paragraph;
    const isNext = opens && before?.section === sentence.section;
    const relied = mentions.reliedOn(text, terms, { paragraph, index, opens: isNext });
    const goesOnQuoting = sentence.inQuotation && before?.inQuotation === true;
    const isFragment = !opens && sentence.words <= FRAGMENT_WORDS;
    const goesOnSoftly = !opens && soft.test(text.slice(0, OPENING_CHARS));
    const pointed = named.pointedAt(text, terms);
    // What it is told as where nothing is told before it.
    const plain = opens ? unbound(text, pack.grammar) : text;
    // "“Don't be afraid,” called the keeper.": a word of a scene that began before it.
    const isWordOfScene = isNext && sentence.words <= SCENE_WORDS && DIRECT_SPEECH.test(text);
    const leans =
      isFragment ||
      isWordOfScene ||
      goesOnSoftly ||
      goesOnQuoting ||
      isBareQuotation(text, pack.grammar) ||
      pointsBack(plain, pack.grammar, opens);
    // The very first sentence has nothing to lean on: stories like to open with a "he". What stands in a paragraph
    // behind one that can't be told, or behind one that is too long, leans on that one all the same.
    isBegun ||= !opens || before?.sayable === true || (before?.words ?? 0) >= LONG_WORDS;
    const goesOnAsking = sentence.asksInText && sentence.words <= GOES_ON_WORDS;
    // Behind a heading, a question turns to something of its own.
    const mayLean = !sentence.asked || (sentence.asksInText && before?.section === sentence.section);
    // Who says it is said with it.
    const isLedIn = sentence.saidBy !== undefined && before?.saidBy === undefined;
    const needsPrevious = !isLedIn && isBegun && mayLean && (leans || goesOnAsking || before?.asked === true);
    const goesOn = sentences[index + 1]?.paragraph === paragraph;
    return {
      ...sentence,
      cleaves: !opens && (goesOnQuoting || isBareQuotation(text, pack.grammar)),
      pointsAt: [...pointed, ...relied],
      needsPrevious,
      turnsAgainst: before?.section === sentence.section && turnsAgainst.test(text),
      announces: opens && goesOn && sentence.words <= ANNOUNCEMENT_WORDS,
    };
  });
  return withBoundPromises(related, pack);
}

const QUOTED_WORDS = 4;
const SPEAKER_WORDS = { min: 2, max: 12 };

/** “It was dark for years,” she shares with us.: what stands behind somebody's words says whose they are, by any verb. */
function namesSpeakerBehind(text: string): boolean {
  if (!/^[“"«„]/.test(text)) return false;
  const end = Math.max(...['”', '"', '»', '“'].map((mark) => text.lastIndexOf(mark)));
  const behind = text
    .slice(end + 1)
    .split(' ')
    .filter(Boolean).length;
  return (
    text.slice(1, end).split(' ').length >= QUOTED_WORDS &&
    behind >= SPEAKER_WORDS.min &&
    behind <= SPEAKER_WORDS.max
  );
}

const silent = (sentence: Marked): Marked => ({ ...sentence, sayable: false });

/** Somebody's words of which nobody near says whose they are would sound like the speaker's own. */
export function withoutUnattributed(sentences: readonly Marked[], grammar: Grammar): readonly Marked[] {
  const attribution = wordRegex(grammar.attribution);
  const names = (sentence: Marked | undefined): boolean =>
    sentence !== undefined &&
    (attribution.test(replaceBetween(sentence.text, /[“"«„]/g, /[”"»“]/g)) ||
      /:\s*[“"«„]/.test(sentence.text) ||
      namesSpeakerBehind(sentence.text));
  return sentences.map((sentence) => {
    if (!sentence.inQuotation && !isBareQuotation(sentence.text, grammar)) return sentence;
    let first = sentence.index;
    while (first > 0 && sentences[first]?.inQuotation && sentences[first - 1]?.inQuotation) first--;
    const near = [sentence, sentences[sentence.index + 1], sentences[first], sentences[first - 1]];
    return near.some(names) ? sentence : silent(sentence);
  });
}

/** What one does or sees on a screen is nothing for the ear, where a text does not instruct. */
export function withoutScreen(sentences: readonly Marked[], { telling }: TalkPack): readonly Marked[] {
  const onScreen = wordRegex(telling.onScreen);
  return sentences.map((sentence) => (onScreen.test(sentence.text) ? silent(sentence) : sentence));
}
