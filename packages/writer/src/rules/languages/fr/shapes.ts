import { afterComma, afterOnlyComma, last, quoteFirst, quoteLast, type SharingRule } from '../sharing.ts';

const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const YEAR = `(?:en (?:${MONTH} )?|le \\d{1,2} ${MONTH} |vers )(?:1\\d|20)\\d{2}`;

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
    introduces: true,
    answers: 'thing',
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
    id: 'why',
    pattern: "^(?<main>[^,;:()“”«»?!]{16,150}?),? parce (?<why>qu(?:e |[’'])[^;:()“”«»?!]{10,150})\\.$",
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Pourquoi ?', 'Et pourquoi ?']],
      ['tell', 'Parce {why}.'],
    ],
    cost: -1.8,
    asksWhy: true,
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
    asksWhy: true,
    scoped: true,
    sure: true,
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
    id: 'what-is',
    pattern:
      '^(?<sub>(?:Le |La |L[’\'"]|Une? )[^,;:()“”"?!]{2,40}?) (?<be>est) (?<rest>(?:une?|le|la|les|l’un) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['Qu’est-ce {sub|que} ?', 'Et qu’est-ce {sub|que} ?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: afterComma('et', 12),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Et {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Si\\b|Quand\\b|Lorsque\\b)(?!.*\\b(?:non|pas) seulement\\b)[^;:()“”"«»?!]{16,170}), mais (?<rest>(?!aussi|bien\\b|de très)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Mais {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma('donc|si bien que|de sorte que|et donc|d’où|c’est pourquoi', 10),
    turns: [
      ['tell', '{Main}.'],
      ['hand', '{Mark} {rest}.'],
    ],
    cost: -1.9,
    sure: true,
    restIsClause: true,
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
      ['tell', 'Et {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"«»?!]{16,160}?) ?; (?<rest>[^;:()“”"«»?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|du|d’\\p{Lu}[\\p{L}]+|van)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!et\\b|ou\\b|un\\b|une\\b|le\\b|la\\b|qui\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Qui est-ce ?', 'Et qui est-ce ?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
