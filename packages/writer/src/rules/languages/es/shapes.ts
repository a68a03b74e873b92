import { afterComma, afterOnlyComma, behind, quoteFirst, quoteLast, type SharingRule } from '../sharing.ts';

const PERSON =
  'astrónom[oa]|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]|ingenier[oa]|científic[oa]|investigadora?|profesora?|estudiante|escritora?|autora?|poeta|pintora?|artista|compositora?|actor|actriz|cantante|directora?|periodista|abogad[oa]|juez|jueza|médic[oa]|enfermer[oa]|polític[oa]|president[ea]|ministr[oa]|rey|reina|emperador|general|capitán|sacerdote|obispo|filósof[oa]|historiadora?|economista|explorador|inventora?|desarrolladora?|programadora?|fundadora?|líder|portavoz|hombre|mujer|niñ[oa]|agricultora?|jugadora?';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>es|era|fue) (?<rest>(?:una?|el|la) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['¿Quién {be} {sub}?', '¿Y quién {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'thing',
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('dice|afirma|cuenta|explica|escribe|recuerda|resume|añade'),
    turns: [
      ['ask', ['¿Qué dice {who}?', '¿Y qué dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('dice|afirma|cuenta|explica|escribe|recuerda|resume|añade'),
    turns: [
      ['ask', ['¿Qué dice {who}?', '¿Y qué dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('dijo|afirmó|contó|explicó|escribió|recordó|resumió|añadió'),
    turns: [
      ['ask', ['¿Qué dijo {who}?', '¿Y qué dijo {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('dijo|afirmó|contó|explicó|escribió|recordó|resumió|añadió'),
    turns: [
      ['ask', ['¿Qué dijo {who}?', '¿Y qué dijo {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'why',
    pattern: behind('porque|ya que|pues'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Por qué?', '¿Y eso por qué?', '¿Y por qué?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
    sure: true,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:El |La |Una? )[^,;:()“”"?!]{2,40}?) (?<be>es|era) (?<rest>(?:una?|el|la|los|las) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['¿Qué {be} {sub}?', '¿Y qué {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'what-are',
    pattern:
      '^(?<sub>(?:Los |Las )[^,;:()“”"?!]{2,40}?) (?<be>son|eran) (?<rest>(?:los|las|unos|unas) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['¿Qué {be} {sub}?', '¿Y qué {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: afterComma('[ye]', 12),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Si\\b|Cuando\\b|Aunque\\b)(?!.*\\bno (?:solo|sólo|solamente)\\b)[^;:()“”"«»?!]{16,170}), pero (?<rest>(?!también|sí\\b)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Pero {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma('por eso|por tanto|por lo tanto|así que|de modo que|y por eso|y así|de ahí', 10),
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
      'y(?= (?:el|la|los|las|él|ella|ellos|ellas|un|una|eso|esto|no|hay|quien|muchos|muchas|nadie|hoy|en|cada|hasta|se)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"«»?!]{16,160}); (?<rest>[^;:()“”"«»?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|del|la)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!y\\b|o\\b|un\\b|una\\b|el\\b|la\\b|que\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['¿Quién es?', '¿Y quién es?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
