import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const COUNT = openingToo(
  '\\d[\\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|Hunderte|Tausende',
);
const BOUND = openingToo(
  'etwa |rund |fast |knapp |ungefähr |mehr als |weniger als |über |mindestens |höchstens |nur |bis zu ',
);
const WHO = `(?<who>(?!(?:Er|Sie|Es|Man|Das|Dies|Viele|Einige)\\b)\\p{Lu}${PART}{2,60}?)`;
/** "einige Techniken", "ein Programm": what follows tells more of it, and doesn't say which is meant. */
const INDEFINITE =
  '(?:ein|eine|einen|einem|einer|einige|einigen|mehrere|mehreren|zwei|drei|vier|\\d+) (?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+';

const DATE =
  '(?:am \\d{1,2}\\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) (?:1\\d|20)\\d{2}|im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) (?:1\\d|20)\\d{2}|im Jahre? (?:1\\d|20)\\d{2}|(?:1\\d|20)\\d{2})';

/** Written halves of sentences told as whole ones, and questions that the rest of a sentence answers. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-relative',
    pattern: `^(?<main>(?!.*\\b(?:alle|jede[rsnm]?|kein\\p{Ll}*|nur|solche[rsnm]?)\\b)${TEXT}{6,150}${INDEFINITE}), (?<mark>der|die|das|dem|den|denen) (?<rest>${PART}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.7,
    verbSecond: 'behind-mark',
  },
  {
    id: 'retold-whose',
    pattern: `^(?<main>(?!.*\\b(?:alle|jede[rsnm]?|kein\\p{Ll}*|nur|solche[rsnm]?)\\b)${TEXT}{16,170}), (?<mark>deren|dessen) (?<rest>\\p{Lu}${PART}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    verbSecond: 'behind-subject',
  },
  {
    id: 'retold-where',
    pattern: `^(?<main>${TEXT}{16,170}), (?<mark>wobei|wodurch|womit|weshalb|weswegen|woraufhin|worauf|worin|was|sodass|so dass) (?<rest>${PART}{8,150})\\.$`,
    becomes: {
      wobei: 'dabei',
      wodurch: 'dadurch',
      womit: 'damit',
      weshalb: 'deshalb',
      weswegen: 'deswegen',
      woraufhin: 'daraufhin',
      worauf: 'daraufhin',
      worin: 'darin',
      was: 'das',
      sodass: 'so',
      'so dass': 'so',
    },
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Became} {rest}.'],
    ],
    cost: -1.7,
    verbSecond: 'behind-mark',
  },
  {
    id: 'retold-although',
    pattern: `^Obwohl (?<clause>${PART}{10,150}), (?<rest>\\p{Ll}${TEXT}{10,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Trotzdem {rest}.'],
    ],
    cost: -1.9,
    verbSecond: 'behind-subject',
  },
  {
    id: 'retold-but-behind',
    pattern: `^(?<main>${TEXT}{16,170}), obwohl (?<rest>${PART}{10,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Und das, obwohl {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:das|dies|diese|er|sie|es|der|die) [^()“”„"?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>sagt|erklärt|betont|meint|glaubt|sagte|erklärte|betonte|meinte|zeigt|zeigte|ergab), dass (?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['Was {verb} {who}?', 'Und was {verb} {who}?']],
      ['tell', 'Dass {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>(?:Der|Die|Das) (?!(?:Tatsache|Wahrheit|Sache|Realität) )${PART}{4,60}?) (?<be>ist|war)(?: es)?, (?<rest>(?:dass ${TEXT}{10,200}|${TEXT}{6,120} zu \\p{Ll}+|${TEXT}{4,120}\\p{Ll}{2,}zu\\p{Ll}+))\\.$`,
    turns: [
      ['ask', ['Was {be} {sub}?', 'Und was {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:Der|Die|Das|Ein|Eine|Diese[rs]?) ${PART}{3,70}?) (?<be>heißt|heißen|hieß|hießen) (?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['Wie {be} {sub}?', 'Und wie {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-there-were',
    pattern: `^Es (?<be>gibt|gab) (?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?:\\p{Ll}+e )?\\p{Lu}[\\p{L}-]+)(?<more>,? ${TEXT}{4,120})?\\.$`,
    turns: [
      ['ask', ['Wie viele {rest} {be} es?', 'Und wie viele {rest} {be} es?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!Jahre|Tage|Wochen|Monate|Stunden|Minuten)\\p{Lu}[\\p{L}-]+(?:e|en|er|s|n) ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['Wie viele {rest}?', 'Und wie viele {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Bitte )?[Bb]eachten Sie(?: bitte| auch)?, dass (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Gibt es etwas zu beachten?', 'Worauf muss man achten?']],
      ['tell', 'Dass {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow('zwei|drei|vier|fünf|sechs|mehrere|verschiedene|folgende|folgenden', 'und|sowie'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Welche denn?', 'Und welche?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'conclude',
    pattern: `^(?:Deshalb|Daher|Deswegen|Darum|Somit|Folglich|Also) (?<rest>\\p{Ll}${TEXT}{16,120})\\.$`,
    turns: [['hand', 'Also {rest}.']],
    cost: -1.9,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:Der |Die |Das |\\p{Lu})${PART}{1,40}?) (?<be>wurde|wurden) (?<end>${DATE}) (?<pred>(?:(?!und )[\\p{L}\\d.-]+ ){0,12}?\\p{Ll}+(?:t|en))(?<more>, ${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['Wann {be} {sub} {pred}?', 'Und wann {be} {sub} {pred}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) und (?<rest>(?:er|sie|es|dies|man) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Und {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<sub>(?:Der|Die|Das|Er|Sie|Es|\\p{Lu}[\\p{L}-]+)(?: [\\p{L}\\d.-]+){0,3}?) (?<pred>(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|muss|müssen|soll|sollte|enthielt|enthält|brachte|bot|bietet) (?!.*(?<!\\p{L})(?:dass|wenn|weil|ob|zwischen|sowohl|als)(?!\\p{L}))${PART}{10,150}?) und (?<rest>(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|muss|müssen|soll|sollte|enthielt|enthält|brachte|bot|bietet) ${PART}{8,160})\\.$`,
    turns: [
      ['tell', '{Sub} {pred}.'],
      ['tell', 'Und {sub} {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:dass|wenn|weil|ob|wie|zwischen|sowohl|die|der|das)(?!\\p{L}).* und )${PART}{30,180}?),? und (?<rest>(?:der|die|das|ein|eine|diese[rs]?|jede[rs]?|viele|einige) (?!(?:[^ ]+ )*?(?:dass|wenn|weil|ob|wie|zwischen|sowohl|die|der|das) )(?:[^ ,]+ ){0,5}?(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|muss|müssen|soll|sollte|sollten) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Und {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Da|Weil) (?<clause>${PART}{10,150}), (?<rest>\\p{Ll}${TEXT}{12,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Deshalb {rest}.'],
    ],
    cost: -1.8,
    verbSecond: 'behind-subject',
  },
  {
    id: 'retold-otherwise',
    pattern: `^(?<main>${TEXT}{16,170}), (?<mark>sonst|ansonsten|allerdings|außerdem|dann|danach) (?<rest>\\p{Ll}${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
];
