import type { LanguagePack } from '../language.ts';
import { capitalize } from './casing.ts';

/** "the reef" -> its article and the rest. */
function splitArticle(phrase: string, pack: LanguagePack): { article: string; noun: string } {
  const elided = /^(l[’'])(?=\p{L})/iu.exec(phrase);
  if (elided?.[1] && pack.grammar.elision?.article)
    return { article: elided[1].toLowerCase().replace("'", '’'), noun: phrase.slice(elided[1].length) };
  const [first = '', ...rest] = phrase.split(' ');
  const isArticle = rest.length > 0 && pack.words.articles.split(' ').includes(first.toLowerCase());
  return isArticle ? { article: first.toLowerCase(), noun: rest.join(' ') } : { article: '', noun: phrase };
}

/** "de" + "o rio" -> "do rio". */
export function withPreposition(preposition: string, phrase: string, pack: LanguagePack): string {
  const { article, noun } = splitArticle(phrase, pack);
  const contracted = pack.grammar.contractions[preposition]?.[article];
  if (contracted !== undefined) return `${contracted}${/[’']$/.test(contracted) ? '' : ' '}${noun}`;
  const elided = pack.grammar.elision?.prepositions[preposition];
  return elided && /^[aeiouyéèêëàâîïôûœh]/i.test(phrase) ? elided + phrase : `${preposition} ${phrase}`;
}

/** Fills `{x}`, `{X}` (with a capital) and `{x|preposition}`. */
export function fill(template: string, values: Record<string, string>, pack: LanguagePack): string {
  const filled = template.replace(
    /\{(\p{L}+)(?:\|(\p{L}+))?\}/gu,
    (whole, name: string, preposition?: string) => {
      const value = values[name];
      if (value !== undefined) return preposition ? withPreposition(preposition, value, pack) : value;
      const small = values[name.charAt(0).toLowerCase() + name.slice(1)];
      return small === undefined ? whole : capitalize(small);
    },
  );
  return capitalize(filled).replace(/([?!…])\.(?=\s|$)/g, '$1');
}
