import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Ah, que bom.', 'Que legal.'],
    takeAway: ['Uma coisa para levar com carinho: {text}', 'Eu adoraria que isto ficasse: {text}'],
    closePlain: ['Que bom que vocês ficaram até o fim.', 'Foi bom dividir isso com vocês.'],
    greeting: [
      'Olá, minha gente querida. Que bom ter vocês aqui.',
      'Que alegria receber vocês. Fiquem à vontade.',
      'Oi, e um abraço bem apertado em quem nos ouve.',
    ],
    setScene: ['Vem com a gente, do começo.', 'Deixa eu levar vocês até lá.', 'Com calma, vamos começar.'],
    react: ['{number}. Que bom que você contou.', '{number}. Isso ajuda muito.'],
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
    nod: ['Rá!', 'Olha só.', 'Eita.'],
    takeAway: ['Vai para o bolso: {text}', 'E o prêmio vai para: {text}'],
    closePlain: ['E fim de papo!', 'Apagou a luz, acabou!'],
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
    react: ['{number}? Mentira!', '{number}! Essa vai para o bar.'],
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
    nod: ['De fato.', 'Compreendo.'],
    takeAway: ['O ponto essencial: {text}', 'Convém reter, antes de tudo: {text}'],
    closePlain: ['Com isso, o assunto está exposto.', 'Aqui se encerra a matéria.'],
    greeting: ['Bom dia.', 'Bom dia, este é o nosso episódio.', 'Boas-vindas. Começamos sem rodeios.'],
    setScene: ['Primeiro, os fatos.', 'Começamos pelo que está estabelecido.', 'Vamos ao assunto.'],
    react: ['{number}. Registrado.', '{number}. Convém guardar esse dado.'],
    closeAsk: ['Em conclusão: qual é o ponto essencial?', 'Para encerrar: o que deve ser retido?'],
    farewell: ['Até logo.', 'Agradecemos a atenção. Até logo.', 'Tenham um bom dia.'],
    monologue: {
      greeting: ['Bom dia.', 'Bom dia, este é o nosso episódio.', 'Boas-vindas. Começamos sem rodeios.'],
      setScene: ['Primeiro, os fatos.', 'Vamos ao assunto.'],
    },
  },
};
