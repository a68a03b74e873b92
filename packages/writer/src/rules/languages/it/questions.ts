import type { Exchange } from '../exchange.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:di|da|de|della|degli|del))?(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
const MONTH =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const EXPERTS =
  'Gli scienziati|I ricercatori|Gli storici|Gli economisti|Gli esperti|Gli astronomi|Gli studiosi|La scienza';

/** Domande a cui risponde un solo tipo di frase, e vi risponde di sicuro. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:(?:Il |Lo |La |L[’'])(?:\\p{Ll}+ ){1,3})?(?<who>${NAME}) (?<did>inventò|scoprì|fondò|creò|costruì|scrisse|progettò|propose|dipinse|compose|dimostrò|pubblicò|introdusse|descrisse|aprì|ideò|misurò) (?<what>(?:il |lo |la |i |gli |le |l[’'])(?!prim)[^,;:]{4,50}?)(?= nel (?:${MONTH} del )?\\d{4}|,| e | con | per | che | quando | mentre | in |\\.$)`,
    ask: ['Chi {did} {what}?', 'E chi {did} {what}?'],
  },
  {
    id: 'when-made',
    pattern: `^(?<what>(?:Il |Lo |La |I |Gli |Le |L[’'])[^,;:]{4,50}?) (?<be>fu|furono) (?<did>(?:costruit|fatt|fondat|inventat|scopert|inaugurat|terminat|pubblicat|creat|lanciat|scritt|firmat|distrutt|registrat|abolit|proclamat)[oaie]) nel(?:l[’']| )(?:${MONTH} del )?(?:1\\d|20)\\d{2}\\b`,
    ask: ['Quando {be} {did} {what}?', 'E quando {be} {did} {what}?'],
  },
  {
    id: 'where',
    pattern:
      "^(?<what>(?:Il |Lo |La |L[’'])[^,;:]{3,40}?) (?:si trova|cresce|vive) (?:in|nel|nella|nei|negli|nelle|sul|sulla|tra|vicino|lungo|sotto)\\b(?= (?:il |la |l[’]|di |del )?\\p{Lu})",
    ask: ['Dove si trova {what}?', 'E dove si trova {what}?'],
  },
  {
    id: 'how-long',
    pattern:
      "^(?<what>(?:Il |Lo |La |L[’'])[^,;:]{3,40}?) (?<verb>durò|dura) (?:circa|più|meno|quasi|solo|fino|tra|\\d|\\p{Ll}+ (?:anni|giorni|mesi|ore|minuti|secondi))",
    ask: ['Quanto {verb} {what}?', 'E quanto {verb} {what}?'],
  },
  {
    id: 'made-of',
    pattern:
      "^(?<what>(?:Il |Lo |La |L[’']|Un |Una |Un[’'])[^,;:]{3,40}?) (?:è fatt[oa] d|è format[oa] d|è compost[oa] d|si compone d|consiste in)",
    ask: ['Di che cosa si compone {what}?', 'E di che cosa si compone {what}?'],
  },
  {
    id: 'mistake',
    pattern:
      "^(?:Un|Una|Un[’'])\\s?(?:errore|equivoco|mito|credenza|confusione|idea|malinteso) (?:comune|frequente|diffus[oa]|popolare|molto diffus[oa]|sbagliat[oa])\\b",
    ask: ['Che cosa si capisce spesso male?', 'C’è un mito da sfatare?', 'E l’errore più comune?'],
  },
  {
    id: 'open',
    pattern: `^Nessuno sa\\b|^Non si sa ancora\\b|^Ancora oggi\\b|^(?:${EXPERTS})\\b[^.]{0,30} ancora\\b|\\b(?:resta apert[oa]|rimane apert[oa]|resta un mistero|rimane un mistero|resta da capire)\\b`,
    ask: ['Che cosa non si sa ancora?', 'E che cosa resta aperto?'],
  },
  {
    id: 'dispute',
    pattern: "^(?:I critici (?:dicono|sostengono|osservano|avvertono)|C[’']è chi)\\b",
    ask: ['Sono tutti d’accordo?', 'Se ne discute?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^(?<kind>La parola|Il nome|Il termine)\\b[^.]{0,50}\\b(?:viene|deriva|significa|risale|ricorda|indica|nacque)\\b',
    ask: ['Da dove viene {kind}?', 'E {kind}, da dove viene?'],
  },
  {
    id: 'research',
    pattern:
      '^(?:Gli studi|Alcuni studi|Diversi studi|Le misure|Le misurazioni|Uno studio|Gli esperimenti)\\b',
    ask: ['Che cosa dicono gli studi?', 'Qualcuno lo ha verificato?'],
  },
  {
    id: 'most',
    pattern:
      "^(?<what>(?:Il|La|L[’']) ?(?:più \\p{Ll}+|prim[oa]|maggiore) \\p{Ll}+(?: d[ei]\\p{L}* \\p{L}+)?) (?<be>è|fu|era) (?=(?:un|uno|una|il|la|lo) |\\p{Lu})",
    ask: ['Qual {be} {what}?', 'E qual {be} {what}?'],
  },
  {
    id: 'another-one',
    pattern:
      "^(?<what>(?:Un altro|Un[’']altra) ?(?:forma|ragione|esempio|motivo|uso|segno|problema|vantaggio|rischio|pericolo|metodo|tipo))\\b",
    ask: ['C’è {what}?', 'E c’è {what}?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: '^(?:Entro il 20[2-9]\\d|In futuro|Nei prossimi anni)\\b',
    ask: ['E che cosa viene adesso?', 'E in futuro?'],
  },
];
