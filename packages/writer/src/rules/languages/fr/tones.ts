import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Ah, c’est beau.', 'Ah, tant mieux.'],
    takeAway: ['De quoi garder au chaud : {text}', 'J’aimerais tant qu’on garde ceci : {text}'],
    closePlain: ['Merci d’être restés jusqu’au bout.', 'C’était bon de partager cela.'],
    greeting: [
      'Bonjour à vous, chers auditeurs. Quel plaisir de vous retrouver.',
      'Bienvenue, les amis. Installez-vous bien.',
      'Bonjour, et un accueil très chaleureux à vous.',
    ],
    setScene: [
      'Venez, on reprend depuis le début.',
      'Laissez-moi vous y emmener.',
      'Prenons le temps, et commençons.',
    ],
    react: ['{number}. C’est bien de le dire.', '{number}. Merci, ça aide.'],
    closeAsk: [
      'Avant de se quitter : que voudrais-tu que l’on garde ?',
      'C’était bon de partager ça. Que gardes-tu ?',
    ],
    farewell: [
      'Prenez bien soin de vous.',
      'Portez-vous bien, et revenez vite.',
      'C’était un plaisir. À la prochaine.',
    ],
    monologue: {
      greeting: [
        'Bonjour à vous, chers auditeurs. Quel plaisir de vous retrouver.',
        'Bienvenue, les amis. Installez-vous bien.',
        'Bonjour, et un accueil très chaleureux à vous.',
      ],
      setScene: ['Venez, on reprend depuis le début.', 'Laissez-moi vous y emmener.'],
    },
  },
  playful: {
    nod: ['Ha !', 'Tiens, tiens.', 'Oh là.'],
    takeAway: ['Dans la poche : {text}', 'Et la palme revient à : {text}'],
    closePlain: ['Et rideau !', 'Fin de la récré !'],
    greeting: [
      'Coucou, coucou ! En place, le spectacle commence.',
      'Alors, les oreilles sont prêtes ? Bienvenue !',
      'Bienvenue, les curieux ! C’est parti.',
    ],
    setScene: [
      'Lever de rideau !',
      'Prêts ? Voici la première pièce du puzzle.',
      'Attachez vos ceintures, on décolle.',
    ],
    react: ['{number} ? Sans blague !', '{number} ! À ressortir au dessert.'],
    closeAsk: [
      'Dernier tour ! Qu’est-ce qu’on met dans la pochette-surprise ?',
      'Roulement de tambour : on emporte quoi ?',
    ],
    farewell: ['Salut, salut !', 'Restez curieux, à plus !', 'Et rideau. Ciao !'],
    monologue: {
      greeting: [
        'Coucou, coucou ! En place, le spectacle commence.',
        'Alors, les oreilles sont prêtes ? Bienvenue !',
        'Bienvenue, les curieux ! C’est parti.',
      ],
      setScene: ['Lever de rideau !', 'Attachez vos ceintures, on décolle.'],
    },
  },
  serious: {
    nod: ['En effet.', 'C’est entendu.'],
    takeAway: ['Le point essentiel : {text}', 'À retenir avant tout : {text}'],
    closePlain: ['Le sujet est ainsi exposé.', 'Ainsi se clôt la question.'],
    greeting: [
      'Bonjour.',
      'Bonjour, et bienvenue dans cet épisode.',
      'Bienvenue. Nous commençons sans détour.',
    ],
    setScene: ['D’abord, les faits.', 'Commençons par ce qui est établi.', 'Venons-en au fait.'],
    react: ['{number}. C’est noté.', '{number}. Il faut le garder à l’esprit.'],
    closeAsk: ['En conclusion : quel est le point essentiel ?', 'Pour clore : que faut-il retenir ?'],
    farewell: ['Au revoir.', 'Merci de votre attention. Au revoir.', 'Bonne journée à vous.'],
    monologue: {
      greeting: [
        'Bonjour.',
        'Bonjour, et bienvenue dans cet épisode.',
        'Bienvenue. Nous commençons sans détour.',
      ],
      setScene: ['D’abord, les faits.', 'Venons-en au fait.'],
    },
  },
};
