import type { Passage } from '@parlance/artifacts/source-text';
import type { Grammar } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import { turnsIn, withoutName } from './named-speakers.ts';
import { asQuestion, type Talk } from './talk.ts';

/** Whoever asks is brief. */
const MAX_CHARS = 420;
/** Fewer are a figure of speech. */
const MIN_QUESTIONS = 3;
/** Of the paragraphs from the first question on, so many ask. */
const MIN_SHARE = 0.15;
/** Somebody answers for themselves in so many of the answers. */
const MIN_PERSONAL = 0.4;

/** So many of the answers name who gives them. */
const MIN_MARKED = 0.6;

const ONE_QUESTION = /^[^.!?…]+\?$/u;
/** "How did it begin? I know you were young.": what is said behind it is still addressed to the other. */
const NEAR_END = /\?["”»]?(?: [^.!?…]{1,90}[.!…])?$/u;

/**
 * Many papers print a talk without any mark: a paragraph asks, those below it answer. Where that is how a text is made
 * and who answers says "I", each such paragraph heads its answer.
 */
export function withAskingParagraphs(passages: readonly Passage[], grammar: Grammar): Talk {
  const you = wordRegex(`(?<![\\p{L}’'])(?:${grammar.interview.you})(?![\\p{L}])`);
  const personal = wordRegex(grammar.authorVoice, 'u');
  const asks = ({ kind, text }: Passage): boolean =>
    (kind === 'paragraph' || kind === 'heading') &&
    text.length <= MAX_CHARS &&
    /^[\p{L}\d¿]/u.test(text) &&
    (ONE_QUESTION.test(text) || (NEAR_END.test(text) && you.test(text)));
  const asking = passages.flatMap((passage, at) => {
    const next = passages[at + 1];
    return asks(passage) && next?.kind === 'paragraph' && !asks(next) ? [at] : [];
  });
  const [first = 0] = asking;
  const isTalk =
    asking.length >= MIN_QUESTIONS &&
    asking.length >= (passages.length - first) * MIN_SHARE &&
    asking.filter((at) => you.test(passages[at]?.text ?? '')).length >= MIN_QUESTIONS - 1;
  const answered = asking.map((at, next) => passages.slice(at + 1, asking[next + 1]));
  const own = answered.filter((answer) => answer.some(({ text }) => personal.test(text))).length;
  if (!isTalk || own < asking.length * MIN_PERSONAL) return { passages, asked: new Set() };
  const questions = new Set(asking);
  const guests = turnsIn(passages).filter(({ at }) => !questions.has(at));
  const byGuest = new Map(guests.map((turn) => [turn.at, turn]));
  const isMarked = asking.filter((at) => byGuest.has(at + 1)).length >= asking.length * MIN_MARKED;
  // "You wanted to be a smith, too!": where answers are marked, what stands unmarked before one asks for it.
  const statements = passages.flatMap(({ kind, text }, at) => {
    const leads = kind === 'paragraph' && text.length <= MAX_CHARS && !byGuest.has(at) && byGuest.has(at + 1);
    return isMarked && leads && at > first ? [at] : [];
  });
  const asked = new Set([...questions, ...statements]);
  // Of one who answers alone nobody has to be told that it is them.
  const isAlone = new Set(guests.map(({ who }) => who)).size === 1;
  const textAt = new Map(isAlone ? guests.map(({ at, text }) => [at, text]) : []);
  return {
    passages: passages.map((passage, at) =>
      asked.has(at)
        ? asQuestion(passage, withoutName(passage.text))
        : { ...passage, text: textAt.get(at) ?? passage.text },
    ),
    asked: new Set([...asked].map((at) => passages[at]?.id ?? '')),
  };
}
