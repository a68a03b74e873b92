import type { PlainPhrases } from './plain-phrases.ts';

export const pt: PlainPhrases = {
  greeting: ['Olá!', 'Oi, gente.', 'Oi, que bom ter você aqui.', 'Olá, pessoal.'],
  topic: {
    name: ['O texto de hoje: {topic}.', 'Hoje: {topic}.'],
    unknown: ['A gente leu um texto para você.', 'Hoje tem um texto só, e a gente passa por ele com calma.'],
  },
  owner: {
    by: 'de {name}',
    words: 'nas palavras de {name}',
    site: 'publicado por {site}',
    unnamed: 'contado em primeira pessoa',
  },
  guidingQuestion: [
    'Hoje temos uma pergunta na mesa: {question}',
    'A pergunta que nos trouxe aqui é esta: {question}',
    'O que a gente quer saber hoje: {question}',
  ],
  answerNear: [
    'Olha o que o texto diz em torno disso.',
    'É aqui que o texto chega mais perto disso.',
    'Vamos ouvir o que há no texto sobre isso.',
  ],
  answerNone: [
    'Com toda a franqueza: o texto não diz nada sobre isso. Não dá para responder, mas vale ouvir o que ele conta.',
    'O texto não toca nessa pergunta, e a gente não vai inventar resposta. O que ele conta é isto.',
  ],
  leads: [
    'Próxima parte: {ch}.',
    'Seguindo em frente: {ch}.',
    'Mudando de capítulo: {ch}.',
    'E agora: {ch}.',
  ],
  closePlain: ['É isso, da nossa parte.', 'E esse foi o nosso episódio.', 'Por hoje a gente fica por aqui.'],
  credit: [
    'Antes do fim: escrito e narrado por IA, com as fontes nas notas.',
    'Um aviso antes da despedida: texto e narração são de IA, com as fontes nas notas.',
    'Antes de encerrar: roteiro e narração são de IA, e as notas trazem as fontes.',
  ],
  goodbye: [
    'Escrito e narrado por inteligência artificial, a partir das fontes indicadas nas notas.',
    'O roteiro e as vozes são de IA; as fontes estão nas notas.',
    'Roteiro e vozes de inteligência artificial, fontes nas notas.',
    'Este episódio foi escrito e narrado por IA. As fontes estão nas notas.',
    'Nós somos vozes de IA, e o roteiro também é. As fontes estão nas notas.',
    'Feito por IA, texto e vozes, a partir do que está nas notas.',
    'Fica o registro: a IA escreveu e narrou. As notas trazem as fontes.',
    'Roteiro de IA, vozes de IA, e as fontes nas notas do episódio.',
    'Vocês ouviram vozes de IA e um roteiro de IA. As fontes estão nas notas.',
    'A IA escreveu, a IA narrou. A base de tudo está nas notas.',
  ],
  thanks: ['Valeu por ouvir.', 'Valeu pela companhia.', 'Valeu por acompanhar a gente.'],
  farewell: [
    'Até a próxima!',
    'Um abraço, e até mais.',
    'A gente se ouve no próximo episódio.',
    'Até mais, gente.',
  ],
  monologue: {
    greeting: [
      'Olá, e boas-vindas.',
      'Olá! Que bom ter a sua companhia.',
      'Oi, e boas-vindas a mais um episódio.',
    ],
    goodbye: [
      'Por hoje é só. Este episódio foi escrito e narrado por inteligência artificial, a partir das fontes indicadas nas notas. Valeu pela companhia, e até a próxima.',
      'E esse foi o nosso episódio. Roteiro e voz são de inteligência artificial, com base no que está nas notas. Até a próxima.',
    ],
  },
  chapterNames: {
    opening: 'Abertura',
    question: 'A pergunta',
    closing: 'Para levar',
  },
  notes: {
    keyPoints: 'Pontos principais',
    about: 'Sobre este episódio',
    keywords: 'Palavras-chave',
    source: 'Fonte',
    sources: 'Fontes',
    unanswered: 'A fonte não responde a esta pergunta, e o episódio diz isso.',
    shorter: 'Este episódio ficou mais curto do que o pedido, porque a fonte não diz mais do que isso.',
    question: 'A pergunta',
    untitledSource: 'um texto colado',
    disclosure:
      'O roteiro foi escrito e as vozes foram geradas por inteligência artificial, somente a partir do texto de origem.',
  },
};
