import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const VERB =
  'è|sono|fu|furono|era|erano|sarà|saranno|ha|hanno|aveva|può|possono|deve|devono|permette|permettono|consente|consentono|comprende|comprendono|consiste|consistono|contiene|contengono|resta|restano|va|vanno|serve|servono|misura|misurano|usa|usano|mostra|mostrano|fa|fanno|fece|significa|porta|portano|richiede|richiedono|dipende|dipendono|viene|vengono';
const COUNT = openingToo(
  '\\d[\\d.,]*|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|migliaia di|milioni di',
);
const BOUND = openingToo('circa |quasi |più di |meno di |almeno |al massimo |solo |fino a |oltre ');
const WHO = `(?<who>(?!(?:Egli|Lui|Lei|Loro|Questo|Questa|Chi|Molti|Alcuni)\\b)\\p{Lu}${PART}{2,60}?)`;

const DATE =
  "(?:il \\d{1,2}º? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?(?:1\\d|20)\\d{2}|nel(?:l[’'])? ?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?(?:1\\d|20)\\d{2}|nel (?:1\\d|20)\\d{2})";

/** Written halves of sentences told as whole ones, and questions that the rest of a sentence answers. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-which-clause',
    pattern: `^(?<main>${TEXT}{16,170}), (?:il che|cosa che) (?<rest>${TEXT}{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Questo {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
  },
  {
    id: 'retold-which-is',
    pattern: `^(?<main>${TEXT}{16,170}), che (?<rest>(?:è|sono|era|erano) (?:il|lo|la|i|gli|le|un|uno|una) ${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
  {
    id: 'retold-which-inside',
    pattern: `^(?<sub>(?:Il|Lo|La|I|Gli|Le|Quest[oaie]|\\p{Lu}\\p{L}+) ?${PART}{2,50}), che (?<clause>(?:${VERB}) ${PART}{4,110}), (?<rest>(?:${VERB}) ${TEXT}{6,170})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-however',
    pattern: `^(?<sub>(?!Questo\\b|Ciò\\b)\\p{Lu}${PART}{1,50}), (?:tuttavia|però|invece), (?<rest>${TEXT}{8,200})\\.$`,
    turns: [['tell', 'Ma {sub} {rest}.']],
    cost: -1.1,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:questo|questa|questi|il|lo|la|i|gli|le) [^()“”"?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'ask-since',
    pattern: `^(?<main>${TEXT}{16,170}), (?:in quanto|dal momento che|siccome) (?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Perché?', 'E come mai?']],
      ['tell', 'Perché {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
  },
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>dice|afferma|spiega|sostiene|crede) che (?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['Che cosa {verb} {who}?', 'E che cosa {verb} {who}?']],
      ['tell', 'Che {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-found',
    pattern: `^(?<sub>(?:Il|Lo|La|I|Gli|Le|Un|Una|\\p{Lu}\\p{L}+) ?${PART}{2,50}?) (?<verb>disse|affermò|spiegò|annunciò|mostrò|rivelò|scoprì|concluse|mostra|indica|suggerisce) che (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Che cosa {verb} {sub}?', 'E che cosa {verb} {sub}?']],
      ['tell', 'Che {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>(?:Il|Lo|La) (?!(?:fatto|verità|realtà|cosa) )${PART}{4,60}?) (?<be>è|era|fu) (?<rest>(?:che ${TEXT}{10,200}|(?:di |quello di )?\\p{Ll}{2,}(?:are|ere|ire) ${TEXT}{8,200}))\\.$`,
    turns: [
      ['ask', ['Qual {be} {sub}?', 'E qual {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:Il|Lo|La|Un|Una|Quest[oa]) ${PART}{3,70}?) (?:si chiama|è chiamat[oa]|è not[oa] come|viene chiamat[oa]) (?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['Come si chiama {sub}?', 'E come si chiama {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!anni|giorni|mesi|secoli)\\p{Ll}{2,}i ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['Quanti {rest}?', 'E quanti {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Si noti|Nota|Notare|Si tenga presente|Tenere presente|Si ricordi|Ricorda) che (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['C’è qualcosa a cui fare attenzione?', 'Qualcosa da tenere a mente?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow('due|tre|quattro|cinque|sei|vari|varie|diversi|diverse|seguenti', 'e|ed|o'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quali?', 'E quali sono?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'conclude',
    pattern: `^(?:Quindi|Perciò|Dunque|Pertanto|Per questo),? (?<rest>(?!che\\b|come\\b|se\\b|quando\\b|in\\b|nel\\b|ad esempio\\b|per esempio\\b)${TEXT}{16,120})\\.$`,
    turns: [['hand', 'Quindi {rest}.']],
    cost: -1.9,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:Il |Lo |La |I |Gli |Le |\\p{Lu})${PART}{2,40}?) (?<be>fu|furono|è stat[oa]|sono stat[ie]|venne) (?<pred>\\p{Ll}+[aoie]) (?<end>${DATE})(?<more>,? ${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['Quando {be} {pred} {sub}?', 'E quando {be} {pred} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) e (?<rest>(?:questo|ciò) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|che|cui|onde|donde|dove|se|si|quando|cuando|porque|perché|como|come|entre|tra|fra|tanto|sia)(?!\\p{L}))${PART}{24,160}),? e (?<rest>(?:${VERB}) ${PART}{10,160})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.4,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:che|dove|se|quando|perché|come|cui|tra|fra|sia)(?!\\p{L}).* e )${PART}{30,180}?),? e (?<rest>(?:il|lo|la|i|gli|le|un|una|quest[oaie]|ogni|molti|molte|alcuni|alcune|\\p{Lu}[\\p{L}-]+) (?!(?:[^ ]+ )*?(?:che|dove|se|quando|perché|come|cui|tra|fra|sia) )(?:[^ ,]+ ){0,5}?(?:è|sono|fu|furono|era|erano|sarà|saranno|ha|hanno|può|possono|deve|devono|\\p{L}{3,}(?:erà|irà|eranno|iranno|arà|aranno)) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-despite',
    pattern: `^(?:Nonostante|Malgrado) (?<rest>${PART}{10,150}), (?<main>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E questo nonostante {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Poiché|Siccome|Dato che|Visto che) (?<clause>${PART}{10,150}), (?<rest>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Quindi {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-that',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:per|può|possono|deve|creare|non|mai|nessun[oa]?|qualsiasi|solo|se|quando|che)(?!\\p{L}))(?=.*(?<!\\p{L})(?:ha|hanno|aveva|c[’']è|esiste|contiene|comprende|offre|fornisce|creò|scrisse|sviluppò|è|era|fu)(?!\\p{L}))${TEXT}{10,150} (?<mark>un|una) (?<head>[b-df-hj-np-tv-z]\\p{Ll}{2,})(?: ${PART}{1,50}?)?) che (?<rest>(?:${VERB}|(?!(?:la|le|si|ne|una|come|dove|me|te|ce|se|sia|abbia|possa|ogni|anche|sempre|molte|tutte)\\b)\\p{Ll}{3,}(?:a|e|ano|ono|ò)) ${TEXT}{8,150})\\.$`,
    becomes: { un: 'Questo', una: 'Questa' },
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{became} {head} {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'ask-when-did',
    pattern: `^(?<sub>(?:Il |Lo |La |I |Gli |Le |L[’']|\\p{Lu})${PART}{2,40}?) (?<verb>cominciò|iniziò|finì|nacque|morì|apparve|uscì|aprì|si tenne|è iniziat[oa]|è uscit[oa]|si è tenut[oa]) (?<end>${DATE})(?<more>,? ${TEXT}{4,170})?\\.$`,
    turns: [
      ['ask', ['Quando {verb} {sub}?', 'E quando {verb} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
];
