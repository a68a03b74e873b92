import type { Exchange } from '../exchange.ts';

const DOCUMENT =
  'rapporto|studio|legge|disegno di legge|piano|lettera|sondaggio|accordo|contratto|testo|decreto|sentenza|ricerca|regolamento|indagine|relazione';
const THE = "(?:Il |Lo |La |L[’'])";
const WHO = '\\p{Lu}[^,;:«“"]{1,40}';

/** Domande che nascono dalla risposta: da come comincia la frase. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: '^Se (?<sub>[^;:]{8,140}?), allora (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E se {sub}?', 'Che cosa succede se {sub}?'],
    answer: 'Allora {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: '^Anche se (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Anche se {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern: '^Una volta che (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E una volta che {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'instead-of',
    pattern:
      '^(?:Invece|Al posto) di (?<phrase>(?:\\p{Ll}+[aei]r(?:e|si|lo|la|li|le)|un[oa]?) [^,;:]{4,70}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E invece di {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern:
      '^Senza (?<phrase>(?!dubbio|altro|contare)[^,;:]{4,50}), (?<main>(?:il|lo|la|i|gli|le|un|una|non|nessuno|niente|tutto|molti|molte) [^;:?]{6,})$',
    ask: ['E senza {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern:
      '^Per (?<phrase>(?:i|gli|le|molti|molte|chi|alcuni|alcune) [^,;:]{3,50}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E per {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'stands-for',
    pattern: "^(?<word>\\p{Lu}{2,8}) (?:sta per|è la sigla di|è l[’']acronimo di|significa) ",
    ask: ['Che cosa significa {word}?', 'E che cosa significa {word}?'],
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      '^(?:(?:Questo|Ciò) (?:è dovuto|si deve|accade perché|succede perché|si spiega)|Questo perché|Il motivo è che|La ragione è che)(?!\\p{L})',
    ask: ['E perché?', 'Come mai?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern:
      '^(?<which>(?:Il secondo|La seconda|Il terzo|La terza|Il quarto|La quarta) (?<known>(?!d[ei]\\p{L}*\\b|(?:è|era|fu|che|non|si|ha|consiste|volta)(?!\\p{L}))\\p{Ll}+))(?!\\p{L})',
    ask: ['E {which}?'],
  },
  {
    id: 'first-one',
    pattern:
      '^(?<which>(?:Il primo|La prima) (?<known>(?!volta(?!\\p{L}))\\p{Ll}+)) (?:è|era|fu|sarà|sarebbe|consiste)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:due|tre|quattro|cinque|diversi|diverse|alcuni|alcune|questi|queste) \\p{Ll}+[ie](?!\\p{L})',
    ask: ['E {which}?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern:
      '^(?<which>Altr[ie]) (?:dicono|credono|pensano|sostengono|preferiscono|ritengono|affermano|temono|sono|hanno|non)(?!\\p{L})',
    after: '(?<!\\p{L})(?:[Aa]lcun[ie]|[Qq]ualcuno|[Mm]olt[ie]|[Cc]erti|[Ll]a maggior parte)(?!\\p{L})',
    ask: ['E gli altri?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern: `^(?<who>(?:(?:Il|Lo|La|I|Gli|Le) |L[’'])?${WHO}), (?:dal canto suo|da parte sua|invece|nel frattempo), `,
    ask: ['E {who}?'],
    mayBeNew: true,
    turned: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>${THE}(?:${DOCUMENT})) (?:dice|stabilisce|prevede|richiede|vieta|permette|segnala|avverte|descrive|conclude|ha concluso|rivela|ha rivelato|mostra|ha mostrato|indica|include|propone|obbliga) `,
    ask: ['Che cosa dice {what}?', 'E che cosa dice {what}?'],
  },
  {
    id: 'what-else',
    pattern: `^(?:${THE}|I |Gli |Le |\\p{Lu}\\p{Ll}+ )(?:[\\p{L}-]+ ){0,3}?(?:ha|hanno|è|sono|può|possono|aveva|avevano) anche \\p{Ll}`,
    after: '^[^,;:“”„"«»?]{8,80}\\.$',
    ask: ['E che altro?', 'Che altro?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern: `^(?:${THE}|Un[oa]? |Ogni |\\p{Lu}\\p{L}+ )(?:[\\p{L}\\d-]+ ){0,5}?costa (?:\\p{Ll}+ ){0,3}?[$€]? ?\\d`,
    ask: ['E quanto costa?', 'Quanto costa?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern: " (?:è|fu|è stata) (?:un[’']|l[’'])?(?:idea|invenzione) di (?=\\p{Lu})",
    ask: ['Di chi è stata l’idea?', 'E di chi è stata l’idea?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern: `^(?:${THE}|\\p{Lu}\\p{L}+ )(?:[\\p{L}\\d-]+ ){0,5}?(?:fu|è stat[oa]|venne) (?:fondat|creat|inventat|progettat|sviluppat)[oa] (?:nel \\d{4} )?da`,
    ask: ['Chi c’è dietro?', 'E chi c’è dietro?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern:
      "^(?:Tra|Fra) (?:quest[ie]|di essi|di esse|loro) (?:c[’']è|ci sono|figurano?|spiccano?)(?!\\p{L})",
    ask: ['Per esempio?', 'Quali?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      "^(?:Secondo [^,;:]{3,60}, )?(?:(?:Circa|Quasi|Oltre|Più di|Almeno|Il|L[’']|circa|quasi|oltre|più di|almeno|il|l[’']) ?)?\\d[\\d.,]*(?: ?%| per cento| milioni| persone| su)(?!\\p{L})",
    after:
      '(?<!\\p{L})(?:[Mm]olt[ie]|sempre più|maggior parte|crescente|aumento|aumentat[oaie]|cresce|spesso|comuni|comune|poch[ie]|numero)(?!\\p{L})',
    ask: ['Ci sono dei numeri?', 'Abbiamo dei numeri?'],
    continuing: true,
  },
  {
    id: 'now',
    pattern: "^(?:Ora|Adesso)(?:,| (?=(?:il|lo|la|i|gli|le|c[’']è|ci|si|è|sono|non)(?!\\p{L})))",
    ask: ['E adesso?', 'E ora?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    droppable: true,
    pattern: '^(?<when>In passato|Prima|Un tempo)(?=,)',
    ask: ['E {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern: '^In pratica(?:, (?<against>però|tuttavia|invece))?, (?<main>[^;:?]{10,})$',
    ask: ['E in pratica?'],
    answer: '{Main}',
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'later',
    pattern:
      "^(?<when>(?:L[’']anno scorso|Il mese scorso|Quest[’']anno|(?:Un anno|Due anni|Tre anni|Cinque anni|Dieci anni|Vent[’']anni) fa|(?:Due|Tre|Quattro|Cinque|Dieci) (?:anni|mesi|giorni) dopo|Da allora|Finora)),? ",
    ask: ['E {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    droppable: true,
    pattern: '^Nel (?<year>(?:1\\d|20)\\d{2})(?!\\d)(?!,? \\d)',
    ask: ['E nel {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern:
      '^(?<who>(?:Gli |I |Le )(?:esperti|analisti|critici|scienziati|ricercatori|economisti|storici|medici|autorità|avvocati|attivisti|abitanti|testimoni|oppositori|sostenitori|investitori|deputati|osservatori)(?: \\p{Ll}+)?) (?:dicono|credono|temono|sperano|sostengono|affermano|ritengono|avvertono|stimano|sottolineano|considerano) ',
    ask: ['Che cosa dicono {who}?', 'E che cosa dicono {who}?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern:
      '^(?:(?:Pochi|Poche|Alcuni|Alcune) (?:minuti|ore|giorni|settimane|mesi|anni)|Poco) (?:dopo|più tardi)(?!\\p{L})',
    ask: ['E dopo?', 'E poi?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern:
      '^(?:Uno dei motivi|Una delle ragioni|Il motivo principale|La ragione principale) (?:è|era|sta)(?!\\p{L})',
    ask: ['E perché?', 'Come mai?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:Questo|Ciò|I (?:risultati|dati|numeri)|Le cifre) (?:mostra|mostrano|suggerisce|suggeriscono|indica|indicano|dimostra|dimostrano) ',
    ask: ['E questo che cosa ci dice?', 'Che cosa ci dice?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      '^(?<who>(?:Il |La )?\\p{Lu}[^,;:«“]{2,40}?) non ha (?:risposto|voluto|commentato|replicato)(?!\\p{L})',
    ask: ['E che cosa dice {who}?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern:
      '^Per (?<phrase>\\p{Ll}+[aei]r(?:e|si|lo|la|li|le) [^,;:]{6,60}), (?<main>(?:il|lo|la|i|gli|le|un|una|si|molti|alcuni|\\p{Lu}\\p{L}+) [^;:?]{6,})$',
    ask: ['E per {phrase}?'],
    answer: '{Main}',
  },
  {
    id: 'why-not',
    pattern: '^[“«](?:Perché|Mentre|Il problema|La ragione) ',
    after: '^(?!.*non solo)[^“«?]{2,80}(?<!\\p{L})(?:non|mai|nessuno)(?!\\p{L})[^“«?]{3,110}\\.$',
    ask: ['Perché no?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: '^Quanto a (?<who>\\p{Lu}[^,;:]{2,40}), ',
    ask: ['E {who}?'],
    mayBeNew: true,
  },
];
