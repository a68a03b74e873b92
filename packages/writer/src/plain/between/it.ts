import type { BetweenWords } from './between-words.ts';

export const it: BetweenWords = {
  openings: [
    { opens: "oggi|al giorno d[’']oggi", asks: 'E oggi?', drops: 'comma' },
    { opens: 'più tardi', asks: 'E più tardi?', drops: 'comma' },
    { opens: 'per esempio|ad esempio', asks: 'Per esempio?', drops: 'always' },
    { opens: 'invece', asks: 'E invece?', drops: 'always' },
    { opens: 'è (?=perché)', asks: 'E perché?', drops: 'always' },
    { opens: 'gli altri|le altre', asks: 'E il resto?', drops: 'never' },
    { opens: 'il resto', asks: 'E il resto?', drops: 'never' },
  ],
  condition: { opens: 'se', asks: 'E se {clause}?' },
  reason: {
    because: 'perché',
    asks: 'Perché?',
    notAfter: 'chie[ds]\\p{Ll}*|sa|so|sapeva|sapere|cap\\p{Ll}+|spieg\\p{Ll}+|ecco|domand\\p{Ll}+',
  },
  heading: { asks: 'E {np}?', articles: 'il|lo|la|i|gli|le' },
  labels: {
    decisions: 'E che cosa è stato deciso?',
    actions: 'E chi fa che cosa?',
    open: 'E che cosa resta aperto?',
  },
};
