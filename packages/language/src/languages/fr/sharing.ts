import type { Sharing } from '../../sharing.ts';
import { everyday } from './everyday.ts';
import { shapes } from './shapes.ts';

export const sharing: Sharing = {
  rules: shapes,
  hedges:
    'de nombreux|de nombreuses|uniquement|approximativement|fréquemment|de temps en temps|notamment|presque|environ|à peu près|peut-être|probablement|sans doute|peut|peuvent|pourrait|pourraient|généralement|en général|souvent|parfois|surtout|en partie|au moins|au plus|au maximum|au minimum|plus de|moins de|seulement|seule?s?|semble|semblent|quelques|certains|certaines|beaucoup|peu|rarement|plupart|à peine|près de',
  subordinators:
    'malgré outre au si quand lorsque bien tandis comme parce depuis après avant jusqu même malgré puisque selon s’il s’ils',
  times:
    'jours?|nuits?|matins?|soirs?|semaines?|mois|ans|années?|été|hiver|siècle|moment|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  focus: 'seulement|peut-être|justement|en partie|surtout|pas|même|tant|précisément',
  denials: 'pas|jamais|aucune?|rien|sans|ni|non|nul|nulle|(?<!une |la |cette )personne',
  conditions:
    "si|s[’']ils?|sauf|excepté|hormis|hors|à moins|à condition|mais|quoique|bientôt|encore|quand|toujours|fois|prétendument|facultati(?:f|ve)|en théorie|selon",
  striking:
    'pire|meilleure?|énorme|géante?|gigantesque|minuscule|étrange|rare|incroyable|impossible|extraordinaire|secr(?:et|ète)|millions?|milliards?|mille|double',
  andForms: 'et aussi',
  openEnds:
    'sont étaient comprend comprennent inclut incluent suivants suivantes suivant suivante et ou mais ni que qui si comme quand où est sont fut furent était étaient être son sa ses leur leurs dont chaque très',
  askSubject: ['Et {np} ?', 'Parlons {np|de}.'],
  subjectAgain: (article) => ({ le: 'il', la: 'elle' })[article],
  echo: { ask: '{number} ?', confirm: ['{number}.', 'C’est ça.', 'Exactement.'] },
  beforeNumber:
    'presque|environ|à peu près|seulement|au moins|au plus|jusqu’à|plus de|moins de|quelque|entre|les|près de|quelque',
  everyday,
};
