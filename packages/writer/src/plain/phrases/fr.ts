import type { PlainPhrases } from './plain-phrases.ts';

export const fr: PlainPhrases = {
  greeting: {
    balanced: [
      'Bonjour !',
      'Bonjour et bienvenue.',
      'Bonjour à toutes et à tous.',
      'Bonjour, et merci d’être là.',
    ],
    warm: ['Bonjour, et un accueil très chaleureux à vous.', 'Bonjour, quel plaisir de vous retrouver.'],
    playful: ['Coucou, coucou ! C’est parti.', 'Alors, les oreilles sont prêtes ?'],
    serious: ['Bonjour.', 'Bonjour, et bienvenue dans cet épisode.'],
  },
  wasTitle: 'C’était {title}.',
  wasTitleBy: 'C’était {title}, de {name}.',
  wasBy: 'Le texte est de {name}.',
  guidingQuestion: [
    'Une question nous guide aujourd’hui : {question}',
    'Voici la question qui nous réunit : {question}',
    'Ce qu’on veut savoir aujourd’hui : {question}',
  ],
  answerFound: ['Le texte y répond.', 'La réponse est dans le texte.'],
  answerNear: [
    'Voici ce que le texte dit autour de cette question.',
    'C’est là que le texte s’en approche le plus.',
    'Écoutons ce que le texte dit à ce sujet.',
  ],
  answerNone: [
    'Soyons honnêtes : le texte n’en dit rien. On ne peut donc pas répondre, mais voici ce qu’il raconte.',
    'Le texte n’aborde pas cette question, et on n’inventera pas de réponse. Voici de quoi il parle.',
  ],
  madeBy: [
    'Écrit et dit par une intelligence artificielle, à partir des sources citées dans les notes.',
    'Une IA a écrit et dit tout ceci ; les notes citent les sources.',
  ],
  thanks: ['Merci de votre écoute.', 'Merci d’avoir été là.', 'Merci pour votre attention.'],
  farewell: {
    balanced: ['À la prochaine.', 'On se retrouve au prochain épisode.', 'À bientôt.', 'Portez-vous bien.'],
    warm: ['Prenez bien soin de vous.', 'Portez-vous bien, et revenez vite.'],
    playful: ['Restez curieux, à plus !', 'Salut, salut !'],
    serious: ['Au revoir.', 'Bonne journée à vous.'],
  },
  chapterNames: {
    opening: 'Ouverture',
    question: 'La question',
    closing: 'Pour finir',
  },
  notes: {
    keyPoints: 'À retenir',
    about: 'À propos de cet épisode',
    source: 'Source',
    sources: 'Sources',
    unanswered: 'La source ne répond pas à cette question, et l’épisode le dit.',
    question: 'La question',
    untitledSource: 'un texte collé',
    disclosure:
      'Le script a été écrit et les voix ont été produites par une intelligence artificielle, uniquement à partir du texte source.',
  },
};
