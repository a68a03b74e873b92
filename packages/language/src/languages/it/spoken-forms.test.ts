import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  ['Costa 5,20 € o 3 milioni €', 'Costa cinque euro e venti centesimi o tre milioni di euro'],
  ['Nel 1984 e nel 2024', 'Nel millenovecentottantaquattro e nel duemilaventiquattro'],
  ['1.500 persone, 23, 28, 31 e 1 ora', 'millecinquecento persone, ventitré, ventotto, trentuno e una ora'],
  ['3,5 e 1.000.000', 'tre virgola cinque e un milione'],
  [
    'Il XIX secolo, il secolo XX, Luigi XIV, Elisabetta II',
    'Il diciannovesimo secolo, il secolo ventesimo, Luigi quattordicesimo, Elisabetta seconda',
  ],
  ['Vittorio Emanuele III e il capitolo IV', 'Vittorio Emanuele terzo e il capitolo quattro'],
  ['Il 1º, la 2ª e il 23º', 'Il primo, la seconda e il ventitreesimo'],
  ['Il 1 maggio e il 05/03/2024', 'Il primo maggio e il cinque marzo duemilaventiquattro'],
  ['Alle 10:30 e alle 8:00', 'Alle dieci e trenta e alle otto'],
  ['Il 50% di 20 km a 5 °C', 'Il cinquanta per cento di venti chilometri a cinque gradi Celsius'],
  ['Ad es. qui, ecc. Poi il sig. Rossi', 'ad esempio qui, eccetera. Poi il signor Rossi'],
  ['Il n. 5, pag. 3, 3/4', 'Il numero cinque, pagina tre, tre quarti'],
  ["L'ONU, UE e OMS", "L'ONU, U E e O M S"],
  ['Vedi www.esempio.it e io@sito.it', 'Vedi esempio punto it e io chiocciola sito punto it'],
];

it.each(ROWS)('says in Italian: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'it-IT');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
