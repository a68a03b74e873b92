import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'nord sud est ovest orientale occidentale settentrionale meridionale centrale alto alta basso bassa nuovo nuova vecchio vecchia grande gran lago monte porto capo forte san santo santa isola rio villa',
  feasts: {
    christmas: 'Vigilia di Natale|Natale',
    newYear: 'Capodanno|San Silvestro',
    carnival: 'Martedì grasso|Mercoledì delle Ceneri|Carnevale',
    easter: 'Venerdì santo|Pasquetta|Pasqua',
    pentecost: 'Pentecoste',
    halloween: 'Ognissanti|Halloween',
  },
};
