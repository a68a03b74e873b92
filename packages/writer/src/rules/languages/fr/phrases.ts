import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Écoutez ceci : « {text} »', 'Une phrase pour commencer : « {text} »'],
  hookWhatIs: {
    one: ['Qu’est-ce que {np} ?', 'C’est quoi au juste, {np} ?'],
    many: ['Que sont au juste {np} ?', 'Que sont {np} ?'],
  },
  topic: {
    thing: [
      'Aujourd’hui, on parle {topic|de}.',
      'Notre sujet du jour : {topic}.',
      'Au programme aujourd’hui : {topic}.',
    ],
    clause: ['Aujourd’hui, on va voir {topic}.', 'Aujourd’hui, on va comprendre {topic}.'],
    question: ['La question du jour : {topic}', 'Aujourd’hui, on se demande : {topic}'],
    said: ['C’est notre sujet du jour.', 'On en parle aujourd’hui.'],
    subject: ['Notre sujet du jour : {topic}.', 'Au programme aujourd’hui : {topic}.'],
    recording: [
      'Aujourd’hui, on écoute un enregistrement intitulé {topic}.',
      'L’enregistrement du jour s’intitule {topic}.',
    ],
    several: ['Plusieurs sources sur la table aujourd’hui : {topic}.', 'Sur la table aujourd’hui : {topic}.'],
    address: [
      'Aujourd’hui, on lit un discours. Il commence ainsi : {topic}.',
      'Aujourd’hui, un discours, qui commence ainsi : {topic}.',
    ],
    genres: {
      news: ['Aujourd’hui, un article de presse : {topic}.', 'Dans l’actualité : {topic}.'],
      story: ['Aujourd’hui, une histoire : {topic}.', 'L’histoire du jour : {topic}.'],
      research: ['Aujourd’hui, une étude : {topic}.', 'On a lu une étude : {topic}.'],
    },
  },
  level: {
    beginner: [
      'Pas besoin de s’y connaître : on avance pas à pas.',
      'Si le sujet est nouveau pour vous, aucun problème : on prend notre temps.',
    ],
    expert: ['Et on ne sautera pas les détails.', 'Et on entre dans les détails.'],
  },
  comingUp: ['À suivre : {list}.', 'En chemin : {list}.', 'Dans les prochaines minutes : {list}.'],
  comingQuestions: ['Parmi les questions du jour : {list}', 'Deux questions auxquelles on va venir : {list}'],
  emphasis: ['Et on gardera un œil sur {np}.', 'Avec une attention particulière pour {np}.'],
  emphasisFirst: [
    'D’abord, ce qu’on nous a demandé de regarder de près.',
    'On commence par ce qu’il fallait mettre en avant aujourd’hui.',
  ],
  answerFound: ['Voyons ce que dit le texte.', 'Le texte a une réponse.', 'Allons droit au but.'],
  setScene: [
    'Commençons par le commencement.',
    'Plantons le décor.',
    'Le point de départ est celui-ci.',
    'D’abord, un peu de contexte.',
  ],
  bridge: {
    first: {
      thing: ['Commençons par {ch}.', 'Première étape : {ch}.'],
      clause: ['Première question : {ch} ?', 'Voyons d’abord {ch}.'],
      question: ['Alors : {ch}', 'Première question : {ch}'],
      name: ['Première partie : {ch}.', 'Pour commencer : {ch}.'],
    },
    next: {
      thing: [
        'Ce qui nous amène {ch|à}.',
        'Passons {ch|à}.',
        'Et on en arrive {ch|à}.',
        'Parlons maintenant {ch|de}.',
      ],
      clause: ['Et {ch} ?', 'Voyons maintenant {ch}.', 'D’où une autre question : {ch} ?'],
      question: ['Ce qui pose la question suivante : {ch}', 'Et alors : {ch}', 'Voici la question : {ch}'],
    },
    last: {
      thing: ['Il nous reste une étape : {ch}.', 'Et pour finir, {ch}.', 'Il ne reste qu’à parler {ch|de}.'],
      clause: ['Reste à savoir {ch}.', 'Et pour finir : {ch} ?'],
      question: ['Une dernière question : {ch}', 'Et reste la question : {ch}'],
      name: ['Dernière partie : {ch}.', 'Dernière étape : {ch}.'],
    },
  },
  underHeading: { tell: ['{np} : {text}'], ask: ['Et {np} ?'] },
  askSays: ['Et que dit {who} ?'],
  minutes: {
    decisions: ['Alors, qu’est-ce qui a été décidé ?', 'Qu’est-ce qui est décidé ?'],
    actions: ['Et qui fait quoi maintenant ?', 'Qui s’occupe de quoi ?'],
    open: ['Et qu’est-ce qui reste ouvert ?', 'Qu’est-ce qui n’est pas réglé ?'],
  },
  recap: ['Jusqu’ici, on a vu : {list}.', 'Petit point d’étape sur le chemin parcouru : {list}.'],
  lookBack: [
    'Un regard en arrière : {list}. Voilà le chemin du jour.',
    'Reprenons le chemin du jour : {list}.',
  ],
  nod: [],
  sumUp: {
    ask: [
      'Attends, que je récapitule : {text} C’est bien ça ?',
      'Avant de continuer : {text} J’ai bien compris ?',
    ],
    confirm: ['C’est bien ça.', 'Tout à fait.'],
  },
  react: [],
  askAuthor: [
    'Poursuivez.',
    'Comment cela continue-t-il ?',
    'Que dit encore le texte ?',
    'Que raconte encore le texte ?',
    'Continuez.',
    'Qu’est-ce qui vient maintenant ?',
    'Et la suite ?',
    'Qu’y trouve-t-on encore ?',
  ],
  talk: ['C’est un entretien : l’un de nous pose les questions, l’autre lit les réponses.'],
  askGuest: ['Je vois.', 'Mmh.', 'D’accord.', 'Je comprends.'],
  speakerSays: [
    'Dans l’enregistrement, on entend ceci : « {text} »',
    'Tel qu’on l’entend : « {text} »',
    'Je cite l’enregistrement : « {text} »',
  ],
  askSpeaker: [
    'Et ensuite ?',
    'Comment cela continue-t-il ?',
    'Et après ?',
    'Qu’entend-on encore ?',
    'Et la suite ?',
    'Que s’y dit-il encore ?',
  ],
  speakerFirstPerson: [
    'Chacun y parle en son nom, alors on va citer.',
    'C’est raconté à la première personne, alors on va citer.',
  ],
  closeAsk: [
    'Si tu en parles à quelqu’un ce soir, tu dis quoi ?',
    'Et qu’est-ce qui reste de tout cela ?',
    'Dernière question : qu’est-ce que tu gardes ?',
    'Qu’est-ce qu’il ne faut pas manquer ?',
  ],
  takeAway: ['Une chose avant tout : {text}', 'Je retiens ceci : {text}', 'S’il n’y en a qu’une : {text}'],
  closeReturn: [
    'Et pour revenir au début : {text}',
    'Ce qui nous ramène au point de départ : {text}',
    'Et un dernier mot sur le début : {text}',
  ],
  closeAnswer: [
    'Et notre question du début ? {text}',
    'Quant à la question posée en ouverture : {text}',
    'Et la première question, alors ? {text}',
  ],
  questionAgain: [
    'Revenons à la question du début : {question}',
    'Et voici notre première question : {question}',
  ],
  closeTopic: ['C’était, en bref : {topic}.', 'Voilà pour aujourd’hui : {topic}.'],
  monologue: {
    setScene: [
      'Commençons par le commencement.',
      'Le point de départ est celui-ci.',
      'D’abord, un peu de contexte.',
    ],
    newPoint: [
      'Il y a une autre pièce au tableau.',
      'Et ce n’est pas tout.',
      'Ajoutons un point.',
      'Et il y a un autre aspect.',
    ],
    closeWithEnd: ['Je finis comme le texte finit.', 'Les dernières lignes du texte le disent mieux.'],
    closeWithThought: ['S’il ne fallait garder qu’une chose, ce serait celle-ci.', 'Un passage me reste.'],
  },
};
