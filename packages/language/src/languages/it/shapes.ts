import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../../sharing.ts';

const MONTH =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const YEAR = `(?:nel (?:${MONTH} del )?|verso il |intorno al )(?:1\\d|20)\\d{2}`;
const SUBJECT =
  "(?<sub>(?:Il|Lo|La|I|Gli|Le|L[’']\\p{L}+|Quest[oaie]|Quell[oaie]|\\p{Lu}[\\p{L}-]+)(?: (?!che\\b|non\\b)[\\p{L}’'-]+){0,5}?)";
/** What a listener can take over as it stands, behind a comma. */
const TAIL =
  'soprattutto|specialmente|in particolare|di solito|spesso|a volte|forse|quasi|almeno|invece di|a differenza di|grazie a|nonostante|perfino|tutti|tutte|cioè|incluso|inclusa';

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
    id: 'says-front',
    pattern:
      '^Secondo (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60}), (?<rest>[^;:()“”"«»]{15,150})\\.$',
    turns: [
      ['tell', '{Rest}.'],
      ['ask', ['Chi lo dice?', 'E chi lo dice?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'why-full',
    pattern: behind('perché'),
    turns: [
      ['ask', ['Perché {main}?', 'E perché {main}?']],
      ['tell', 'Perché {rest}.'],
    ],
    cost: -2.1,
    scoped: true,
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
    scoped: true,
    sure: true,
  },
  {
    id: 'why-hand',
    pattern: behind('perché|poiché|dato che|visto che'),
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
    sure: true,
  },
  {
    id: 'no',
    denied: true,
    pattern: `^${SUBJECT} non (?<rest>(?!solo|soltanto|più|sempre|tutt|necessariamente|fino|perché|ma|così|ancora|è solo|era solo|fu solo|si sa)[^,;:()“”"«»]{6,80})\\.$`,
    turns: [
      ['ask', ['{Sub} {rest}?', 'E {sub} {rest}?']],
      ['tell', 'No.'],
    ],
    cost: -2.1,
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
    id: 'when',
    pattern: last(YEAR),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quando?', 'E quando?']],
      ['tell', '{End}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'how-long',
    pattern: last(
      '(?:per|durante) (?:circa |quasi |più di |almeno |oltre )?(?:\\p{L}+|\\d[\\d.,]*) (?:mila |milioni di )?(?:giorni|settimane|mesi|anni|ore|minuti|secoli|decenni|generazioni)',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Per quanto tempo?', 'Quanto tempo?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'how',
    pattern: behind('per mezzo di|tramite'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Come?', 'E come?', 'In che modo?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'what-for',
    pattern: behind(
      `(?<!(?:mezz[oi]|mod[oi]|maniera|metodo|strument[oi]|tempo|bisogno|possibilità|ragione|tentativo|occasione|spazio|teorie|passi|opzione) )(?:per(?= \\p{Ll}{2,}(?:are|ere|ire|rre|arsi|ersi|irsi|arlo|arla|arli|arle)\\b)|affinché|al fine di)`,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Per fare che cosa?', 'A che scopo?', 'E a che serve?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'such-as',
    pattern: afterOnlyComma('come|per esempio|ad esempio|tra cui|fra cui', 4),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Per esempio?', 'Quali, per esempio?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsPhrase: true,
  },
  {
    id: 'if',
    pattern: afterComma(
      '(?<!sapere |chiede |chiese |vedere |come |anche |decidere )se(?= (?:il|lo|la|i|gli|le|un|una|non|si|qualcuno|c’è)\\b)',
    ),
    turns: [
      ['ask', ['E se {rest}?', 'Che cosa succede se {rest}?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'until',
    pattern: behind('finché'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Fino a quando?']],
      ['tell', 'Finché {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'who-says',
    pattern: last('secondo (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60})'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Chi lo dice?', 'E chi lo dice?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.7,
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
  },
  {
    id: 'by-whom',
    pattern:
      '^(?<main>[^,;:()“”"?!]{6,120} (?:fu|furono|è|sono|venne|vennero|stat[oaie])[^,;:()“”"?!]{2,60}?) (?<end>(?:da(?:l|lla|llo)? (?:\\p{Ll}+ )?)\\p{Lu}[\\p{L}’\'-]+(?: (?:\\p{Lu}[\\p{L}.’\'-]*|van|von|de|da|do|del|della|du|di)){0,3})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Da chi?', 'E da chi?']],
      ['tell', '{End}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'and-clause',
    pattern: afterComma('ed?', 12),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'E {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'fronted-clause',
    pattern:
      '^(?<sub>(?:Dopo|Prima di|Appena|Mentre|Una volta|Per(?= \\p{Ll}+(?:are|ere|ire)\\b)) [^,;:()“”"]{6,80}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['E {sub}?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Se\\b|Quando\\b|Sebbene\\b)(?!.*\\bnon (?:solo|soltanto)\\b)[^;:()“”"«»?!]{16,170}), (?:ma|però) (?<rest>(?!anche|sì\\b)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Ma {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'not-but',
    pattern:
      '^(?<main>[^;:()“”"«»?!]{3,80}\\bnon\\b(?! solo| soltanto)[^,;:()“”"«»?!]{3,60}), (?:ma|bensì) (?<rest>(?:il|lo|la|i|gli|le|un|uno|una|di|del|della|da|dal|in|nel|nella|con|su|per|al|alla) [^,;:()“”"«»?!]{4,100})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['E allora che cosa?', 'Ma?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'so',
    pattern: afterComma('perciò|quindi|così|e così|e per questo|per questo|dunque', 10),
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
      'e(?= (?:il|lo|la|i|gli|le|un|una|egli|ella|questo|non|c’è|chi|molti|molte|nessuno|oggi|in|nel|ogni|si)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'E {rest}.'],
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
      '^(?<main>(?!Come\\b|Se\\b|Quando\\b|Secondo\\b)[^;:()“”"«»?!]{16,130}): (?<rest>[^;:()“”"«»?!]{8,180})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"«»?!]{16,160}); (?<rest>[^;:()“”"«»?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|di|de|da|del|della)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!e\\b|o\\b|un\\b|una\\b|il\\b|la\\b|che\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Chi è {who}?', 'E chi è {who}?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
