import type { Exchange } from '../exchange.ts';

/** Questions that a sign in a sentence, or in the one before it, fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern: '^Perché [^,;:?]{8,}\\.$',
    ask: ['Perché?', 'Come mai?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^In cambio,',
    ask: ['E in cambio?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^(?:In|Per tutta) risposta,',
    ask: ['E la risposta?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'otherwise',
    pattern: '^(?:Altrimenti|In caso contrario),? ',
    ask: ['E se no?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern: '^(?:In breve|In sintesi|In parole povere|In poche parole|Insomma),',
    ask: ['In parole povere?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'all-in-all',
    pattern: "^(?:Tutto sommato|Nel complesso|Nell[’']insieme),",
    ask: ['E nel complesso?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-hand',
    pattern: "^(?:D[’']altra parte|D[’']altro canto|Dall[’']altro lato),",
    ask: ['E d’altra parte?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'and-the',
    pattern:
      "^(?<what>Il risultato|La ragione|Il motivo|L[’']obiettivo|Lo scopo|Il problema|Il vantaggio|Lo svantaggio|L[’']idea|La soluzione|La risposta|La reazione|Il rischio|Il pericolo|La conclusione|Il bilancio)(?: è| era| fu|:) ",
    ask: ['E {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern: '^(?:Questo )?[Nn]on (?:è|era|fu) un caso(?!\\p{L})',
    ask: ['Un caso?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      "^(?:Ma )?(?<x>(?!questo\\b|ciò\\b)[^,;:“”«»]{2,40}?) non (?:è|era) (?:l[’']unic[oa]|il solo|la sola|un caso isolato)(?!\\p{L})",
    ask: ['Solo {x}?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'is-that-all',
    pattern:
      "^(?:(?:Ma|E) )?(?:[Nn]on è tutto|[Nn]on solo(?=[.:,])|[Nn]on finisce qui|[Qq]uesto è solo l[’']inizio|[Ee] non è finita)(?!\\p{L})",
    ask: ['È tutto?', 'Tutto qui?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'exception',
    pattern: "^(?:L[’'](?:unica )?eccezione|Un[’']eccezione|Unica eccezione)(?= )",
    ask: ['Senza eccezioni?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'nothing-new',
    pattern:
      "^(?:Questo|Ciò|L[’']idea|Il fenomeno) non è (?:nuovo|nuova|una novità)(?!\\p{L})|^Niente di nuovo(?!\\p{L})",
    ask: ['È una novità?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'withheld',
    pattern: '^(?!(?:Ma|Però|Tuttavia|E|Ed|Anche|Poi|O|Inoltre|Eppure|Né|Invece)(?!\\p{L}))\\p{Lu}',
    after:
      "^(?!.*(?<!\\p{L})(?:non|mai|senza|né)(?!\\p{L}))[^;:?“”«»]{6,100} (?:un|una|un[’']) ?(?:altro |altra |solo |sola )?(?:problema|motivo|ragione|svantaggio|vantaggio|condizione|eccezione|differenza|soluzione|idea|piano|proposta|rischio|difetto)\\.$",
    ask: ['Quale?'],
    continuing: true,
  },
  {
    id: 'withheld-several',
    pattern: '^(?!(?:Ma|Però|Tuttavia|E|Ed|Anche|Poi|O|Inoltre|Eppure|Né|Invece)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:non|mai|senza|né)(?!\\p{L}))[^;:?“”«»]{6,100} (?:due|tre|quattro|cinque|diversi|diverse|alcuni|alcune|vari|varie) (?:ragioni|problemi|motivi|modi|passi|opzioni|domande|regole|errori|obiettivi|tipi|gruppi|fasi|cose|condizioni|differenze|vantaggi|parti|fattori)\\.$',
    ask: ['Quali?', 'Per esempio?'],
    continuing: true,
  },
  {
    id: 'how-so',
    pattern: '^(?!(?:Ma|Però|Tuttavia|E|Ed|Anche|Poi|O|Inoltre|Eppure|Né|Invece)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:perché|poiché|dato che|non)(?!\\p{L}))[^,;:?“”«»]{2,70} (?:è|era|sono|erano|resta|sembra) (?:molto |più |così |piuttosto |troppo )?(?:difficil[ei]|complicat[oaie]|rischios[oaie]|pericolos[oaie]|stran[oaie]|rar[oaie]|sorprendent[ei]|important[ei]|decisiv[oaie]|ingannevol[ei]|impossibil[ei]|ingiust[oaie]|controvers[oaie]|problematic[oaie]|assurd[oaie]|grav[ei]|unic[oaie])\\.$',
    ask: ['In che senso?', 'Come mai?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'quote-more',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:aggiunge|ha aggiunto|prosegue|continua|conclude|ha concluso|insiste)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:disse|dice|detto|afferma|affermato|spiega|spiegato|sottolinea|aggiunge|aggiunto|scrive|scritto|secondo|racconta|dichiarato)(?!\\p{L})',
    ask: ['E che altro dice?'],
    continuing: true,
  },
];
