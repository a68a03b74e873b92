import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { halves, readRows, type SaidRow } from '@parlance/language/spoken/testing/said-rows';
import type { Ear } from './ear.ts';

export type Judged = { row: SaidRow; ok: boolean; said: string };
type Halves = { madeOn: Judged[]; judgedBy: Judged[] };

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

const rowsOf = async (file: string): Promise<SaidRow[]> =>
  readRows(await readFile(path.join(PACKAGES, file), 'utf8'));

/** Right when it is the wanted words, or sounds the same as they do. */
function judge(row: SaidRow, ear: Ear): Judged {
  const said = ear.said(row.written);
  const sounds = ear.sounds(said);
  const apart = ear.soundsApart(said);
  const ok = row.expected.some(
    (wanted) => sounds === ear.sounds(wanted) || apart === ear.soundsApart(wanted),
  );
  return { row, ok, said: `${said}  [${sounds}]` };
}

const judgeAll = (rows: readonly SaidRow[], ear: Ear): Halves => {
  const judged = rows.map((row) => judge(row, ear));
  return halves(judged);
};

export const checkItems = async (language: string, ear: Ear): Promise<Halves> =>
  judgeAll(await rowsOf(`language/src/languages/${language}/spoken-items.txt`), ear);

/** Letters that readers of a language know: a name that keeps them and loses its other marks is right too. */
const KNOWN_LETTERS: Record<string, string> = {
  en: 'éèêëïöüäñçàâôû',
  pt: 'áâãàçéêíóôõúü',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  de: 'äöüß',
  it: 'àèéìíîòóùú',
};

const withKnownMarks = (name: string, language: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) =>
      KNOWN_LETTERS[language]?.includes(letter.toLowerCase())
        ? letter
        : letter
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .replace('Đ', 'D')
            .replace('đ', 'd')
            .replace('ı', 'i'),
    );

/** "de: Tschapek" is right in German only; what has no language in front, everywhere. */
const inLanguage = ({ written, expected }: SaidRow, language: string): SaidRow => ({
  written,
  expected: [
    ...expected
      .filter((wanted) => !/^[a-z]{2}: /.test(wanted) || wanted.startsWith(`${language}: `))
      .map((wanted) => wanted.replace(/^[a-z]{2}: /, '')),
    withKnownMarks(written, language),
  ],
});

export async function checkNames(language: string, ear: Ear): Promise<Halves> {
  const rows = await rowsOf('language/src/spoken/names.txt');
  return judgeAll(
    rows.map((row) => inLanguage(row, language)),
    ear,
  );
}

/** Words that are spelt alike and said differently: the whole sentence has to sound as it does respelt. */
export const checkHeteronyms = async (language: string, ear: Ear): Promise<Halves> =>
  judgeAll(await rowsOf(`language/src/languages/${language}/heteronyms.txt`), ear);
