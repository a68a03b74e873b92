import { afterComma, afterOnlyComma, quoteFirst, quoteLast, type SharingRule } from '../sharing.ts';

const MONTH = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
const YEAR = `(?:im Jahre? |um |im ${MONTH} |seit )?(?:1\\d|20)\\d{2}`;
const SUBJECT =
  '(?<sub>(?:Der|Die|Das|Dieser?|Dieses|Ein|Eine|Er|Sie|Es|Man|\\p{Lu}[\\p{L}-]+)(?: (?!und\\b|oder\\b)[\\p{L}-]+){0,4}?)';

const PERSON =
  '\\p{L}*(?:astronom|physiker|chemiker|biologe|mathematiker|ingenieur|wissenschaftler|forscher|professor|lehrer|student|schriftsteller|autor|dichter|maler|künstler|komponist|musiker|schauspieler|sänger|direktor|journalist|anwalt|anwält|richter|arzt|ärzt|politiker|präsident|minister|könig|kaiser|general|kapitän|priester|bischof|philosoph|historiker|ökonom|erfinder|entwickler|programmierer|gründer|leiter|sprecher|bauer|bäuerin|spieler)(?:in)?|Mann|Frau|Mädchen|Junge';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>ist|war) (?<rest>(?:eine?|der|die) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['Wer {be} {sub}?', 'Und wer {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'thing',
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('sagt|erklärt|erzählt|schreibt|meint|berichtet'),
    turns: [
      ['ask', ['Was sagt {who}?', 'Und was sagt {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('sagt|erklärt|erzählt|schreibt|meint|berichtet'),
    turns: [
      ['ask', ['Was sagt {who}?', 'Und was sagt {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('sagte|erklärte|erzählte|schrieb|meinte|berichtete'),
    turns: [
      ['ask', ['Was sagte {who}?', 'Und was sagte {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('sagte|erklärte|erzählte|schrieb|meinte|berichtete'),
    turns: [
      ['ask', ['Was sagte {who}?', 'Und was sagte {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'why',
    pattern: afterComma('weil|da(?= (?:der|die|das|es|er|sie|ein|eine|man|diese|viele|sich) )'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Warum?', 'Und warum?', 'Wie kommt das?']],
      ['tell', 'Weil {rest}.'],
    ],
    cost: -1.9,
    asksWhy: true,
    scoped: true,
    sure: true,
  },
  {
    id: 'why-denn',
    pattern: afterComma('denn'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Warum?', 'Und warum?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.7,
    asksWhy: true,
    sure: true,
  },
  {
    id: 'when-full',
    pattern: `^${SUBJECT} (?<aux>wurde|wurden|ist|war|sind|waren) (?<end>${YEAR}) (?<pred>[^,;:()“”"]{4,90})\\.$`,
    turns: [
      ['ask', ['Wann {aux} {sub} {pred}?', 'Und wann {aux} {sub} {pred}?']],
      ['tell', '{End}.'],
    ],
    cost: -2.2,
    scoped: true,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:Der |Die |Das |Eine? )[^,;:()“”"?!]{2,40}?) (?<be>ist|sind|war|waren) (?<rest>(?:eine?|der|die|das) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['Was {be} {sub}?', 'Und was {be} {sub}?', 'Was genau {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: afterComma('und', 12),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Und {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Wenn\\b|Als\\b|Obwohl\\b)(?!.*\\bnicht nur\\b)[^;:()“”"?!]{16,170}), (?<mark>aber|doch|jedoch) (?<rest>[^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma('deshalb|daher|also|darum|deswegen|und deshalb|und so', 10),
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
      'und(?= (?:der|die|das|er|sie|es|ein|eine|man|niemand|viele|dies|diese|heute|im|in|am|jeder|jede)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Und {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"?!]{16,160}); (?<rest>[^;:()“”"?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|von|van|de)){1,3}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!und\\b|oder\\b|der\\b|die\\b|das\\b)\\p{Ll}[^;:()“”"?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Wer ist das?', 'Und wer ist das?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
