import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../../sharing.ts';

const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const YEAR = `(?:en (?:${MONTH} )?|le \\d{1,2} ${MONTH} |vers )(?:1\\d|20)\\d{2}`;
const SUBJECT =
  "(?<sub>(?:L[ea]s?|L[’']\\p{L}+|Cet?t?e?|Ces|Cela|Ils?|Elles?|On|\\p{Lu}[\\p{L}-]+)(?: (?!qu[ei]\\b|ne\\b)[\\p{L}’'-]+){0,5}?)";
/** What a listener can take over as it stands, behind a comma. */
const TAIL =
  'surtout|notamment|en particulier|en général|souvent|parfois|peut-être|presque|au moins|au lieu de|contrairement à|grâce à|malgré|tous|toutes|même|y compris|c’est-à-dire';

const PERSON =
  'astronome|physicien(?:ne)?|chimiste|biologiste|mathématicien(?:ne)?|ingénieure?|scientifique|chercheu(?:r|se)|professeure?|étudiante?|écrivaine?|auteure?|poète|peintre|artiste|compositeur|acteur|actrice|chanteu(?:r|se)|directeur|directrice|journaliste|avocate?|juge|médecin|infirmi(?:er|ère)|président|présidente|ministre|roi|reine|empereur|général|capitaine|prêtre|évêque|philosophe|historien(?:ne)?|économiste|explorateur|inventeur|développeu(?:r|se)|programmeur|fondateur|fondatrice|chef|porte-parole|homme|femme|agriculteur|joueu(?:r|se)';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>est|était|fut) (?<rest>(?:une?|le|la) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['Qui {be} {sub} ?', 'Et qui {be} {sub} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('dit|affirme|raconte|explique|écrit|rappelle|résume|ajoute|plaide|assure|estime'),
    turns: [
      ['ask', ['Que dit {who} ?', 'Et que dit {who} ?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('dit|affirme|raconte|explique|écrit|rappelle|résume|ajoute|plaide|assure|estime'),
    turns: [
      ['ask', ['Que dit {who} ?', 'Et que dit {who} ?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'says-front',
    pattern:
      '^(?:Selon|D[’\']après) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60}), (?<rest>[^;:()“”"«»]{15,150})\\.$',
    turns: [
      ['tell', '{Rest}.'],
      ['ask', ['Qui le dit ?', 'Et qui dit cela ?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'why-full',
    pattern: "^(?<main>[^,;:()“”«»?!]{16,150}?),? (?<why>parce qu(?:e |[’'])[^;:()“”«»?!]{10,150})\\.$",
    turns: [
      ['ask', ['Pourquoi est-ce {main|que} ?', 'Et pourquoi est-ce {main|que} ?']],
      ['tell', '{Why}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'why',
    pattern:
      "^(?<main>[^,;:()“”«»?!]{16,150}?),? (?<why>(?:parce|puis)qu(?:e |[’'])[^;:()“”«»?!]{10,150}|parce qu(?:e |[’'])[^;:()“”«»?!]{10,150})\\.$",
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pourquoi ?', 'Et pourquoi ?']],
      ['tell', '{Why}.'],
    ],
    cost: -1.8,
    scoped: true,
    sure: true,
  },
  {
    id: 'why-car',
    pattern: afterComma('car'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pourquoi ?', 'Pour quelle raison ?']],
      ['tell', 'Parce {rest|que}.'],
    ],
    cost: -1.8,
    scoped: true,
    sure: true,
  },
  {
    id: 'why-hand',
    pattern: afterComma('car'),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Car {rest}.'],
    ],
    cost: -1.5,
    sure: true,
  },
  {
    id: 'no',
    denied: true,
    pattern: `^${SUBJECT} (?:ne |n[’'])(?<verb>[\\p{L}-]+) pas (?<rest>(?!de\\b|d[’']|encore|que\\b|seulement|toujours|tou[ts]|plus|forcément|assez|si\\b)[^,;:()“”"«»]{4,80})\\.$`,
    turns: [
      ['ask', ['{Sub} {verb} {rest} ?', 'Et {sub} {verb} {rest} ?']],
      ['tell', 'Non.'],
    ],
    cost: -2.1,
  },
  {
    id: 'when-full',
    pattern: last(YEAR),
    turns: [
      ['ask', ['Quand est-ce {main|que} ?', 'Et quand est-ce {main|que} ?']],
      ['tell', '{End}.'],
    ],
    cost: -1.9,
    scoped: true,
  },
  {
    id: 'when',
    pattern: last(YEAR),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quand ?', 'C’était quand ?']],
      ['tell', '{End}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'how-long',
    pattern: last(
      '(?:pendant|durant) (?:environ |presque |près de |plus de |au moins |jusqu’à )?(?:\\p{L}+|\\d[\\d ]*) (?:mille |millions d[e’] ?)?(?:jours|semaines|mois|ans|années|heures|minutes|siècles|décennies|générations)',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pendant combien de temps ?', 'Combien de temps ?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'how',
    pattern: behind('grâce à|au moyen de|à partir de|en(?= \\p{Ll}{3,}ant\\b)'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Comment ?', 'Et comment ?', 'De quelle façon ?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'what-for',
    pattern: behind(
      `(?<!(?:moyens?|façon|manière|méthode|outils?|temps|besoin|possibilité|raison|tentative|occasion|place|théories?|étapes?|option) )(?:pour(?= \\p{Ll}{2,}(?:er|ir|re|oir)\\b)|afin de|afin que|pour que)`,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pour quoi faire ?', 'Dans quel but ?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'such-as',
    pattern: afterOnlyComma('comme|par exemple|tels que|telles que|dont|y compris', 4),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Par exemple ?', 'Comme quoi, par exemple ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.7,
    restIsPhrase: true,
  },
  {
    id: 'if',
    pattern: afterComma(
      '(?<!savoir |demande |demanda |voir |comme |même )si(?= (?:le|la|les|un|une|on|elle|elles|vous|nous|ce)\\b)',
    ),
    turns: [
      ['ask', ['Et si {rest} ?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'who-says',
    pattern: last('(?:selon|d’après) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60})'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Qui le dit ?', 'Et qui dit cela ?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:Le |La |L[’\'"]|Une? )[^,;:()“”"?!]{2,40}?) (?<be>est) (?<rest>(?:une?|le|la|les|l’un) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['Qu’est-ce {sub|que} ?', 'Et qu’est-ce {sub|que} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'by-whom',
    pattern:
      '^(?<main>[^,;:()“”"?!]{6,120} (?:fut|furent|est|sont|été|était)[^,;:()“”"?!]{2,60}?) (?<end>(?:par (?:le |la )?(?:\\p{Ll}+ )?)\\p{Lu}[\\p{L}’\'-]+(?: (?:\\p{Lu}[\\p{L}.’\'-]*|van|von|de|da|do|del|della|du|di)){0,3})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Par qui ?', 'Et par qui ?']],
      ['tell', '{End}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'and-clause',
    pattern: afterComma('et', 12),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Et {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'fronted-clause',
    pattern:
      '^(?<sub>(?:Après|Avant de|Dès que|Une fois|Pendant que|Pour(?= (?:ne pas )?\\p{Ll}+(?:er|ir|re)\\b)) [^,;:()“”"]{6,80}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['Et {sub} ?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Si\\b|Quand\\b|Lorsque\\b)(?!.*\\b(?:non|pas) seulement\\b)[^;:()“”"«»?!]{16,170}), mais (?<rest>(?!aussi|bien\\b|de très)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Mais {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'not-but',
    pattern:
      '^(?<main>[^;:()“”"«»?!]{3,80}\\bpas\\b(?! seulement)[^,;:()“”"«»?!]{3,60}), mais (?:bien )?(?<rest>(?:le|la|les|un|une|des|de|du|en|dans|par|pour|avec|au|aux|à|sur) [^,;:()“”"«»?!]{4,100})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Mais alors ?', 'Mais quoi ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'so',
    pattern: afterComma('donc|si bien que|de sorte que|et donc|d’où|c’est pourquoi', 10),
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    sure: true,
  },
  {
    id: 'and',
    unfronted: true,
    pattern: afterOnlyComma(
      'et(?= (?:le|la|les|il|elle|ils|elles|un|une|on|ce|cela|personne|beaucoup|aujourd’hui|en|dans|chaque)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Et {rest}.'],
    ],
    cost: -1.2,
  },
  {
    id: 'tail',
    unfronted: true,
    pattern: afterOnlyComma(TAIL, 4),
    turns: [
      ['tell', '{Main}.'],
      ['hand', '{Mark} {rest}.'],
    ],
    cost: -1.1,
  },
  {
    id: 'colon-hand',
    pattern:
      '^(?<main>(?!Comme\\b|Si\\b|Quand\\b|Selon\\b)[^;:()“”"«»?!]{16,130}?) ?: (?<rest>[^;:()“”"«»?!]{8,180})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"«»?!]{16,160}?) ?; (?<rest>[^;:()“”"«»?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|du|d’\\p{Lu}[\\p{L}]+|van)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!et\\b|ou\\b|un\\b|une\\b|le\\b|la\\b|qui\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Qui est {who} ?', 'Et qui est {who} ?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
