import type { BetweenWords } from './between-words.ts';

export const es: BetweenWords = {
  openings: [
    { opens: 'hoy|hoy en día|actualmente', asks: '¿Y hoy?', drops: 'comma' },
    { opens: 'más tarde', asks: '¿Y más tarde?', drops: 'comma' },
    { opens: 'por ejemplo', asks: '¿Por ejemplo?', drops: 'always' },
    { opens: 'en su lugar|en vez de eso|en lugar de eso', asks: '¿Y en su lugar?', drops: 'never' },
    { opens: 'eso es (?=porque)|es (?=porque)', asks: '¿Y eso por qué?', drops: 'always' },
    { opens: 'los demás|las demás|el resto', asks: '¿Y el resto?', drops: 'never' },
  ],
  condition: { opens: 'si', asks: '¿Y si {clause}?' },
  reason: { because: 'porque', asks: '¿Por qué?' },
  heading: { asks: '¿Y {np}?', articles: 'el|la|los|las' },
  labels: { decisions: '¿Y qué se decidió?', actions: '¿Y quién hace qué?', open: '¿Y qué queda pendiente?' },
};
