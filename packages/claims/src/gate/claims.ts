import { baseLanguage } from '@parlance/kernel/languages';
import type { LineKind } from '@parlance/kernel/line-support';
import { splitSentences } from '@parlance/language/text/sentences';
import { exchangedNames, fullNamesIn, isPersonal, strangeFeasts, strangeNames } from '../names/read-names.ts';
import { isLookAlike, KnownNames, nameKey, replacesCountry } from '../names/same-name.ts';
import { cuesOf } from '../numbers/number-cues.ts';
import { claimedNumbers, NumberGround } from '../numbers/number-ground.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import { isComparison } from './comparison.ts';
import type { Finding } from './doubts.ts';
import { type Evidence, type Known, stemsOf, wordsOf } from './evidence.ts';

/** In words and up to here, people count as they talk: "nine seconds! I need ten". */
const TALKED_COUNT = 12;

const isTalk = ({ kind, amount, values }: NumberMention): boolean =>
  kind === 'fraction' ||
  kind === 'ordinal' ||
  kind === 'vague' ||
  (kind === 'date' && values.some((value) => value.startsWith('weekday:'))) ||
  (kind === 'words' && (amount ?? 0) <= TALKED_COUNT);

const bears = (known: readonly Known[], mention: NumberMention): boolean =>
  known.some(({ numbers }) => numbers.bears(mention));

/** "Three people start it: the diver, a biologist and a teacher": the line counts what it lists itself. */
function countsOwnList({ text, kind, amount }: NumberMention, line: string, language: string): boolean {
  if (kind !== 'words' || (amount ?? 0) > TALKED_COUNT) return false;
  const colon = line.indexOf(':', line.indexOf(text));
  if (colon < 0) return false;
  const [list = ''] = splitSentences(line.slice(colon + 1), language);
  const joints = cuesOf(language).and.split(' ');
  const items = list.split(',').flatMap((part) => {
    const words = part.trim().split(/\s+/u);
    const at = words.findIndex((word) => joints.includes(word));
    return at > 0 ? [words.slice(0, at), words.slice(at + 1)] : [words];
  });
  return items.length === amount;
}

/** What a line may lean on has half of a pair with another number, or the number for something else. */
function isExchanged(mention: NumberMention, grounds: readonly NumberGround[]): boolean {
  return (
    grounds.some((numbers) => numbers.pairsOtherwise(mention)) ||
    (grounds.some((numbers) => numbers.exchanges(mention)) &&
      !grounds.some((numbers) => numbers.bears(mention) && !numbers.exchanges(mention)))
  );
}

/** Numbers that are not in what a line may lean on and don't follow from it, or count something else there. */
export function strangeNumbers(text: string, language: string, known: readonly Known[]): NumberMention[] {
  const grounds = known.map(({ numbers }) => numbers);
  const mentions = claimedNumbers(text, baseLanguage(language));
  return mentions.filter(
    (mention) =>
      isExchanged(mention, grounds) ||
      !(
        bears(known, mention) ||
        NumberGround.follows(mention, grounds, mentions) ||
        countsOwnList(mention, text, baseLanguage(language))
      ),
  );
}

/** Whether what a line may lean on speaks against a number, and does not only lack it. */
function isDenied(mention: NumberMention, known: readonly Known[]): boolean {
  const grounds = known.map(({ numbers }) => numbers);
  return isExchanged(mention, grounds) || grounds.some((numbers) => numbers.denies(mention));
}

const namesOf = (known: readonly Known[]): KnownNames[] => known.flatMap(({ names }) => names);

type Sources = { known: readonly Known[]; evidence: Evidence };

/** A country in place of another, a name that only looks like one, or a surname for somebody who has one: no form of a name. */
function isMistaken(name: string, text: string, language: string, { known, evidence }: Sources): boolean {
  const key = nameKey(name);
  const firstNames = fullNamesIn(text, language).get(key);
  const people = [...evidence.fullNames.values()];
  return (
    replacesCountry(name, wordsOf(text), language, namesOf(known)) ||
    [...(firstNames ?? [])].some(
      (first) => isPersonal(first, evidence) && people.some((names) => names.has(first)),
    ) ||
    (evidence.isInOwnLanguage &&
      known.some(({ capitals }) => [...capitals].some((other) => isLookAlike(key, other))))
  );
}

const QUOTED = /[“„«"]([^“”„«»"]{1,400})[”“»"]/gu;
/** Shorter ones are words that are talked about. */
const LEAST_QUOTED = 3;
const QUOTED_SHARE = 0.8;

/** What is said to be somebody's words, and is not in what the line may lean on. */
function strangeQuotes(text: string, language: string, known: readonly Known[]): string[] {
  return Array.from(text.matchAll(QUOTED), ([, said = '']) => said).filter((said) => {
    const stems = [...stemsOf(said, language)];
    const found = stems.filter((stem) => known.some((one) => one.stems.has(stem)));
    return stems.length >= LEAST_QUOTED && found.length < stems.length * QUOTED_SHARE;
  });
}

type Claim = { text: string; language: string; kind: LineKind; cites: readonly string[]; before: string };

/** What a line says that it may not, in words for whoever mends it, and what of it is only doubted. */
export function claimFaults({ text, language, kind, cites, before }: Claim, evidence: Evidence): Finding[] {
  const known = cites.length > 0 ? evidence.of(cites) : evidence.whole;
  const own = baseLanguage(language);
  // An answer may take up the words of the line before it.
  const names = [...namesOf(known), new KnownNames(own).add(wordsOf(before))];
  const where = cites.length > 0 ? 'in the passages it cites' : 'in the source';
  const asks = cites.length === 0 && kind !== 'fact';
  const numbers = strangeNumbers(text, language, known).filter((mention) => !(asks && isTalk(mention)));
  const said = splitSentences(text, own).filter(
    (sentence) => !(kind === 'illustration' && cites.length === 0 && isComparison(sentence, own)),
  );
  const quotes = kind === 'fact' && evidence.isInOwnLanguage ? strangeQuotes(text, own, known) : [];
  return [
    ...quotes.map((words) => ({ what: `the quotation "${words}" is not ${where}` })),
    ...numbers.map((mention) => ({
      what: `the number ${mention.text} is not ${where}`,
      ...(isDenied(mention, known) ? {} : { doubt: { text: mention.text, number: mention } }),
    })),
    ...said
      .flatMap((sentence) => strangeNames(sentence, own, names))
      .map((name) => ({
        what: `the name "${name}" is not ${where}`,
        ...(isMistaken(name, text, own, { known, evidence }) ? {} : { doubt: { text: name } }),
      })),
    // An image happens at no time: "as if somebody had forgotten Easter".
    ...(kind === 'illustration' ? [] : said)
      .flatMap((sentence) => strangeFeasts(sentence, own, names))
      .map(({ id, text }) => ({ what: `the feast "${text}" is not ${where}`, doubt: { text, feast: id } })),
    ...exchangedNames(text, own, evidence).map(({ name, isPerson }) => ({
      what: isPerson ? `nobody in the source is called ${name}` : `the name "${name}" is not in the source`,
      ...(isPerson ? {} : { doubt: { text: name } }),
    })),
  ];
}

/** So much a line must have in common with a passage elsewhere before its number is taken from there. */
const SHARED_FOR_NUMBER = 3;

/** The citations of a line, with those that the source has for what it says and the model left out. */
export function citationsOf({ text, language, kind, cites, before }: Claim, evidence: Evidence): string[] {
  const given = cites.filter((id) => evidence.has(id));
  if (given.length === 0 && kind !== 'fact') return [...cites];
  const own = baseLanguage(language);
  const added = new Set(cites);
  if (given.length === 0) {
    const best = evidence.passageWith(text, () => true, SHARED_FOR_NUMBER);
    if (best !== undefined) added.add(best);
  }
  for (const mention of strangeNumbers(text, language, evidence.of([...added]))) {
    // What the passages of the line count otherwise is a mistake, not a citation that is missing.
    if (evidence.of([...added]).some(({ numbers }) => numbers.countsOtherwise(mention))) continue;
    const holds = ({ numbers }: Known) =>
      mention.amount === undefined || mention.counts === undefined
        ? numbers.bears(mention)
        : numbers.countsSo(mention);
    const found = evidence.passageWith(text, holds, SHARED_FOR_NUMBER);
    if (found !== undefined) added.add(found);
  }
  const near = [...namesOf(evidence.of([...added])), new KnownNames(own).add(wordsOf(before))];
  for (const name of strangeNames(text, own, near)) {
    const found = evidence.passageWith(text, ({ names }) => names.some((one) => one.knows(name, own)));
    if (found !== undefined) added.add(found);
  }
  return [...added];
}
