import type { BetweenWords } from './between-words.ts';

export const es: BetweenWords = {
  openings: [
    { opens: 'hoy|hoy en día|actualmente', asks: '¿Y hoy?', drops: 'comma' },
    { opens: 'después(?! de)|luego|a continuación', asks: '¿Y después?', drops: 'comma' },
    { opens: 'más tarde', asks: '¿Y más tarde?', drops: 'comma' },
    { opens: 'por ejemplo', asks: '¿Por ejemplo?', drops: 'always' },
    { opens: 'como resultado|en consecuencia', asks: '¿Y el resultado?', drops: 'always' },
    { opens: 'en otras palabras|es decir', asks: '¿Es decir?', drops: 'always' },
    { opens: 'en (?:su|vez de eso|lugar de eso)', asks: '¿Y en su lugar?', drops: 'never' },
    { opens: 'además', asks: '¿Y qué más?', drops: 'always' },
    { opens: 'por último|finalmente', asks: '¿Y por último?', drops: 'always' },
    { opens: 'al final', asks: '¿Y al final?', drops: 'comma' },
    { opens: 'eso es (?=porque)|es (?=porque)', asks: '¿Y eso por qué?', drops: 'always' },
    { opens: 'la razón es|el motivo es', asks: '¿Y eso por qué?', drops: 'never' },
    { opens: 'los demás|las demás|el resto', asks: '¿Y el resto?', drops: 'never' },
    { opens: 'en segundo lugar', asks: '¿Y en segundo lugar?', drops: 'always' },
  ],
  condition: { opens: 'si', asks: '¿Y si {clause}?' },
  reason: { because: 'porque', asks: '¿Por qué?' },
  subject: { asks: '¿Y {np}?', articles: 'el|la|los|las' },
  labels: { decisions: '¿Y qué se decidió?', actions: '¿Y quién hace qué?', open: '¿Y qué queda pendiente?' },
};
