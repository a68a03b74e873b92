import { expect, it } from 'vitest';
import { decodeEntities } from './entities.ts';

it.each([
  ['Industri&euml;le Netze, &Ccedil;a va, &Aring;land', 'Industriële Netze, Ça va, Åland'],
  ['stra&szlig;e, &AElig;gir, &oslash;l, &laquo;mar&eacute;e&raquo;', 'straße, Ægir, øl, «marée»'],
  ['&#235; and &#xEB; and &hellip;', 'ë and ë and …'],
  ['R&D; &valueOf; &nets;', 'R&D; &valueOf; &nets;'],
])('reads what a page had put in twice: %s', (written, said) => {
  expect(decodeEntities(written)).toBe(said);
});
