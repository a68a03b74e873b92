import type { BetweenWords } from './between-words.ts';

export const fr: BetweenWords = {
  openings: [
    { opens: "aujourd[’']hui|de nos jours|désormais", asks: 'Et aujourd’hui ?', drops: 'comma' },
    { opens: 'plus tard', asks: 'Et plus tard ?', drops: 'comma' },
    { opens: 'par exemple', asks: 'Par exemple ?', drops: 'always' },
    { opens: 'au lieu de cela', asks: 'Et à la place ?', drops: 'always' },
    { opens: "c[’']est (?=parce qu)", asks: 'Et pourquoi ?', drops: 'always' },
    { opens: 'les autres', asks: 'Et les autres ?', drops: 'never' },
    { opens: 'le reste', asks: 'Et le reste ?', drops: 'never' },
  ],
  condition: { opens: 'si', asks: 'Et si {clause} ?' },
  reason: { because: 'parce qu', asks: 'Pourquoi ?' },
  heading: { asks: 'Et {np} ?', articles: 'le|la|les' },
  labels: {
    decisions: 'Et qu’est-ce qui a été décidé ?',
    actions: 'Et qui fait quoi ?',
    open: 'Et qu’est-ce qui reste ouvert ?',
  },
};
