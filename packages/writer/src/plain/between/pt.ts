import type { BetweenWords } from './between-words.ts';

export const pt: BetweenWords = {
  openings: [
    { opens: 'hoje|hoje em dia|atualmente', asks: 'E hoje?', drops: 'comma' },
    { opens: 'mais tarde', asks: 'E mais tarde?', drops: 'comma' },
    { opens: 'por exemplo', asks: 'Por exemplo?', drops: 'always' },
    { opens: 'em vez disso', asks: 'E em vez disso?', drops: 'always' },
    { opens: 'isso é (?=porque)|é (?=porque)', asks: 'Por que isso?', drops: 'always' },
    { opens: 'os outros|as outras', asks: 'E o resto?', drops: 'never' },
    { opens: 'o resto', asks: 'E o resto?', drops: 'never' },
  ],
  condition: { opens: 'se', asks: 'E se {clause}?' },
  reason: { because: 'porque', asks: 'Por quê?' },
  heading: { asks: 'E {np}?', articles: 'o|a|os|as' },
  labels: {
    decisions: 'E o que ficou decidido?',
    actions: 'E quem faz o quê?',
    open: 'E o que ainda está em aberto?',
  },
};
