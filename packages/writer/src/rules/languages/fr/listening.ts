import { listeningRules } from '../listening.ts';

export const listening = listeningRules({
  object: {
    subjects: "(?:(?:Le|La|Les|Ce|Cette|Ces) |L[’'])",
    verbs:
      'contient|contiennent|montre|montrent|montra|demande|demandent|offre|offrent|fournit|fournissent|décrit|décrivent|détermine|déterminent|produit|produisent|comprend|comprennent|émet|émettent|mesure|mesurent|signifie|signifient|révèle|révèlent|révéla|définit|définissent|indique|indiquent|représente|représentent|provoque|provoquent',
    objects:
      "(?:(?:le|la|les|un|une|des|que|comment|plusieurs|tous|toutes|chaque|deux|trois|\\d[\\d.,]*) |l[’']|qu[’'])",
    ask: ['Qu’est-ce que {sub} {mark} ?', 'Et qu’est-ce que {sub} {mark} ?'],
  },
  examples: {
    marks: 'tel que|tels que|telle que|telles que|comme par exemple|par exemple,?',
    notIn: 'est|sont|était|étaient|a|ont|peut|peuvent|quand|si',
    ask: ['Par exemple ?', 'Un exemple ?'],
  },
  purpose: {
    tail: "(?:afin de |afin d[’']|afin que |pour que |dans le but de )[^;:()?!]{8,150}",
    ask: ['Dans quel but ?', 'Et dans quel but ?'],
  },
  announced: {
    nouns:
      'raison|problème|question|réponse|différence|idée|règle|solution|exemple|exception|condition|objectif|explication|leçon',
    opens: "(?:(?:le|la|les|un|une|il|elle|ils|elles|on|ce|cela|si|quand|\\p{Lu}\\p{L}+) |l[’']|c[’'])",
    ask: ['C’est-à-dire ?', 'À savoir ?'],
  },
});
