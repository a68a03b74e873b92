import { trimEndOf } from '@parlance/kernel/scan-text';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';

const MAX_WORDS = 4;

/**
 * The phrase a clause ends with, when it can be said back: "in stone", "a better lamp". Nothing that bounds it may stand
 * before it: who says "every family?" after "almost every family" has misheard.
 */
export function lastPhrase(clause: string, pack: LanguagePack, lexer: Lexer): string | undefined {
  const words = trimEndOf(clause, /[.!?…]/).split(' ');
  const opens = new Set(
    `${pack.words.articles} ${pack.words.prepositions} ${pack.words.determiners}`.split(' '),
  );
  const bounds = wordRegex(
    `^(?:${pack.sharing.hedges}|${pack.sharing.denials}|${pack.sharing.beforeNumber})$`,
  );
  // "of the system", "do sistema": half of a phrase, which nobody says back without the other half.
  const ties = new Set(pack.words.connectors.split(' '));
  const verbs = new Set(pack.words.auxiliaries.split(' '));
  const ending = wordRegex(pack.grammar.verbEnding);
  const isVerb = (word: string): boolean => verbs.has(word) || (/^\p{Ll}/u.test(word) && ending.test(word));
  const relative = wordRegex(`^(?:${pack.grammar.relative ?? '(?!)'})$`);
  // "um nome que pegou": that verb is the name's own.
  const withoutRelative = (phrase: readonly string[]): readonly string[] => {
    const at = phrase.findIndex((word) => relative.test(word));
    return at < 0 ? phrase : phrase.slice(0, at);
  };
  for (let size = 2; size <= MAX_WORDS && size < words.length - 1; size++) {
    const phrase = words.slice(-size);
    const before = words.slice(-size - 2, -size);
    const isOpening = opens.has((phrase[0] ?? '').toLowerCase());
    const goesOn = opens.has((before.at(-1) ?? '').toLowerCase());
    if (!isOpening || goesOn || ties.has((phrase[0] ?? '').toLowerCase())) continue;
    // "chaque paquet doit satisfaire" is more than a phrase; "zu lesen" has no noun.
    const hasNoun = !pack.grammar.capitalNouns || /^\p{Lu}/u.test(phrase.at(-1) ?? '');
    if (!hasNoun || withoutRelative(phrase).some(isVerb)) return undefined;
    const text = phrase.join(' ');
    const isWhole =
      !/[^\p{L}\p{N} ’'-]/u.test(text) && lexer.terms(text).length > 0 && !lexer.isStop(phrase.at(-1) ?? '');
    const isFree = [...before, before.join(' '), ...phrase].every((word) => !bounds.test(word.toLowerCase()));
    return isWhole && isFree ? text : undefined;
  }
  return undefined;
}

/** "In stone?" */
export const sayBack = (phrase: string, pack: LanguagePack): string =>
  capitalize(fill(pack.sharing.echo.ask, { number: phrase }, pack));

/** "The largest lake", "the 300 keepers": of anything plainer nobody is surprised. */
export const isStriking = (phrase: string, { sharing }: LanguagePack): boolean =>
  /\d/.test(phrase) || wordRegex(`(?<![\\p{L}’'-])(?:${sharing.striking})(?![\\p{L}’'-])`).test(phrase);
