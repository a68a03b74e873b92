import type { Exchange } from '../exchange.ts';

const DOCUMENT =
  'Bericht|Studie|Gesetz|Gesetzentwurf|Entwurf|Plan|Brief|Umfrage|Vertrag|Abkommen|Urteil|Untersuchung|Verordnung|Richtlinie|Erklärung';

/** Fragen, die aus der Antwort kommen: aus dem, womit ein Satz beginnt. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: '^Wenn (?<sub>[^;:]{8,140}?), dann (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Und wenn {sub}?', 'Was ist, wenn {sub}?'],
    answer: 'Dann {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: '^(?:Auch|Selbst) wenn (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Auch wenn {sub}?'],
    answer: 'Auch dann {main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern: '^Sobald (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Und sobald {sub}?'],
    answer: 'Dann {main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern:
      '^Ohne (?<word>[^,;:]{4,50}?) (?:wäre|wären|würde|würden|hätte|hätten|gäbe|ist|sind|wird|werden|kann|können|könnte|könnten|geht|gibt|bleibt|müsste|müssten) ',
    ask: ['Und ohne {word}?'],
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern:
      '^Für (?<word>(?:die|den|das|viele|manche|andere) [^,;:]{3,40}?) (?:ist|sind|war|waren|bedeutet|bedeutete|heißt|gilt|wird|werden|bleibt|hat|kann|könnte) ',
    ask: ['Und für {word}?'],
    mayBeNew: true,
  },
  {
    id: 'stands-for',
    pattern: '^(?<word>\\p{Lu}[\\p{L}.&-]{1,12}) steht für (?<rest>[^;:]{4,120})\\.$',
    ask: ['Wofür steht {word}?', 'Und wofür steht {word}?'],
    answer: 'Für {rest}.',
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      '^(?:Das liegt (?:vor allem |auch |unter anderem |wohl )?(?:daran|an)|Das kommt daher|(?:Der )?Grund dafür ist)(?!\\p{L})',
    ask: ['Woran liegt das?', 'Wie kommt das?', 'Und warum?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern: '^(?<which>(?:Der|Die|Das) (?:zweite|dritte|vierte) (?<known>\\p{Lu}\\p{L}+)) \\p{Ll}',
    ask: ['Und {which}?'],
  },
  {
    id: 'first-one',
    pattern:
      '^(?<which>(?:Der|Die|Das) erste (?<known>\\p{Lu}\\p{L}+)) (?:ist|war|wird|wäre|betrifft|heißt|lautet)(?!\\p{L})',
    after: '(?<!\\p{L})(?:zwei|drei|vier|fünf|mehrere|einige|diese) (?:\\p{Ll}+ )?\\p{Lu}',
    ask: ['Und {which}?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern:
      '^Andere (?:sagen|meinen|glauben|halten|sehen|sind|haben|wollen|warnen|fürchten|hoffen|nutzen)(?!\\p{L})',
    after: '(?<!\\p{L})(?:[Ee]inige|[Mm]anche|[Vv]iele|[Dd]ie einen|[Dd]ie meisten)(?!\\p{L})',
    ask: ['Und andere?', 'Und die anderen?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern:
      '^(?<who>(?:(?:Der|Die|Das) )?\\p{Lu}[^,;:“„]{1,40}?) (?:dagegen|hingegen|wiederum|seinerseits|ihrerseits) \\p{Ll}',
    ask: ['Und {who}?'],
    mayBeNew: true,
    turned: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>(?:Der|Die|Das) (?:\\p{Ll}+e )?(?:${DOCUMENT})) (?:sagt|besagt|sieht|verlangt|fordert|beschreibt|warnt|nennt|verbietet|erlaubt|regelt|schreibt|zeigt|zeigte|ergab|kommt|kam) `,
    ask: ['Was sagt {what}?', 'Und was sagt {what}?'],
  },
  {
    id: 'what-else',
    pattern: '^\\p{Lu}[^,;:“„]{2,60} (?:zudem|außerdem|überdies|ferner) ',
    after: '^[^,;:“”„"«»?]{8,80}\\.$',
    ask: ['Und was noch?', 'Was noch?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern:
      '^(?:Der|Die|Das|Eine?|\\d?\\p{Lu}[\\p{L}\\d]+)(?: [\\p{L}\\d-]+){0,4}? kostet (?:\\p{Ll}+ ){0,3}?\\d',
    ask: ['Und was kostet das?', 'Was kostet das?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern: ' (?:geht auf eine Idee|(?:ist|war) (?:die|eine) Idee) von (?=\\p{Lu}\\p{Ll}+ \\p{Lu})',
    ask: ['Wessen Idee war das?', 'Und wessen Idee war das alles?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern:
      '^(?:Der|Die|Das|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d-]+){0,4}? wurde (?:(?:im Jahr )?\\d{4} )?(?:von|vom) [^,;:]{4,80} (?:gegründet|erfunden|entwickelt|entworfen)(?!\\p{L})',
    ask: ['Wer steckt dahinter?', 'Und wer steckt dahinter?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern: '^(?:Dazu (?:gehören|zählen)|Darunter (?:sind|waren|finden sich))(?!\\p{L})',
    ask: ['Zum Beispiel?', 'Welche denn?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      '^(?:(?:Rund|Etwa|Fast|Knapp|Über|Mehr als|Mindestens|Ungefähr|Bis zu) )?\\d[\\d.,]*(?: ?%| Prozent| Millionen| Milliarden| Menschen)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:[Vv]iele|[Ii]mmer mehr|[Mm]eisten|[Hh]äufig|oft|zunehmend\\p{L}*|steigt|stieg|wächst|Zahl|[Zz]ahlreiche|wenige)(?!\\p{L})',
    ask: ['Gibt es dazu Zahlen?', 'Haben wir Zahlen dazu?'],
    continuing: true,
  },
  {
    id: 'now',
    pattern: '^(?:Jetzt|Nun) (?=\\p{Ll})',
    ask: ['Und jetzt?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    pattern: '^(?:Früher|In der Vergangenheit) (?=\\p{Ll})',
    ask: ['Und früher?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern: '^In der Praxis (?=\\p{Ll})',
    ask: ['Und in der Praxis?'],
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'later',
    pattern:
      '^(?<when>(?:Im (?:vergangenen|letzten|nächsten) (?:Jahr|Monat)|Vor (?:einem Jahr|(?:zwei|drei|vier|fünf|zehn|zwanzig) (?:Jahren|Monaten))|(?:Zwei|Drei|Vier|Fünf|Zehn) (?:Jahre|Monate|Tage) (?:später|danach)|Seither|Seitdem|Bislang)) (?=\\p{Ll})',
    ask: ['Und {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    pattern: '^(?:Im Jahre? )?(?<year>(?:1\\d|20)\\d{2}) (?=\\p{Ll})',
    ask: ['Und {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern:
      '^(?<who>(?:\\p{Lu}?\\p{Ll}+e )?(?:Fachleute|Experten|Kritiker|Forscher|Wissenschaftler|Ökonomen|Historiker|Ärzte|Behörden|Anwälte|Aktivisten|Anwohner|Augenzeugen|Gegner|Befürworter|Anleger|Abgeordnete|Beobachter|Analysten|Fachverbände)) (?:sagen|sagten|glauben|warnen|warnten|fürchten|befürchten|hoffen|erwarten|rechnen|meinen|schätzen|sprechen|fordern) ',
    ask: ['Was sagen {who}?', 'Und was sagen {who}?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern: '^(?:Minuten|Stunden|Tage|Wochen|Monate|Jahre|Kurz|Wenig) (?:danach|darauf|später)(?!\\p{L})',
    ask: ['Und dann?', 'Wie ging es weiter?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern: '^Ein (?:\\p{Ll}+er )?Grund (?:ist|war|dafür|liegt)(?!\\p{L})',
    ask: ['Woran liegt das?', 'Und warum?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:Das|Dies|Die (?:Zahlen|Ergebnisse)) (?:zeigt|zeigen|deutet|deuten|legt|legen|spricht|sprechen) ',
    ask: ['Und was heißt das?', 'Was zeigt das?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      '^(?<who>(?:Der |Die |Das )?\\p{Lu}[^,;:“„]{2,40}?) (?:wollte|wollten|hat|haben|reagierte|äußerte|äußerten) (?:sich )?(?:(?:dazu|bisher|bislang|zunächst|auf Anfrage) )*nicht (?:dazu )?(?:äußern|geäußert|reagiert|geantwortet|auf)',
    ask: ['Und was sagt {who}?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern: '^Um (?<phrase>[^,;:]{4,60} zu \\p{Ll}+), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Und um {phrase}?'],
    answer: 'Dazu {main}',
  },
  {
    id: 'why-not',
    pattern: '^[„“](?:Während|Weil|Das liegt|Das ist|Es ist|Es gibt) ',
    after:
      '^(?!.*(?:nicht nur|noch nicht))[^„“?]{8,140}(?<!\\p{L})(?:nicht|keine?\\p{Ll}?|nie)(?!\\p{L})[^„“?]{0,80}\\.$',
    ask: ['Warum nicht?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: '^Was (?<who>(?:die|das) [^,;:]{2,40}) (?:betrifft|angeht), ',
    ask: ['Und {who}?'],
    mayBeNew: true,
  },
];
