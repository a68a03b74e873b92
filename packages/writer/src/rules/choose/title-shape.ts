import type { Casing } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { TitleShape } from '../languages/phrases.ts';
import type { TalkPack } from '../languages/talk-rules.ts';

const LONG = 12;

/** Small words that bind a noun to what follows it. */
export const jointsOf = ({ words: lists, grammar, and }: TalkPack): Set<string> =>
  new Set(
    `${lists.prepositions} ${lists.connectors} ${Object.keys(grammar.articleOf).join(' ')} ${and} que qui`.split(
      ' ',
    ),
  );

/** Where adjectives follow the noun, one may be a verb: article, noun, then a small word, a name or the end. */
function isPlainNoun(words: readonly string[], pack: TalkPack): boolean {
  const joints = jointsOf(pack);
  const { words: lists } = pack;
  const hasArticle = lists.articles.split(' ').includes((words[0] ?? '').toLowerCase());
  const [noun = '', ...rest] = hasArticle ? words.slice(1) : words;
  const joint = rest.findIndex(
    (word) => joints.has(word.toLowerCase().split(/[’']/, 1)[0] ?? '') || /^\p{Lu}/u.test(word),
  );
  return /,$/.test(noun) || (joint < 0 ? rest.length : joint) === 0;
}

/** How a heading can be worked into a sentence: "the reef", "how it began", "Who was she?", or only as a name. */
export function shapeOf(heading: string, pack: TalkPack, casing: Casing): TitleShape {
  const words = heading.split(/\s+/);
  if (/^(?:[^?!.:]|\.(?!\s))*\?$/.test(heading)) return 'question';
  if (words.length > LONG || /[:;!?.…–—]/.test(heading)) return 'name';
  if (wordRegex(pack.grammar.headings.clause).test(heading)) return 'clause';
  const [first = ''] = words;
  const definite =
    pack.words.definiteArticles.split(' ').includes(first.toLowerCase()) || /^l[’']/i.test(first);
  const named = casing.isProper(first.replace(/[’']s$/, ''));
  if (!definite && !named) return 'name';
  // "Paris brings colour": behind a name, a small word that joins nothing is most likely a verb.
  if (!definite && /^\p{Ll}/u.test(words[1] ?? '') && !jointsOf(pack).has(words[1] ?? '')) return 'name';
  const auxiliaries = new Set(pack.words.auxiliaries.split(' '));
  const verbEnding = wordRegex(pack.grammar.verbEnding);
  const isOneOf = (list = '(?!)') => {
    const pattern = wordRegex(`^(?:${list})$`);
    return (word: string): boolean => pattern.test(word);
  };
  const relative = words.findIndex(isOneOf(pack.grammar.relative));
  const main = relative < 0 ? words : words.slice(0, relative);
  const hasVerb = main
    .slice(1)
    .some((word) => auxiliaries.has(word.toLowerCase()) || (verbEnding.test(word) && /^\p{Ll}/u.test(word)));
  if (hasVerb || main.some(isOneOf(pack.grammar.headings.pronoun))) return 'name';
  // "Let's talk of the tower and of the lamp": where prepositions melt into articles, each part needs its own.
  const melts = Object.keys(pack.grammar.contractions).length > 0;
  if (melts && words.slice(1).some((word) => word.toLowerCase() === pack.and)) return 'name';
  return pack.grammar.plural.word === 'last' || isPlainNoun(words, pack) ? 'thing' : 'name';
}
