import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { LanguagePack } from '../../language.ts';
import { clauses } from './clauses.ts';
import { commonWords } from './common-words.ts';
import { conversation } from './conversation.ts';
import { documents } from './documents.ts';
import { grammar } from './grammar.ts';
import { nameWords } from './name-words.ts';
import { numberWords, numerals } from './numerals.ts';
import { spokenForms } from './spoken-forms.ts';
import { telling } from './telling.ts';
import { words } from './words.ts';

export const es: LanguagePack = {
  language: 'es',
  stemmer: 'spanish',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['«', '»'],
  and: 'y',
  or: 'o',
  numerals,
  numberWords,
  spokenForms,
  countries: { 'es-MX': { decimal: '.', point: 'punto' } },
  showNotes: {
    chapters: 'Capítulos',
    disclosure: `Hecho con IA por ${PRODUCT_NAME}. Las voces son sintéticas, y lo que dicen puede contener errores.`,
    ownScript: 'Dicho palabra por palabra a partir de un guion propio.',
    modelKnowledge:
      'Contado a partir del conocimiento general de un modelo de IA. No se leyó ninguna fuente y nadie lo ha comprobado.',
  },
  lettersPerSecond: 12.4,
  isHeardWell: true,
  warmUp: [
    'El puerto es antiguo. Se construyó en 1820, porque el río traía demasiada arena. Por ejemplo, los barcos esperaban días.',
    'Los pilotos conocían cada banco. Si el viento cambiaba, paraban. Hoy el puerto está tranquilo, pero las luces siguen.',
  ],
};
