/** What is put between sentences, form by form, for two people who mark it: good, empty or wrong. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { writtenLanguage } from '@parlance/language/languages';
import { plainChooser } from '@parlance/writer/choose/plain-chooser';
import { FORM_NAMES } from '@parlance/writer/plain/between/forms';
import { turnsFor } from '@parlance/writer/plain/plain-worder';
import { type Turn, textOf } from '@parlance/writer/plain/turns';
import { readSource } from '@parlance/writer/read/reading';
import { hashText } from '@parlance/writer/word/phrase-bag';

const MOST = 40;
const SHORT_WORDS = 8;

export type Use = { form: string; language: string; before: string; it: string; after: string };

/** Of a turn, what it was put there for: a named form, or a short sentence that the other voice says. */
function formOf(turn: Turn | undefined): string | undefined {
  const [first] = turn ?? [];
  if (!first || first.paragraph === undefined) return undefined;
  if (first.form !== undefined) return first.form;
  if (turn?.length !== 1 || first.opens !== 'may') return undefined;
  return first.words <= SHORT_WORDS ? 'short' : undefined;
}

/** Every use of every form in the dialogue of a text. */
export function usesIn(source: SourceText, brief: Brief): Use[] {
  const language = writtenLanguage(brief.language);
  if (!language) return [];
  const reading = readSource(source, language);
  const choice = plainChooser.choose(reading, brief, () => 0);
  const turns = turnsFor(choice, reading, { ...brief, mode: 'dialogue' });
  const said = turns.map(textOf);
  return turns.flatMap((turn, at) => {
    const form = formOf(turn);
    const [before, it, after] = [said[at - 1], said[at], said[at + 1]];
    return form && before && it && after ? [{ form, language, before, it, after }] : [];
  });
}

/** Up to forty uses of each form in the order of their hash, which says nothing; which form each is lies in another file. */
export function printUses(folder: string, uses: readonly Use[]): string[] {
  mkdirSync(folder, { recursive: true });
  const inNoOrder = uses.toSorted((a, b) => hashText(a.before + a.it) - hashText(b.before + b.it));
  const forms = [...FORM_NAMES, 'short'];
  const shown = forms.flatMap((form) => inNoOrder.filter((use) => use.form === form).slice(0, MOST));
  const pile = shown.toSorted((a, b) => hashText(a.it + a.after) - hashText(b.it + b.after));
  const numbered = pile.map(({ before, it, after }, at) => `${at + 1}\n  ${before}\n> ${it}\n  ${after}\n`);
  writeFileSync(path.join(folder, 'pile.txt'), numbered.join('\n'));
  const key = pile.map(({ form, language }, at) => `${at + 1}\t${form}\t${language}`);
  writeFileSync(path.join(folder, 'key.txt'), `${key.join('\n')}\n`);
  return forms.map((form) => `${form}: ${uses.filter((use) => use.form === form).length}`);
}
