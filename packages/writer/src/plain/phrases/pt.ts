import type { PlainPhrases } from './plain-phrases.ts';

export const pt: PlainPhrases = {
  greeting: {
    balanced: ['Olá!', 'Oi, gente.', 'Oi, que bom ter você aqui.', 'Olá, pessoal.'],
    warm: ['Olá, que alegria receber vocês.', 'Oi, e um abraço em quem nos ouve.'],
    playful: ['Alô, alô! Bora.', 'E aí, orelhas em pé?'],
    serious: ['Bom dia.', 'Bom dia, este é o nosso episódio.'],
  },
  wasTitle: 'Ouvimos {title}.',
  wasTitleBy: 'Ouvimos {title}, de {name}.',
  wasBy: 'O texto é de {name}.',
  guidingQuestion: [
    'Hoje temos uma pergunta na mesa: {question}',
    'A pergunta que nos trouxe aqui é esta: {question}',
    'O que a gente quer saber hoje: {question}',
  ],
  answerFound: ['O texto responde a isso.', 'A resposta está no texto.'],
  answerNear: [
    'Olha o que o texto diz em torno disso.',
    'É aqui que o texto chega mais perto disso.',
    'Vamos ouvir o que há no texto sobre isso.',
  ],
  answerNone: [
    'Com toda a franqueza: o texto não diz nada sobre isso. Não dá para responder, mas vale ouvir o que ele conta.',
    'O texto não toca nessa pergunta, e a gente não vai inventar resposta. O que ele conta é isto.',
  ],
  madeBy: [
    'Escrito e narrado por inteligência artificial, a partir das fontes indicadas nas notas.',
    'A IA escreveu e narrou isto; as notas trazem as fontes.',
  ],
  thanks: ['Valeu por ouvir.', 'Valeu pela companhia.', 'Valeu por acompanhar a gente.'],
  farewell: {
    balanced: [
      'Até a próxima!',
      'Um abraço, e até mais.',
      'A gente se ouve no próximo episódio.',
      'Até mais, gente.',
    ],
    warm: ['Cuidem-se bem.', 'Fiquem bem, e voltem logo.'],
    playful: ['Tchauzinho!', 'Continuem curiosos, até!'],
    serious: ['Até logo.', 'Tenham um bom dia.'],
  },
  chapterNames: {
    opening: 'Abertura',
    question: 'A pergunta',
    closing: 'Para levar',
  },
  notes: {
    keyPoints: 'Pontos principais',
    about: 'Sobre este episódio',
    source: 'Fonte',
    sources: 'Fontes',
    unanswered: 'A fonte não responde a esta pergunta, e o episódio diz isso.',
    question: 'A pergunta',
    untitledSource: 'um texto colado',
    disclosure:
      'O roteiro foi escrito e as vozes foram geradas por inteligência artificial, somente a partir do texto de origem.',
  },
};
