import { baseLanguage } from '@parlance/kernel/languages';
import { splitSentences } from '@parlance/language/text/sentences';
import { isComparison } from '../gate/comparison.ts';
import { isBorneOut } from '../gate/doubts.ts';
import { type Evidence, type Known, namesOf, wordsOf } from '../gate/evidence.ts';
import { isDenied, isTalk, strangeNumbers } from '../gate/strange-numbers.ts';
import { strangeQuotes } from '../gate/strange-quotes.ts';
import type { Claim, Finding, Window } from '../judge.ts';
import {
  exchangedNames,
  fullNamesIn,
  isPersonal,
  isTitleCase,
  strangeFeasts,
  strangeNames,
} from '../names/read-names.ts';
import { isLookAlike, KnownNames, nameKey, replacesCountry } from '../names/same-name.ts';
import { NumberGround } from '../numbers/number-ground.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import { readNumbers } from '../numbers/read-numbers.ts';
import { readStance } from '../stance/read-stance.ts';
import { type TurnedStance, turnedStance } from '../stance/turned-stance.ts';

/** What a claim is compared with; `where` says so to whoever mends it. */
type Compared = { claim: Claim; evidence: Evidence; known: readonly Known[]; where: string };

/** A country in place of another, a name that only looks like one, or a surname for somebody who has one: no form of a name. */
function isMistaken(name: string, { claim: { text, language }, evidence, known }: Compared): boolean {
  const key = nameKey(name);
  const own = baseLanguage(language);
  const firstNames = fullNamesIn(text, own).get(key);
  const people = [...evidence.fullNames.values()];
  return (
    replacesCountry(name, wordsOf(text), own, namesOf(known)) ||
    [...(firstNames ?? [])].some(
      (first) => isPersonal(first, evidence) && people.some((names) => names.has(first)),
    ) ||
    (evidence.isInOwnLanguage &&
      known.some(({ capitals }) => [...capitals].some((other) => isLookAlike(key, other))))
  );
}

function quotationFindings({ claim, evidence, known, where }: Compared): Finding[] {
  if (claim.kind !== 'fact' || !evidence.isInOwnLanguage) return [];
  return strangeQuotes(claim.text, baseLanguage(claim.language), known).map((text) => ({
    text,
    what: `the quotation "${text}" is not ${where}`,
  }));
}

/**
 * "On Sunday, then", "the three of them": a day, or how many were just spoken of, may be taken up from the line before,
 * unless the passages have another one that the line leaves out.
 */
function isTakenUp(mention: NumberMention, { claim, known }: Compared, before: string): boolean {
  const language = baseLanguage(claim.language);
  if (before === '' || !isTalk(mention) || mention.kind === 'fraction') return false;
  if (!new NumberGround().add(before, language).holds(mention)) return false;
  const said = readNumbers(claim.text, language);
  return !known.some(({ numbers, isAside }) => !isAside && numbers.hasRival(mention, said));
}

function numberFindings(compared: Compared, before = ''): Finding[] {
  const { claim, known, where } = compared;
  const { text, language, kind, cites } = claim;
  const asks = cites.length === 0 && kind !== 'fact';
  return strangeNumbers(text, language, known)
    .filter((mention) => !(asks && isTalk(mention)))
    .filter((mention) => isDenied(mention, known) || !isTakenUp(mention, compared, before))
    .map((mention) => ({
      text: mention.text,
      what: `the number ${mention.text} is not ${where}`,
      ...(isDenied(mention, known) ? {} : { doubt: { text: mention.text, number: mention } }),
    }));
}

function nameFindings(compared: Compared, before: string): Finding[] {
  const { claim, evidence, known, where } = compared;
  const { text, language, kind, cites } = claim;
  const own = baseLanguage(language);
  // An answer may take up the words of the line before it.
  const names = [...namesOf(known), new KnownNames(own).add(wordsOf(before))];
  const said = splitSentences(text, own).filter(
    (sentence) => !(kind === 'illustration' && cites.length === 0 && isComparison(sentence, own)),
  );
  return [
    ...said
      .flatMap((sentence) => strangeNames(sentence, own, names))
      .map((name) => ({
        text: name,
        what: `the name "${name}" is not ${where}`,
        ...(isMistaken(name, compared) ? {} : { doubt: { text: name } }),
      })),
    // An image happens at no time: "as if somebody had forgotten Easter".
    ...(kind === 'illustration' ? [] : said)
      .flatMap((sentence) => strangeFeasts(sentence, own, names))
      .map(({ id, text: feast }) => ({
        text: feast,
        what: `the feast "${feast}" is not ${where}`,
        doubt: { text: feast, feast: id },
      })),
    ...exchangedNames(text, own, evidence).map(({ name, isPerson }) => ({
      text: name,
      what: isPerson ? `nobody in the source is called ${name}` : `the name "${name}" is not in the source`,
      ...(isPerson ? {} : { doubt: { text: name } }),
    })),
  ];
}

const SAYS: Record<TurnedStance['how'], (word: string) => string> = {
  'added not': (word) => `it says "${word}", and its passages say nothing like that`,
  'lost not': (word) => `it leaves out "${word}", so that it says the opposite`,
  opposite: (word) => `it says "${word}", and its passages say the opposite`,
  'lost limit': (word) => `its passages limit this by "${word}"`,
  'lifted limit': (word) =>
    `it says of all or for certain what its passages limit or do not say so: "${word}"`,
};

/** What is told the other way round, or without its limit; only of passages it points at, in their own language. */
function stanceFindings({ claim, evidence, known }: Compared): Finding[] {
  if (claim.kind !== 'fact' || claim.cites.length === 0 || !evidence.isInOwnLanguage) return [];
  const line = readStance(claim.text, baseLanguage(claim.language));
  const source = known.flatMap(({ isAside, stance }) => (isAside ? [] : (stance() ?? [])));
  return (line ? turnedStance(line, source) : []).map(({ how, text }) => ({
    text,
    what: SAYS[how](text),
    doubt: { text, isStance: true },
  }));
}

const compare = (claim: Claim, evidence: Evidence): Compared => {
  const isCiting = claim.cites.length > 0;
  return {
    claim,
    evidence,
    known: isCiting ? evidence.of(claim.cites) : evidence.whole,
    where: isCiting ? 'in the passages it cites' : 'in the source',
  };
};

/** A line while it is written: its passages, what was asked for, and the line before it. */
export const draftWindow = (evidence: Evidence, before: string): Window => ({
  name: 'draft',
  findings: (claim) => {
    const compared = compare(claim, evidence);
    return [
      ...quotationFindings(compared),
      ...numberFindings(compared, before),
      ...nameFindings(compared, before),
      ...stanceFindings(compared),
    ];
  },
  isBorneOut: ({ doubt }, { basis = [], language }) =>
    doubt !== undefined && isBorneOut(doubt, basis, evidence, baseLanguage(language)),
});

/** A title or a note, which may lean on all of the source. */
export const noteWindow = (evidence: Evidence): Window => ({
  ...draftWindow(evidence, ''),
  name: 'note',
  findings: (claim) =>
    // Where every word has a capital none of them shows a name.
    isTitleCase(claim.text, claim.language)
      ? numberFindings(compare(claim, evidence))
      : draftWindow(evidence, '').findings(claim),
});
