import type { Tones } from '../../tones.ts';

export const tones: Tones = {
  warm: {
    greeting: [
      'Olá, minha gente querida. Que bom ter vocês aqui.',
      'Que alegria receber vocês. Fiquem à vontade.',
      'Oi, e um abraço bem apertado em quem nos ouve.',
    ],
    setScene: ['Vem com a gente, do começo.', 'Deixa eu levar vocês até lá.', 'Com calma, vamos começar.'],
    react: [
      'Ah, gostei disso.',
      'Que bonito saber disso.',
      'Que bom que você falou.',
      'É um pensamento bonito.',
      'Isso ajuda tanto.',
    ],
    closeAsk: [
      'Antes do abraço final: o que você queria que ficasse?',
      'Foi bom dividir isso. O que fica com você?',
    ],
    farewell: ['Cuidem-se bem.', 'Fiquem bem, e voltem logo.', 'Foi um prazer. Até a próxima.'],
    monologue: {
      greeting: [
        'Olá, minha gente querida. Que bom ter vocês aqui.',
        'Que alegria receber vocês. Fiquem à vontade.',
        'Oi, e um abraço bem apertado em quem nos ouve.',
      ],
      setScene: ['Vem com a gente, do começo.', 'Deixa eu levar vocês até lá.'],
    },
  },
  playful: {
    greeting: [
      'Alô, alô! Todo mundo sentado, que o show vai começar.',
      'E aí, orelhas em pé? Sejam bem-vindos!',
      'Chegou a turma dos curiosos! Bora.',
    ],
    setScene: [
      'Abrem-se as cortinas!',
      'Tudo pronto? Lá vem a primeira peça do quebra-cabeça.',
      'Apertem os cintos, bora.',
    ],
    react: ['Rá!', 'Não brinca!', 'Ora, ora!', 'Olha só!', 'Essa vai para a noite do quiz.'],
    closeAsk: [
      'Última rodada! O que vai para a sacolinha de surpresas?',
      'Rufem os tambores: o que a gente leva para casa?',
    ],
    farewell: ['Tchauzinho!', 'Continuem curiosos, até!', 'E fecham-se as cortinas. Tchau!'],
    monologue: {
      greeting: [
        'Alô, alô! Todo mundo sentado, que o show vai começar.',
        'E aí, orelhas em pé? Sejam bem-vindos!',
        'Chegou a turma dos curiosos! Bora.',
      ],
      setScene: ['Abrem-se as cortinas!', 'Apertem os cintos, bora.'],
    },
  },
  serious: {
    greeting: ['Bom dia.', 'Bom dia, este é o nosso episódio.', 'Boas-vindas. Começamos sem rodeios.'],
    setScene: ['Primeiro, os fatos.', 'Começamos pelo que está estabelecido.', 'Vamos ao assunto.'],
    react: [
      'Entendido.',
      'Fica anotado.',
      'Isso é relevante.',
      'Percebo o ponto.',
      'Convém ter isso em mente.',
    ],
    closeAsk: ['Em conclusão: qual é o ponto essencial?', 'Para encerrar: o que deve ser retido?'],
    farewell: ['Até logo.', 'Agradecemos a atenção. Até logo.', 'Tenham um bom dia.'],
    monologue: {
      greeting: ['Bom dia.', 'Bom dia, este é o nosso episódio.', 'Boas-vindas. Começamos sem rodeios.'],
      setScene: ['Primeiro, os fatos.', 'Vamos ao assunto.'],
    },
  },
};
