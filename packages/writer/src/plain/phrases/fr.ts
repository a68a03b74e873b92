import type { PlainPhrases } from './plain-phrases.ts';

export const fr: PlainPhrases = {
  greeting: [
    'Bonjour !',
    'Bonjour et bienvenue.',
    'Bonjour à toutes et à tous.',
    'Bonjour, et merci d’être là.',
  ],
  topic: {
    name: ['Le texte du jour : {topic}.', 'Aujourd’hui : {topic}.'],
    unknown: ['On a lu un texte pour vous.', 'Un seul texte aujourd’hui, et on le parcourt ensemble.'],
  },
  owner: {
    by: 'signé {name}',
    words: 'raconté à la première personne par {name}',
    site: 'publié par {site}',
    unnamed: 'raconté à la première personne',
  },
  guidingQuestion: [
    'Une question nous guide aujourd’hui : {question}',
    'Voici la question qui nous réunit : {question}',
    'Ce qu’on veut savoir aujourd’hui : {question}',
  ],
  answerNear: [
    'Voici ce que le texte dit autour de cette question.',
    'C’est là que le texte s’en approche le plus.',
    'Écoutons ce que le texte dit à ce sujet.',
  ],
  answerNone: [
    'Soyons honnêtes : le texte n’en dit rien. On ne peut donc pas répondre, mais voici ce qu’il raconte.',
    'Le texte n’aborde pas cette question, et on n’inventera pas de réponse. Voici de quoi il parle.',
  ],
  leads: [
    'Partie suivante : {ch}.',
    'On continue : {ch}.',
    'Nouveau chapitre : {ch}.',
    'Et maintenant : {ch}.',
  ],
  closePlain: ['Voilà pour nous deux.', 'C’était notre épisode.', 'On en reste là pour aujourd’hui.'],
  credit: [
    'Avant de finir : écrit et dit par une IA, les sources sont dans les notes.',
    'Un mot avant la fin : le texte et la voix sont d’une IA, et les sources sont dans les notes.',
    'Avant de se quitter : une IA a écrit et dit tout cela, et les notes citent les sources.',
  ],
  goodbye: [
    'Écrit et mis en voix par une intelligence artificielle, à partir des sources citées dans les notes.',
    'Le script et les voix sont l’œuvre d’une IA ; les sources sont dans les notes.',
    'Script et voix par une intelligence artificielle, sources dans les notes.',
    'Cet épisode a été écrit et dit par une IA. Les sources sont dans les notes.',
    'Nos voix sont celles d’une IA, et le script aussi est d’une IA. Les sources sont dans les notes.',
    'Fait par une IA, mots et voix, à partir de ce que citent les notes.',
    'Pour mémoire : une IA a écrit et dit cet épisode. Les notes citent les sources.',
    'Script d’une IA, voix d’une IA, et les sources dans les notes de l’épisode.',
    'C’étaient des voix d’IA et un script d’IA. Les sources sont dans les notes.',
    'Une IA l’a écrit, une IA l’a dit. Les sources sont dans les notes.',
  ],
  thanks: ['Merci de votre écoute.', 'Merci d’avoir été là.', 'Merci pour votre attention.'],
  farewell: ['À la prochaine.', 'On se retrouve au prochain épisode.', 'À bientôt.', 'Portez-vous bien.'],
  monologue: {
    greeting: ['Bonjour et bienvenue.', 'Bonjour, et merci de votre écoute.', 'Bonjour à toutes et à tous.'],
    goodbye: [
      'C’est tout pour aujourd’hui. Cet épisode a été écrit et mis en voix par une intelligence artificielle, à partir des sources indiquées dans les notes. Merci de votre écoute, et à la prochaine.',
      'C’était notre épisode. Le script et la voix viennent d’une intelligence artificielle, à partir de ce que citent les notes. À la prochaine.',
    ],
  },
  chapterNames: {
    opening: 'Ouverture',
    question: 'La question',
    closing: 'Pour finir',
  },
  notes: {
    keyPoints: 'À retenir',
    about: 'À propos de cet épisode',
    keywords: 'Mots-clés',
    source: 'Source',
    sources: 'Sources',
    unanswered: 'La source ne répond pas à cette question, et l’épisode le dit.',
    shorter: 'Cet épisode est plus court que demandé, car la source n’en dit pas davantage.',
    question: 'La question',
    untitledSource: 'un texte collé',
    disclosure:
      'Le script a été écrit et les voix ont été produites par une intelligence artificielle, uniquement à partir du texte source.',
  },
};
