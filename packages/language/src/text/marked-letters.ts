import { PACKS } from '../languages.ts';

/** English alone does without them. */
const MARKING: ReadonlySet<string> = new Set(
  PACKS.map(({ language }) => language).filter((language) => language !== 'en'),
);
/** Of 90 texts in five languages none has less than 0.4 % of them; in shorter texts chance may have it so. */
const MIN_SHARE = 0.0015;
const MIN_LETTERS = 1_500;

/** "dvelopp en 1978": whether a text has lost the letters that its language marks, such as é, ä or ç. */
export function lacksMarkedLetters(text: string, language: string): boolean {
  if (!MARKING.has(language)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const marked = text.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  return letters >= MIN_LETTERS && marked < letters * MIN_SHARE;
}
