import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const VERB =
  'est|sont|était|étaient|fut|furent|sera|seront|a|ont|avait|avaient|peut|peuvent|doit|doivent|permet|permettent|comprend|comprennent|consiste|consistent|contient|contiennent|reste|restent|va|vont|sert|servent|mesure|mesurent|utilise|utilisent|montre|montrent|fait|font|fit|signifie|mène|mènent|dépend|dépendent|vient|viennent';
const COUNT = openingToo('\\d[\\d.,]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente');
const BOUND = openingToo(
  'environ |près de |presque |plus de |moins de |au moins |au plus |seulement |jusqu’à ',
);
const WHO = `(?<who>(?!(?:Il|Elle|Ils|Elles|On|Cela|Ce|Beaucoup|Certains)\\b)\\p{Lu}${PART}{2,60}?)`;

const DATE =
  '(?:le \\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) (?:1\\d|20)\\d{2}|en (?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )?(?:1\\d|20)\\d{2})';

/** Written halves of sentences told as whole ones, and questions that the rest of a sentence answers. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-which-clause',
    pattern: `^(?<main>${TEXT}{16,170}), ce qui (?<rest>${TEXT}{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Cela {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
  },
  {
    id: 'retold-which-is',
    pattern: `^(?<main>${TEXT}{16,170}), qui est (?<rest>(?:le |la |l[’']|une? )${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'C’est {rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
  {
    id: 'retold-which-are',
    pattern: `^(?<main>${TEXT}{16,170}), qui sont (?<rest>(?:les |des )${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Ce sont {rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
  {
    id: 'retold-which-inside',
    pattern: `^(?<sub>Le ${PART}{2,50}), qui (?<clause>(?:${VERB}) ${PART}{4,110}), (?<rest>(?:${VERB}) ${TEXT}{6,170})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'Et il {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-which-inside-f',
    pattern: `^(?<sub>La ${PART}{2,50}), qui (?<clause>(?:${VERB}) ${PART}{4,110}), (?<rest>(?:${VERB}) ${TEXT}{6,170})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'Et elle {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-while',
    pattern: `^(?<main>${TEXT}{16,170}), tandis qu(?:e |[’'])(?<clause>${TEXT}{10,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'En revanche, {clause}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-however',
    pattern: `^(?<sub>(?!Cela\\b|Ce\\b)\\p{Lu}${PART}{1,50}), (?:cependant|toutefois|pourtant), (?<rest>${TEXT}{8,200})\\.$`,
    turns: [['tell', 'Mais {sub} {rest}.']],
    cost: -1.1,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:ceci|cela|celui-ci|celle-ci|il|elle|le|la|les) [^()“”"«»?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'ask-since',
    pattern: `^(?<main>${TEXT}{16,170}), (?:puisqu|étant donné qu)(?:e |[’'])(?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pourquoi ?', 'Et pourquoi cela ?']],
      ['tell', 'Parce que {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
  },
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>dit|affirme|explique|estime|assure) qu(?:e |[’'])(?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['Que {verb} {who} ?', 'Et que {verb} {who} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-found',
    pattern: `^(?<sub>(?:Le|La|Les|Une?|\\p{Lu}\\p{L}+) ?${PART}{2,50}?) (?<verb>montre|montrent|révèle|révèlent|suggère|suggèrent|indique|indiquent) qu(?:e |[’'])(?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Que {verb} {sub} ?', 'Et que {verb} {sub} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>Le (?!fait )${PART}{4,60}?) (?<be>est|était|fut) (?<rest>(?:que ${TEXT}{10,200}|de \\p{Ll}{2,}(?:er|ir|re) ${TEXT}{8,200}))\\.$`,
    turns: [
      ['ask', ['Quel {be} {sub} ?', 'Et quel {be} {sub} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-what-is-that-f',
    pattern: `^(?<sub>La (?!(?:vérité|réalité|chose) )${PART}{4,60}?) (?<be>est|était|fut) (?<rest>(?:que ${TEXT}{10,200}|de \\p{Ll}{2,}(?:er|ir|re) ${TEXT}{8,200}))\\.$`,
    turns: [
      ['ask', ['Quelle {be} {sub} ?', 'Et quelle {be} {sub} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:Le|La|Un|Une|Ce|Cette) ${PART}{3,70}?) (?:s[’']appelle|est appelée?|est connue? sous le nom de|se nomme) (?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['Comment s’appelle {sub} ?', 'Et comment s’appelle {sub} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!ans|jours|mois|siècles|heures|années)\\p{Ll}{2,}[sx] ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['Combien {rest|de} ?', 'Et combien {rest|de} ?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Notez|Notons|Veuillez noter|À noter|Remarquez|Sachez) qu(?:e |[’'])(?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Un point à surveiller ?', 'Quelque chose à retenir ici ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow(
      'deux|trois|quatre|cinq|six|plusieurs|suivants|suivantes|différents|différentes',
      'et|ou',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['À savoir ?', 'C’est-à-dire ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.7,
    restIsRow: true,
  },
  {
    id: 'conclude',
    pattern: `^(?:Donc|Par conséquent|Ainsi),? (?<rest>(?!que\\b|comme\\b|si\\b|quand\\b|en\\b|dans\\b)${TEXT}{16,120})\\.$`,
    turns: [['hand', 'Donc {rest}.']],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:Le |La |Les |\\p{Lu})${PART}{2,40}?) (?<be>fut|furent|a été|ont été) (?<pred>\\p{Ll}+(?:é|ée|és|ées|ie|ies|is|it|ite)) (?<end>${DATE})(?<more>,? ${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['Quand {be} {pred} {sub} ?', 'Et quand {be} {pred} {sub} ?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) et (?<rest>(?:il|elle|ils|elles|cela|on) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Et {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<sub>(?:Le|La|\\p{Lu}[\\p{L}’-]+)(?: [\\p{L}\\d.-]+){0,2}?) (?<pred>(?:${VERB}) (?!.*(?<!\\p{L})(?:que|qui|où|si|quand|dont|entre|lorsque)(?!\\p{L}))${PART}{10,150}?) et (?<rest>(?:${VERB}) ${PART}{8,160})\\.$`,
    turns: [
      ['tell', '{Sub} {pred}.'],
      ['tell', 'Et {sub} {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|qui|où|si|quand|parce|comme|dont|entre|lorsque)(?!\\p{L}).* et )${PART}{30,180}?),? et (?<rest>(?:le|la|les|un|une|cette|ces|ce|son|sa|ses|leur|leurs|chaque|beaucoup|« ?[\\p{L}’]+|\\p{Lu}[\\p{L}-]+) (?!(?:[^ ]+ )*?(?:que|qui|où|si|quand|parce|comme|dont|entre|lorsque) )(?:[^ ,]+ ){0,5}?(?:est|sont|fut|furent|était|étaient|sera|seront|a|ont|avait|peut|peuvent|doit|doivent|va|vont|\\p{L}{3,}(?:era|eront|ira|iront)) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Et {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-despite',
    pattern: `^(?:Malgré) (?<rest>${PART}{10,150}), (?<main>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Et cela malgré {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Comme|Puisque) (?<clause>${PART}{10,150}), (?<rest>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Donc {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-that',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:pour|peut|peuvent|doit|créer|de créer|pas|jamais|aucune?|seulement|si|quand|que|qui|ne)(?!\\p{L}))(?=.*(?<!\\p{L})(?:a|ont|avait|il y a|il existe|contient|comprend|offre|fournit|a créé|est|était|fut)(?!\\p{L}))${TEXT}{10,150} (?<mark>un|une) (?<head>[b-df-hj-np-tv-z]\\p{Ll}{2,})(?: ${PART}{1,50}?)?) qui (?<rest>(?:${VERB}|(?!(?:ne|se|me|te|le|la|une|comme|soit|puisse|ait|même|elle|notre|cette|que)\\b)\\p{Ll}{3,}(?:e|it|ent|ait|t)) ${TEXT}{8,150})\\.$`,
    becomes: { un: 'Ce', une: 'Cette' },
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{became} {head} {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'ask-when-did',
    pattern: `^(?<sub>(?:Le |La |Les |L[’']|\\p{Lu})${PART}{2,40}?) (?<verb>commença|débuta|naquit|mourut|parut|ouvrit|sortit|commence|débute|est née?|est parue?|est sortie?) (?<end>${DATE})(?<more>,? ${TEXT}{4,170})?\\.$`,
    turns: [
      ['ask', ['Quand {verb} {sub} ?', 'Et quand {verb} {sub} ?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
];
