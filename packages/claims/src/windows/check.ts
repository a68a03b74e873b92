import type { Claim, Finding, Window } from '../judge.ts';
import { claimedNumbers } from '../numbers/number-ground.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import type { Ground } from '../script/ground.ts';
import { type NameMention, namesIn } from '../script/names.ts';
import type { Read, Reading } from '../script/read-source.ts';
import { isAbout } from '../script/support.ts';
import { strangeFullNames } from '../script/translated-names.ts';
import { isQuotedFor } from './quoted-basis.ts';

/** A line of a script, its source, and what it may lean on there. */
type Checked = { reading: Reading; read: Read; near: readonly Ground[] };
type Code = NonNullable<Finding['code']>;

const flag = (code: Code, text: string): Finding => ({ code, text, what: `${text}: ${code}` });

const holds = (grounds: readonly Ground[], mention: NumberMention): boolean =>
  grounds.some(({ numbers }) => numbers.bears(mention));

function numbersOf({ text, language }: Claim, { reading, read, near }: Checked): Finding[] {
  const { whole, always } = reading;
  // Bridges and questions count what they like ("three things"); only what rests on the source must count as it does.
  const isTold = read.cited !== undefined && !read.sentences.every(({ question }) => question);
  const mentions = claimedNumbers(text, language).filter((mention) => isTold || /\p{Nd}/u.test(mention.text));
  return mentions.flatMap((mention) => {
    if (holds(near, mention)) return [];
    const code = holds([whole, always], mention) ? 'number_not_cited' : 'number_not_in_source';
    return code === 'number_not_cited' && !read.cited ? [] : [flag(code, mention.text)];
  });
}

function namesOf({ reading, read, near }: Checked): Finding[] {
  const { language, whole, always, names } = reading;
  const nearby = (word: string) => near.some((ground) => ground.names(word, language));
  // The first name of somebody the passage calls by surname alone, or the other way round.
  const completes = ({ token, before, after }: NameMention) =>
    (before && nearby(before.text) && names.pairs(before, token)) ||
    (after && nearby(after.text) && names.pairs(token, after));
  return read.sentences.flatMap((sentence) => {
    // A bridge that announces somebody ahead cites nobody, though it shares its line with one that cites.
    const cites = read.cited !== undefined && isAbout(sentence, language, near);
    return namesIn(sentence, language, names).flatMap((mention): Finding[] => {
      const { text } = mention.token;
      if (nearby(text) || completes(mention)) return [];
      if (!whole.names(text, language) && !always.names(text, language))
        return [flag('name_not_in_source', text)];
      return cites ? [flag('name_not_cited', text)] : [];
    });
  });
}

/** What its author quotes the source for is left to whoever reads: comparing would not find it. */
const windowOf = (checked: Checked, findings: Window['findings']): Window => ({
  name: 'check',
  findings,
  isBorneOut: ({ text }, { basis }) => isQuotedFor(text, basis, checked.reading.textOf),
});

export const checkWindow = (checked: Checked): Window =>
  windowOf(checked, (claim) => [...numbersOf(claim, checked), ...namesOf(checked)]);

/** In another language than the source's, names are compared in full, as far as both are in Latin letters. */
export const translatedWindow = (checked: Checked): Window =>
  windowOf(checked, (claim) => [
    ...numbersOf(claim, checked),
    ...checked.read.sentences
      .flatMap((sentence) => strangeFullNames(sentence, checked.reading.names))
      .map(({ code, text }) => flag(code, text)),
  ]);
