import type { BetweenWords } from './between-words.ts';

export const pt: BetweenWords = {
  openings: [
    { opens: 'hoje|hoje em dia|atualmente', asks: 'E hoje?', drops: 'comma' },
    { opens: 'depois|depois disso|em seguida|então', asks: 'E depois?', drops: 'comma' },
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
  counted: {
    numbers: 'dois|duas|três|quatro|cinco|seis|vários|várias',
    things:
      'coisas|razões|motivos|maneiras|formas|regras|passos|problemas|perguntas|pontos|causas|condições|opções|erros|tarefas|partes|tipos|etapas|truques|mudanças|decisões|propostas|lições',
    asks: 'Quais?',
  },
  subject: { asks: 'E {np}?', articles: 'o|a|os|as' },
  days: {
    opens:
      'n[ao] (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|no (?:sábado|domingo)|no dia seguinte|na manhã seguinte|uma semana depois|um ano depois',
    named: 'segunda|terça|quarta|quinta|sexta|sábado|domingo',
    asks: 'E {day}?',
  },
  labels: {
    decisions: 'E o que ficou decidido?',
    actions: 'E quem faz o quê?',
    open: 'E o que ainda está em aberto?',
  },
};
