import { endsSentence } from '@parlance/kernel/sentence-end';
import type { Conversation } from '../language.ts';
import { packFor } from '../languages.ts';
import type { WordRange } from './sentences.ts';

const QUESTION_END = /\?["'”’»)\]]*$/u;
const CLAUSE_END = /[,;:—–]$/u;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));

type Known = {
  asks: ReadonlySet<string>;
  before: ReadonlySet<string>;
  opensClause: ReadonlySet<string>;
  open: readonly string[];
};

const known = new Map<Conversation, Known>();

function knownOf(conversation: Conversation): Known {
  const found = known.get(conversation) ?? {
    asks: setOf(conversation.questionWords),
    before: setOf(conversation.beforeQuestionWord),
    opensClause: setOf(conversation.clauseWords),
    open: conversation.openQuestions.split('|').filter(Boolean),
  };
  known.set(conversation, found);
  return found;
}

/** "Qu’est-ce" is two words, "où ?" one. */
const wordsIn = (written: readonly string[]): string[] =>
  written
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean);

/** The question word a clause begins with, past "and", "so", "from". */
function questionWord(clause: readonly string[], { asks, before, open }: Known): string | undefined {
  const words = wordsIn(clause);
  const first = words.findIndex((word) => asks.has(word) || !before.has(word));
  const word = words[first];
  if (word === undefined || !asks.has(word)) return undefined;
  const opening = words.slice(first).join(' ');
  return open.some((each) => opening === each || opening.startsWith(`${each} `)) ? undefined : word;
}

function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  words.forEach((word, at) => {
    clauses.at(-1)!.push(word);
    if (CLAUSE_END.test(word) && at < words.length - 1) clauses.push([]);
  });
  return clauses.filter((clause) => wordsIn(clause).length > 0);
}

/** A question that is answered with yes or no, or only points on ("And today?"); those with a question word fall. */
function isOpen(words: readonly string[], conversation: Conversation): boolean {
  const language = knownOf(conversation);
  const clauses = clausesOf(words);
  const [first = [], ...more] = clauses;
  const asked = questionWord(first, language);
  const last = more.at(-1);
  if (last && questionWord(last, language) !== undefined) return false;
  // "When it rains, does it stop?" asks nothing about when.
  return (
    asked === undefined || (language.opensClause.has(asked) && (last ? wordsIn(last).length > 1 : false))
  );
}

/** The questions among the words of a line that end high; none in a language without a folder. */
export function openQuestions(words: readonly string[], language: string): WordRange[] {
  const conversation = packFor(language)?.conversation;
  if (!conversation) return [];
  const found: WordRange[] = [];
  let from = 0;
  words.forEach((word, at) => {
    // Each stop counts, also one inside a quotation: it is there that the voice rises or falls.
    if (!endsSentence(word)) return;
    const opening = words.slice(from, at + 1).findLastIndex((each) => each.includes('¿'));
    const start = from + Math.max(0, opening);
    if (QUESTION_END.test(word) && isOpen(words.slice(start, at + 1), conversation))
      found.push({ from: start, to: at + 1 });
    from = at + 1;
  });
  return found;
}
