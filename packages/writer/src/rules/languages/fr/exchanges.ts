import type { Exchange } from '../exchange.ts';

/** Des noms qui annoncent la suite. */
const ANNOUNCING_F =
  'réponse|solution|raison|idée|difficulté|leçon|règle|cause|conséquence|explication|exception|question|nouvelle|différence|faiblesse|méthode|mission';
const ANNOUNCING_M =
  'résultat|motif|secret|problème|prix|but|plan|effet|avantage|inconvénient|défi|danger|risque|défaut|principe|piège';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern: "^(?<sub>(?:Si|S[’']il|S[’']ils) [^,;:]{6,90}), (?<main>\\p{Ll}[^;:?]{6,})$",
    ask: ['Et {sub} ?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when',
    pattern: '^(?<sub>(?:Quand|Lorsque) [^,;:]{8,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Et {sub} ?'],
    answer: '{Main}',
  },
  {
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>(?:Le \\d{1,2}(?:er)?|En) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (?:1\\d|20)\\d{2})(?!\\d)',
    ask: ['Que se passe-t-il {when} ?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern: '^En (?<year>(?:1\\d|20)\\d{2})(?!\\d)',
    ask: ['Que se passe-t-il en {year} ?', 'Et en {year} ?', 'Allons en {year}.'],
  },
  {
    id: 'announced',
    pattern: `^(?<what>L(?:a |[’'])(?:\\p{Ll}+ )?(?:${ANNOUNCING_F})(?: \\p{Ll}+)?) (?<be>est|était|fut) (?!confié)`,
    ask: ['Quelle {be} {what} ?', 'Et quelle {be} {what} ?'],
  },
  {
    id: 'announced-m',
    pattern: `^(?<what>L(?:e |[’'])(?:\\p{Ll}+ )?(?:${ANNOUNCING_M})(?: \\p{Ll}+)?) (?<be>est|était|fut) `,
    ask: ['Quel {be} {what} ?', 'Et quel {be} {what} ?'],
  },
  {
    id: 'his-what',
    pattern: `^(?<what>(?:Son|Sa|Leur) (?:${ANNOUNCING_F}|${ANNOUNCING_M})) (?:est|était|fut|s[’']appelle|consiste) `,
    ask: ['Et {what} ?'],
    continuing: true,
  },
  {
    id: 'other-one',
    pattern:
      "^(?<which>(?:La seconde|Le second|La deuxième|Le deuxième|La troisième|Le troisième|L[’']autre|La dernière|Le dernier)) \\p{Ll}",
    ask: ['Et {which} ?'],
    continuing: true,
  },
  {
    id: 'called',
    pattern:
      "^(?:Ce|Cet|Cette|Ces|Cela|Le procédé|Le phénomène)(?![\\p{L}])[^,;:]{0,50} (?:s[’']appellent?|se nomme|est appelée?|porte le nom|est connue? sous) ",
    ask: ['Cela porte un nom ?', 'Et cela s’appelle comment ?'],
    continuing: true,
  },
  {
    id: 'example',
    pattern: "^(?:Par exemple|C[’']est le cas)",
    ask: ['Par exemple ?', 'Vous avez un exemple ?', 'Un exemple ?'],
    continuing: true,
  },
  {
    id: 'result',
    droppable: true,
    pattern: "^(?:C[’']est pourquoi|Par conséquent|Donc|De ce fait|D[’']où)\\b",
    ask: ['Et qu’est-ce qui en découle ?', 'Et qu’est-ce que cela entraîne ?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: "^(?:Cela signifie|Cela veut dire|Autrement dit|C[’']est-à-dire)",
    ask: ['C’est-à-dire ?', 'Autrement dit ?', 'Qu’est-ce que cela veut dire ?'],
    continuing: true,
  },
  {
    id: 'today',
    droppable: true,
    pattern: "^(?:Aujourd[’']hui|Actuellement|Désormais|De nos jours)",
    ask: ['Et aujourd’hui ?', 'Et de nos jours ?', 'Et maintenant ?'],
    afterPast: true,
  },
  {
    id: 'in-the-end',
    droppable: true,
    pattern: '^(?:À la fin)\\b',
    ask: ['Et à la fin ?', 'Et comment cela finit-il ?'],
    continuing: true,
  },
  {
    id: 'at-first',
    droppable: true,
    pattern: "^(?:Au début|Au départ|À l[’']origine|D[’']abord)",
    ask: ['Et au début ?', 'Comment cela commence-t-il ?'],
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Puis|Ensuite|Après cela)\\b',
    ask: ['Et ensuite ?', 'Et après ?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:En fait|En effet|De fait)\\b',
    ask: ['Vraiment ?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^(?:De plus|En outre|Par ailleurs)\\b',
    ask: ['Et quoi d’autre ?', 'Quoi d’autre ?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^(?:Deuxièmement|En second lieu)\\b',
    ask: ['Et en second lieu ?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^Enfin,',
    ask: ['Et enfin ?'],
    continuing: true,
  },
];
