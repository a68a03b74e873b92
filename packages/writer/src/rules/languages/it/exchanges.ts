import type { Exchange } from '../exchange.ts';

/** Sostantivi che annunciano ciò che segue. */
const ANNOUNCING =
  'risposta|soluzione|ragione|idea|difficoltà|lezione|regola|causa|conseguenza|spiegazione|eccezione|questione|differenza|debolezza|risultato|motivo|segreto|problema|prezzo|obiettivo|piano|effetto|vantaggio|svantaggio|rischio|pericolo|difetto|principio|trucco|metodo';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern:
      '^Se (?<sub>(?![^,]*(?<!\\p{L})allora(?!\\p{L}))[^,;:]{8,90}), (?:allora )?(?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E se {sub}?', 'Che cosa succede se {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when',
    pattern: '^Quando (?<sub>[^,;:]{10,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E quando {sub}?'],
    answer: '{Main}',
  },
  {
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>(?:Il \\d{1,2}|Nel) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?(?:1\\d|20)\\d{2})\\b',
    ask: ['Che cosa accadde {when}?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern: '^Nel (?<year>(?:1\\d|20)\\d{2})\\b',
    ask: ['Che cosa accadde nel {year}?', 'E nel {year}?', 'Andiamo al {year}.'],
  },
  {
    id: 'century',
    droppable: true,
    pattern: "^(?<when>(?:Nel|Dal|Alla fine del|All[’']inizio del) (?:\\p{Ll}+|[XVI]+) secolo)\\b",
    ask: ['E {when}?'],
  },
  {
    id: 'announced',
    pattern: `^(?<what>(?:Il |La |Lo |L[’'])(?:\\p{Ll}+ )?(?:${ANNOUNCING})(?: \\p{Ll}+)?) (?<be>è|era|fu) `,
    ask: ['E qual {be} {what}?', 'Qual {be} {what}?'],
  },
  {
    id: 'other-one',
    pattern:
      "^(?<which>(?:L[’']altro|L[’']altra|L[’']ultimo|L[’']ultima) (?!d[ei]\\p{L}*\\b|(?:è|era|fu|che|non|si|ha|consiste)(?!\\p{L}))\\p{Ll}+)\\b",
    ask: ['E {which}?'],
    continuing: true,
  },
  {
    id: 'called',
    pattern:
      '^(?:Quest[oaei]|Tale|Il processo|Il meccanismo|Il fenomeno)\\b[^,;:]{0,50} (?:si chiama|si chiamano|è chiamat[oa]|prende il nome|è not[oa] come) ',
    ask: ['E ha un nome?', 'C’è un nome per questo?'],
    continuing: true,
  },
  {
    id: 'example',
    pattern: '^(?:Per esempio|Ad esempio|È il caso)\\b',
    ask: ['Per esempio?', 'Ci fai un esempio?', 'C’è un esempio?'],
    continuing: true,
  },
  {
    id: 'result',
    droppable: true,
    pattern: '^(?:Per questo|Perciò|Quindi|Dunque|Di conseguenza|In questo modo|Così)\\b',
    ask: ['E che cosa ne segue?', 'E questo che cosa comporta?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: '^(?:Questo significa|Ciò significa|Questo vuol dire|In altre parole|Cioè|Ossia)\\b',
    ask: ['Cioè?', 'In altre parole?', 'Che cosa vuol dire?'],
    continuing: true,
  },
  {
    id: 'today',
    droppable: true,
    pattern: '^(?:Oggi|Oggigiorno|Attualmente)\\b',
    ask: ['E oggi?', 'Com’è oggi?', 'E al giorno d’oggi?'],
    afterPast: true,
  },
  {
    id: 'in-the-end',
    droppable: true,
    pattern: '^(?:Alla fine)\\b(?! d)',
    ask: ['E alla fine?', 'E come finì?'],
    continuing: true,
  },
  {
    id: 'at-first',
    droppable: true,
    pattern: "^(?:(?:All[’']inizio|Dapprima)\\b|(?:Inizialmente|In origine)(?=,))",
    ask: ['E all’inizio?', 'Come cominciò?'],
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Poi|Dopodiché|In seguito)(?:,| (?!a\\b|al|alla\\b|che\\b))',
    ask: ['E poi?', 'E dopo?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:Infatti|In effetti|Di fatto)\\b',
    ask: ['Davvero?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^Inoltre\\b',
    ask: ['E che altro?', 'Che altro?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^In secondo luogo\\b',
    ask: ['E in secondo luogo?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^Infine\\b',
    ask: ['E infine?'],
    continuing: true,
  },
];
