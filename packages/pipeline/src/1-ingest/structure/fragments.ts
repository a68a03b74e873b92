import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from './placed-block.ts';
import { sentencesOf, withSentences } from './said-sentences.ts';

/** A longer sentence hardly ever is a name of something. */
const MAX_WORDS = 16;
const ENDS = /[.!?…。！？:]["”’»)]?$/u;

const WORDS = new Map(
  PACKS.map(({ language, grammar, words, documents: { bidding, naming } }) => [
    language,
    {
      says: grammar.says ? wordRegex(grammar.says) : undefined,
      verb: wordRegex(`^${grammar.verbEnding}`),
      auxiliaries: new Set(words.auxiliaries.trim().split(/\s+/)),
      bidding: bidding ? wordRegex(bidding, 'u') : undefined,
      naming: naming ? wordRegex(naming) : undefined,
    },
  ]),
);

/** "Avoiding hidden costs.", "The type of a net.": the name of something, or half a sentence; only where verbs are known. */
export function isFragment(sentence: string, language: string): boolean {
  const known = WORDS.get(language);
  if (!known?.says || sentence.endsWith('?')) return false;
  const { says, verb, auxiliaries, bidding } = known;
  const words = sentence.match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  if (words.length > MAX_WORDS || bidding?.test(sentence)) return false;
  const shows = (word: string, at: number) =>
    says.test(word) ||
    auxiliaries.has(word.toLowerCase()) ||
    (at > 0 && /^\p{Ll}/u.test(word) && !/ed$/.test(word) && verb.test(word));
  return !words.some(shows);
}

const NAMED_LIST = /^\p{Lu}[^.:!?]{1,40}: (?=[^.!?]{8,500}\.?$)/u;
const MIN_LISTED = 3;

/** "New nets: blue ones, green ones, ropes": a label and names; only where verbs are known. */
export function isNameList(text: string, language: string): boolean {
  const [label = ''] = NAMED_LIST.exec(text) ?? [];
  const listed = text.slice(label.length).split(/, /);
  return label !== '' && listed.length >= MIN_LISTED && listed.every((name) => isFragment(name, language));
}

/** "Dry the nets first.": tells somebody what to do; only where verbs are known. */
export const isBidding = (sentence: string, language: string): boolean =>
  WORDS.get(language)?.bidding?.test(sentence) ?? false;

/** "Load the nets from a boat.": what a command does, as references say it; only where verbs are known. */
const DOES = new Map([
  [
    'en',
    /^(?:Set|Get|Load|Save|Read|Write|Print|Display|Return|Create|Delete|Remove|Insert|Enable|Disable|Specify|Define|Decode|Encode|Compute|Convert|Produce|Perform|Output|Force|Suppress|Dump|Use the specified)(?!\p{L})/u,
  ],
]);
export const saysWhatItDoes = (text: string, language: string): boolean =>
  DOES.get(language)?.test(text) ?? false;

/** Whether a block of a manual opens with something that nobody would say alone. */
export function isBareName({ kind, text }: PlacedBlock, language: string): boolean {
  if (kind !== 'paragraph' && kind !== 'item') return false;
  const [first = ''] = sentencesOf(text);
  if (text.endsWith(':')) return false;
  if (kind === 'item' && WORDS.get(language)?.naming?.test(first)) return true;
  return (!ENDS.test(text) && text.split(/\s+/).length <= MAX_WORDS / 2) || isFragment(first, language);
}

/** A paragraph of a manual without a last sentence that goes on in what was taken out behind it. */
export function withoutOpenEnd({ kind, text }: PlacedBlock): string {
  if (kind !== 'paragraph' || ENDS.test(text)) return text;
  const sentences = sentencesOf(text);
  return withSentences(text, sentences, sentences.slice(0, -1));
}
