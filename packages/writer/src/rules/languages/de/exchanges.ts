import type { Exchange } from '../exchange.ts';

/** Substantive, die ankündigen, was kommt. */
const ANNOUNCING_F =
  'Antwort|Lösung|Idee|Schwierigkeit|Lehre|Regel|Ursache|Folge|Erklärung|Ausnahme|Frage|Gefahr|Methode|Aufgabe|Schwäche';
const ANNOUNCING_M = 'Grund|Trick|Preis|Plan|Effekt|Vorteil|Nachteil|Haken|Fehler|Zweck|Unterschied';
const ANNOUNCING_N = 'Ergebnis|Geheimnis|Problem|Ziel|Risiko|Prinzip|Hindernis';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern:
      '^Wenn (?<sub>(?![^,]*(?<!\\p{L})dann(?!\\p{L}))[^,;:]{8,90}), (?:dann |so )?(?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Und wenn {sub}?', 'Was ist, wenn {sub}?'],
    answer: 'Dann {main}',
    mayBeNew: true,
  },
  {
    id: 'as',
    pattern: '^Als (?<sub>(?!er\\b|sie\\b|es\\b)[^,;:]{10,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Und als {sub}?', 'Was geschah, als {sub}?'],
    answer: 'Da {main}',
  },
  {
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>(?:Am \\d{1,2}\\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|Im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)) (?:1\\d|20)\\d{2}) (?=\\p{Ll})',
    ask: ['Was geschah {when}?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern: '^(?:Im Jahr |Im Jahre )?(?<year>(?:1\\d|20)\\d{2}) (?=\\p{Ll})',
    ask: ['Was geschah {year}?', 'Und {year}?', 'Gehen wir ins Jahr {year}.'],
  },
  {
    id: 'century',
    droppable: true,
    pattern: '^(?<when>(?:Im|Seit dem|Bis zum|Ende des|Zu Beginn des|Mitte des) \\d{1,2}\\. Jahrhunderts?) ',
    ask: ['Und {when}?'],
  },
  {
    id: 'announced-f',
    pattern: `^Die (?<what>(?:\\p{Ll}+e )?(?:${ANNOUNCING_F})) (?<be>ist|war) `,
    ask: ['Was {be} die {what}?', 'Und die {what}?'],
    continuing: true,
  },
  {
    id: 'announced-m',
    pattern: `^Der (?<what>(?:\\p{Ll}+e )?(?:${ANNOUNCING_M})) (?<be>ist|war) `,
    ask: ['Was {be} der {what}?', 'Und der {what}?'],
    continuing: true,
  },
  {
    id: 'announced-n',
    pattern: `^Das (?<what>(?:\\p{Ll}+e )?(?:${ANNOUNCING_N})) (?<be>ist|war) `,
    ask: ['Was {be} das {what}?', 'Und das {what}?'],
    continuing: true,
  },
  {
    id: 'other-one',
    pattern: '^(?<which>(?:Der|Die|Das) (?:andere|nächste|letzte) \\p{Lu}\\p{L}+) \\p{Ll}',
    ask: ['Und {which}?'],
    continuing: true,
  },
  {
    id: 'called',
    pattern:
      '^(?:(?:Dies|Diese[nrs]?|Das|Solche)\\b[^,;:]{0,50} (?:heißt|heißen|nennt man|nennen|wird [^,;:]{0,20}genannt)|(?:Der Vorgang|Das Verfahren|Die Methode) heißt) ',
    ask: ['Hat das einen Namen?', 'Gibt es dafür einen Namen?'],
    continuing: true,
  },
  {
    id: 'example',
    pattern: '^(?:Zum Beispiel|Beispielsweise|Ein Beispiel)\\b',
    ask: ['Zum Beispiel?', 'Gibt es ein Beispiel?', 'Haben wir ein Beispiel?'],
    continuing: true,
  },
  {
    id: 'result',
    pattern: '^(?:Deshalb|Deswegen|Daher|Darum|Somit|Folglich|Infolgedessen)\\b',
    ask: ['Und was folgt daraus?', 'Was heißt das?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: '^(?:Das (?:heißt|bedeutet)|Mit anderen Worten|Anders gesagt)\\b',
    ask: ['Das heißt?', 'Anders gesagt?', 'Was bedeutet das?'],
    continuing: true,
  },
  {
    id: 'today',
    pattern: '^(?:Heute|Heutzutage|Inzwischen|Mittlerweile|Gegenwärtig)\\b',
    ask: ['Und heute?', 'Wie sieht es heute aus?', 'Wie steht es heute darum?'],
    afterPast: true,
  },
  {
    id: 'in-the-end',
    pattern: '^(?:Am Ende)\\b',
    ask: ['Und am Ende?', 'Wie ging es aus?'],
    continuing: true,
  },
  {
    id: 'at-first',
    pattern: '^(?:Zunächst|Anfangs|Zuerst|Am Anfang|Ursprünglich) (?!ge\\p{Ll}+t\\b|\\p{Ll}+en als\\b)',
    ask: ['Wie fing es an?', 'Und am Anfang?'],
  },
  {
    id: 'then',
    pattern: '^(?:Dann|Danach|Anschließend) (?=\\p{Ll})',
    ask: ['Und dann?', 'Und danach?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:Tatsächlich|In der Tat) (?=\\p{Ll})',
    ask: ['Wirklich?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^(?:Außerdem|Darüber hinaus|Zudem|Hinzu kommt)\\b',
    ask: ['Und was noch?', 'Was noch?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^Zweitens\\b',
    ask: ['Und zweitens?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^(?:Schließlich|Zuletzt) (?=\\p{Ll})',
    ask: ['Und zuletzt?'],
    continuing: true,
  },
];
