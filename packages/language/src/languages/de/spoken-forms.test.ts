import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  [
    'Das kostet 5,20 € oder 1 Euro, 3 Mio. Euro',
    'Das kostet fünf Euro zwanzig Zent oder ein Euro, drei Millionen Euro',
  ],
  [
    '1984 und 2024, im Jahr 1871',
    'neunzehnhundertvierundachtzig und zweitausendvierundzwanzig, im Jahr achtzehnhunderteinundsiebzig',
  ],
  [
    '1.500 Menschen, 1.234.567 und 3,14',
    'eintausendfünfhundert Menschen, eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig und drei Komma eins vier',
  ],
  ['21, 16, 70, 101 und 1', 'einundzwanzig, sechzehn, siebzig, einhunderteins und eins'],
  [
    'Am 21. Mai, der 3. Oktober, im 19. Jahrhundert',
    'Am einundzwanzigsten Mai, der dritte Oktober, im neunzehnten Jahrhundert',
  ],
  ['Das war 1999. Dann kam 2000.', 'Das war neunzehnhundertneunundneunzig. Dann kam zweitausend.'],
  ['Am 05.03.2024', 'Am fünften März zweitausendvierundzwanzig'],
  ['Um 10:30 Uhr, 8:00 Uhr und 1:15', 'Um zehn Uhr dreißig, acht Uhr und ein Uhr fünfzehn'],
  [
    '50 % von 20 km bei 5 °C, 10–15%',
    'fünfzig Prozent von zwanzig Kilometer bei fünf Grad Zelsius, zehn bis fünfzehn Prozent',
  ],
  [
    'Z. B. hier, d.h. dort, bspw. so, usw. Dann',
    'zum Beispiel hier, das heißt dort, beispielsweise so, und so weiter. Dann',
  ],
  ['Dr. Braun, Nr. 5, S. 7, ca. 3', 'Doktor Braun, Nummer fünf, Seite sieben, zirka drei'],
  ['§ 5 Abs. 2, 3/4, ½', 'Paragraf fünf Absatz zwei, drei Viertel, ein halb'],
  ['Ludwig XIV. war König, Elisabeth II. auch', 'Ludwig der vierzehnte war König, Elisabeth die zweite auch'],
  ['NATO, UNESCO, die EU und COVID-19', 'Nato, Unesko, die E U und Kowid neunzehn'],
  ['Der HIV-Test, die EZB, das WLAN', 'Der H I V-Test, die E Z B, das We Lann'],
  ['Der ÖPNV am USB-Anschluss, ein JSON-Objekt', 'Der Ö P N V am U S B-Anschluss, ein Dschäisen-Objekt'],
  ['LKWs und CDs', 'L K Wehs und C Dehs'],
  ['DAS IST WICHTIG, und zwar NUR hier', 'DAS IST WICHTIG, und zwar NUR hier'],
  ['Müller & Söhne, Café', 'Müller und Söhne, Cafe'],
  ['Siehe www.beispiel.de und ich@web.de', 'Siehe beispiel Punkt de und ich ätt web Punkt de'],
];

it.each(ROWS)('says in German: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'de-DE');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
