import type { BetweenWords } from './between-words.ts';

export const fr: BetweenWords = {
  openings: [
    { opens: "aujourd[’']hui|de nos jours|désormais", asks: 'Et aujourd’hui ?', drops: 'comma' },
    { opens: 'puis|ensuite|après cela', asks: 'Et ensuite ?', drops: 'always' },
    { opens: 'plus tard', asks: 'Et plus tard ?', drops: 'comma' },
    { opens: 'par exemple', asks: 'Par exemple ?', drops: 'always' },
    { opens: 'en conséquence|par conséquent', asks: 'Avec quel résultat ?', drops: 'always' },
    { opens: "autrement dit|en d[’']autres termes", asks: 'C’est-à-dire ?', drops: 'always' },
    { opens: 'au lieu de cela', asks: 'Et à la place ?', drops: 'always' },
    { opens: 'de plus|en outre', asks: 'Et quoi d’autre ?', drops: 'always' },
    { opens: 'enfin', asks: 'Et enfin ?', drops: 'always' },
    { opens: 'à la fin', asks: 'Et à la fin ?', drops: 'comma' },
    { opens: "c[’']est (?=parce qu)", asks: 'Et pourquoi ?', drops: 'always' },
    { opens: 'la raison est', asks: 'Et pourquoi ?', drops: 'never' },
    { opens: 'les autres', asks: 'Et les autres ?', drops: 'never' },
    { opens: 'le reste', asks: 'Et le reste ?', drops: 'never' },
    { opens: 'deuxièmement', asks: 'Et deuxièmement ?', drops: 'always' },
  ],
  condition: { opens: 'si', asks: 'Et si {clause} ?' },
  reason: { because: 'parce qu', asks: 'Pourquoi ?' },
  subject: { asks: 'Et {np} ?', articles: 'le|la|les' },
  labels: {
    decisions: 'Et qu’est-ce qui a été décidé ?',
    actions: 'Et qui fait quoi ?',
    open: 'Et qu’est-ce qui reste ouvert ?',
  },
};
