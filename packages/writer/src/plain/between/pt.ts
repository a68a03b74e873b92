import type { BetweenWords } from './between-words.ts';

export const pt: BetweenWords = {
  openings: [
    { opens: 'hoje|hoje em dia|atualmente', asks: 'E hoje?', drops: 'comma' },
    { opens: 'depois(?! d[eoa]| que)|depois disso|em seguida', asks: 'E depois?', drops: 'comma' },
    { opens: 'mais tarde', asks: 'E mais tarde?', drops: 'comma' },
    { opens: 'por exemplo', asks: 'Por exemplo?', drops: 'always' },
    { opens: 'como resultado|em consequência|por consequência', asks: 'E o resultado?', drops: 'always' },
    { opens: 'em outras palavras|ou seja', asks: 'Ou seja?', drops: 'always' },
    { opens: 'em vez disso', asks: 'E em vez disso?', drops: 'always' },
    { opens: 'além disso', asks: 'E o que mais?', drops: 'always' },
    { opens: 'por fim|finalmente', asks: 'E por fim?', drops: 'always' },
    { opens: 'no fim|no final', asks: 'E no fim?', drops: 'comma' },
    { opens: 'isso é (?=porque)|é (?=porque)', asks: 'Por que isso?', drops: 'always' },
    { opens: 'a razão é|o motivo é', asks: 'Por que isso?', drops: 'never' },
    { opens: 'os outros|as outras', asks: 'E o resto?', drops: 'never' },
    { opens: 'o resto', asks: 'E o resto?', drops: 'never' },
    { opens: 'o segundo|a segunda', asks: 'E depois?', drops: 'never' },
    { opens: 'em segundo lugar', asks: 'E em segundo lugar?', drops: 'always' },
  ],
  condition: { opens: 'se', asks: 'E se {clause}?' },
  reason: { because: 'porque', asks: 'Por quê?' },
  subject: { asks: 'E {np}?', articles: 'o|a|os|as' },
  labels: {
    decisions: 'E o que ficou decidido?',
    actions: 'E quem faz o quê?',
    open: 'E o que ainda está em aberto?',
  },
};
