import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'north south east west northern southern eastern western northeast northwest southeast southwest central upper lower middle new old great little grand big lake mount port cape fort saint san santa point isle',
  feasts: {
    christmas: 'Christmas Eve|Christmas Day|Christmas|Boxing Day',
    newYear: "New Year's Eve|New Year's Day|New Year|New Year's",
    carnival: 'Carnival|Shrove Tuesday|Mardi Gras',
    easter: 'Good Friday|Easter',
    pentecost: 'Pentecost|Whitsun',
    halloween: "Halloween|All Saints' Day",
  },
};
