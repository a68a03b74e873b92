import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'nord sud est ouest oriental orientale occidental occidentale central centrale haut haute bas basse nouveau nouvelle vieux vieille grand grande petit petite lac mont port cap fort saint sainte île rio',
  feasts: {
    christmas: 'Veille de Noël|Noël',
    newYear: "Saint-Sylvestre|Nouvel An|Jour de l'An",
    carnival: 'Mardi Gras|Mercredi des Cendres|Carnaval',
    easter: 'Vendredi saint|Pâques',
    pentecost: 'Pentecôte',
    halloween: 'Toussaint|Halloween',
  },
};
