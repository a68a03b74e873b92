import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Escuta isto: “{text}”', 'Primeiro, uma frase: “{text}”'],
  hookWhatIs: {
    one: ['O que é, afinal, {np}?', 'O que é {np}?'],
    many: ['O que são, afinal, {np}?', 'O que são {np}?'],
  },
  topic: {
    thing: ['O assunto de hoje: {topic}.', 'O tema de hoje: {topic}.', 'Hoje a gente vai falar {topic|de}.'],
    clause: ['Hoje a gente vai entender {topic}.', 'Hoje a gente vai ver {topic}.'],
    question: ['A pergunta de hoje é esta: {topic}', 'Hoje a gente se pergunta: {topic}'],
    said: ['É disso que a gente vai falar hoje.', 'Esse é o assunto de hoje.'],
    subject: [
      'O tema de hoje: {topic}.',
      'Hoje a conversa é sobre {topic}.',
      'Hoje a gente vai falar de {topic}.',
    ],
    recording: [
      'Hoje a gente ouve com atenção uma gravação chamada {topic}.',
      'A gravação de hoje se chama {topic}.',
    ],
    several: ['Hoje temos mais de uma fonte na mesa: {topic}.', 'Na mesa hoje: {topic}.'],
    address: [
      'Hoje a gente lê um discurso. Ele começa assim: {topic}.',
      'Hoje, um discurso, que começa assim: {topic}.',
    ],
    genres: {
      news: ['Hoje, uma notícia: {topic}.', 'A notícia de hoje: {topic}.'],
      story: ['Hoje, uma história: {topic}.', 'A história de hoje: {topic}.'],
      research: ['Hoje, um estudo: {topic}.', 'A gente leu um estudo: {topic}.'],
    },
  },
  level: {
    beginner: [
      'Não precisa saber nada antes: a gente vai passo a passo.',
      'Se o tema é novo para você, sem problema: a gente vai com calma.',
    ],
    expert: ['E a gente não vai pular os detalhes.', 'E a conversa vai entrar nos detalhes.'],
  },
  comingUp: ['Vem por aí: {list}.', 'No caminho: {list}.', 'Nos próximos minutos: {list}.'],
  comingQuestions: ['Entre as perguntas de hoje: {list}', 'Duas perguntas a que vamos chegar: {list}'],
  emphasis: ['E a gente vai dar atenção especial {np|a}.', 'E vale ficar de olho {np|em}.'],
  emphasisFirst: [
    'Primeiro, a parte em que nos pediram mais atenção.',
    'A gente começa pelo que era para destacar hoje.',
  ],
  answerFound: ['Olha o que o texto diz.', 'O texto tem uma resposta para isso.', 'Vamos direto ao ponto.'],
  setScene: [
    'Vamos começar do começo.',
    'Deixa eu situar a história.',
    'O ponto de partida é este.',
    'Primeiro, um pouco de contexto.',
  ],
  bridge: {
    first: {
      thing: ['Vamos começar {ch|por}.', 'A primeira parada é {ch}.'],
      clause: ['Então, primeira pergunta: {ch}?', 'Vamos começar por entender {ch}.'],
      question: ['Então: {ch}', 'Primeira pergunta: {ch}'],
      name: ['Primeira parte: {ch}.', 'Para começar: {ch}.'],
    },
    next: {
      thing: [
        'Isso nos leva {ch|a}.',
        'Agora, vamos {ch|a}.',
        'E assim a gente chega {ch|a}.',
        'Vamos falar {ch|de}.',
      ],
      clause: ['E {ch}?', 'Agora, vamos ver {ch}.', 'Aí vem outra pergunta: {ch}?'],
      question: ['O que nos leva à próxima pergunta: {ch}', 'E então: {ch}', 'Aí vem a pergunta: {ch}'],
    },
    last: {
      thing: ['Falta uma parada: {ch}.', 'E, por fim, {ch}.', 'Só falta falar {ch|de}.'],
      clause: ['Falta saber {ch}.', 'E, por fim: {ch}?'],
      question: ['Uma última pergunta: {ch}', 'E fica a pergunta: {ch}'],
      name: ['A última parte: {ch}.', 'Para a reta final: {ch}.'],
    },
  },
  underHeading: { tell: ['{np}: {text}'], ask: ['E {np}?'] },
  askSays: ['E o que diz {who}?'],
  minutes: {
    decisions: ['E o que ficou decidido?', 'O que foi decidido?'],
    actions: ['E quem faz o quê agora?', 'Quem cuida de quê?'],
    open: ['E o que ainda está em aberto?', 'O que falta resolver?'],
  },
  recap: ['Até aqui, a gente viu: {list}.', 'Um balanço rápido do que já passou: {list}.'],
  lookBack: ['Olhando para trás, o caminho foi este: {list}.', 'Recapitulando o caminho de hoje: {list}.'],
  nod: [],
  sumUp: {
    ask: ['Deixa eu ver se entendi: {text} É isso?', 'Antes de seguir: {text} Peguei direito?'],
    confirm: ['É isso.', 'Pegou, sim.'],
  },
  react: [],
  askAuthor: [
    'Pode continuar.',
    'Como continua?',
    'E o que vem a seguir?',
    'O que mais o relato conta?',
    'Continua.',
    'O que mais diz ali?',
    'E como segue?',
    'O que mais aparece ali?',
  ],
  talk: ['É uma entrevista: um de nós pergunta, o outro lê as respostas.'],
  askGuest: ['Entendi.', 'Sei.', 'Aham.', 'Certo.'],
  speakerSays: [
    'Na gravação, é dito assim: “{text}”',
    'Pelo que se ouve ali: “{text}”',
    'Vou citar a gravação: “{text}”',
  ],
  askSpeaker: [
    'E depois?',
    'Como continua?',
    'E o que vem a seguir?',
    'O que mais é dito ali?',
    'E como segue?',
    'O que mais se ouve?',
  ],
  speakerFirstPerson: [
    'Ali as pessoas falam por si, então a gente vai citando.',
    'Quem conta fala em primeira pessoa, então vem citação por aí.',
  ],
  closeAsk: [
    'Se você contar isso para alguém hoje à noite, o que diz?',
    'E o que fica disso tudo?',
    'Última pergunta: o que você guarda daqui?',
    'O que não dá para esquecer?',
  ],
  takeAway: ['Uma coisa acima de tudo: {text}', 'Eu fico com isto: {text}', 'Se for uma coisa só: {text}'],
  closeReturn: [
    'E, voltando ao começo: {text}',
    'O que nos leva de volta ao início: {text}',
    'E uma última palavra sobre o começo: {text}',
  ],
  closeAnswer: [
    'E a pergunta do começo? {text}',
    'Quanto à pergunta que abriu o episódio: {text}',
    'E a pergunta com que a gente começou? {text}',
  ],
  questionAgain: [
    'Voltando à pergunta do começo: {question}',
    'E agora a pergunta que abriu o episódio: {question}',
  ],
  closeTopic: ['Foi isso, em resumo: {topic}.', 'Até aqui, o nosso tema de hoje: {topic}.'],
  monologue: {
    setScene: ['Vamos começar do começo.', 'O ponto de partida é este.', 'Primeiro, um pouco de contexto.'],
    newPoint: [
      'Tem outra peça nessa história.',
      'E tem mais.',
      'Vale acrescentar um ponto.',
      'E há mais um lado.',
    ],
    closeWithEnd: ['Termino como o texto termina.', 'As últimas linhas do texto dizem melhor.'],
    closeWithThought: ['Se for para guardar uma coisa só, guarde esta.', 'Um trecho fica comigo.'],
  },
};
