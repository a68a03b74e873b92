import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'nord süd ost west norden süden osten westen nördlich südlich östlich westlich ober unter mittel neu neue neuer neues alt alte alter altes groß große großer klein kleine kleiner bad see berg hafen kap sankt san santa insel',
  feasts: {
    christmas: 'Heiligabend|Weihnachten|Weihnacht|Heiliger Abend',
    newYear: 'Silvester|Neujahr',
    carnival: 'Karneval|Fasching|Fastnacht|Rosenmontag|Aschermittwoch',
    easter: 'Karfreitag|Ostern',
    pentecost: 'Pfingsten',
    halloween: 'Allerheiligen|Halloween',
  },
};
