import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../sharing.ts';

const MONTH =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const YEAR = `(?:nel (?:${MONTH} del )?|verso il |intorno al )(?:1\\d|20)\\d{2}`;

const PERSON =
  'astronom[oa]|fisic[oa]|chimic[oa]|biolog[oa]|matematic[oa]|ingegnere|scienziat[oa]|ricercatore|ricercatrice|professore|professoressa|studente|studentessa|scrittore|scrittrice|autore|autrice|poeta|pittore|pittrice|artista|compositore|attore|attrice|cantante|direttore|direttrice|giornalista|avvocat[oa]|giudice|medico|infermier[ea]|politic[oa]|presidente|ministr[oa]|re|regina|imperatore|generale|capitano|prete|vescovo|filosof[oa]|storic[oa]|economista|esploratore|inventore|sviluppatore|programmatore|fondatore|fondatrice|leader|portavoce|uomo|donna|contadin[oa]|giocatore';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>è|era|fu) (?<rest>(?:un[oa]?|il|lo|la) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['Chi {be} {sub}?', 'E chi {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'thing',
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('dice|afferma|racconta|spiega|scrive|ricorda|aggiunge'),
    turns: [
      ['ask', ['Che cosa dice {who}?', 'E che cosa dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('dice|afferma|racconta|spiega|scrive|ricorda|aggiunge'),
    turns: [
      ['ask', ['Che cosa dice {who}?', 'E che cosa dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('disse|affermò|raccontò|spiegò|scrisse|ricordò|aggiunse'),
    turns: [
      ['ask', ['Che cosa disse {who}?', 'E che cosa disse {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('disse|affermò|raccontò|spiegò|scrisse|ricordò|aggiunse'),
    turns: [
      ['ask', ['Che cosa disse {who}?', 'E che cosa disse {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'why',
    pattern: behind('perché|poiché|dato che|visto che'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Perché?', 'E come mai?', 'E perché?']],
      ['tell', 'Perché {rest}.'],
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
      ['ask', ['Quando {main}?', 'E quando {main}?']],
      ['tell', '{End}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:Il |Lo |La |L[’\'"]|Un[oa]? )[^,;:()“”"?!]{2,40}?) (?<be>è|era) (?<rest>(?:un[oa]?|il|lo|la|i|gli|le) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['Che cosa {be} {sub}?', 'E che cosa {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'what-are',
    pattern:
      '^(?<sub>(?:I |Gli |Le )[^,;:()“”"?!]{2,40}?) (?<be>sono|erano) (?<rest>(?:i|gli|le|dei|delle|degli) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['Che cosa {be} {sub}?', 'E che cosa {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: afterComma('ed?', 12),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Se\\b|Quando\\b|Sebbene\\b)(?!.*\\bnon (?:solo|soltanto)\\b)[^;:()“”"«»?!]{16,170}), (?:ma|però) (?<rest>(?!anche|sì\\b)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Ma {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma('perciò|quindi|così(?! come)|e così(?! come)|e per questo|per questo|dunque', 10),
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
      'e(?= (?:il|lo|la|i|gli|le|un|una|egli|ella|questo|non|c’è|chi|molti|molte|nessuno|oggi|in|nel|ogni|si)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
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
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|di|de|da|del|della)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!e\\b|o\\b|un\\b|una\\b|il\\b|la\\b|che\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Chi è?', 'E chi è?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
