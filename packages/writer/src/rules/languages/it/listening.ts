import { listeningRules } from '../listening.ts';

export const listening = listeningRules({
  object: {
    subjects: "(?:(?:Il|Lo|La|I|Gli|Le|Quest[oaie]|Un|Una|Uno) |L[’'])",
    verbs:
      'contiene|contengono|mostra|mostrano|mostrò|richiede|richiedono|offre|offrono|fornisce|forniscono|descrive|descrivono|determina|determinano|produce|producono|produsse|comprende|comprendono|emette|emettono|misura|misurano|significa|significano|rivela|rivelano|rivelò|definisce|definiscono|indica|indicano|rappresenta|rappresentano|causa|causò',
    objects:
      "(?:(?:il|lo|la|i|gli|le|un|uno|una|che|come|tutti|tutte|diversi|diverse|molti|molte|ogni|due|tre|\\d[\\d.,]*) |l[’']|un[’'])",
    ask: ['Che cosa {mark} {sub}?', 'E che cosa {mark} {sub}?'],
  },
  examples: {
    marks: 'come ad esempio|come per esempio|ad esempio,?|per esempio,?',
    notIn: 'è|sono|era|erano|ha|hanno|può|possono|quando|se',
    ask: ['Per esempio?', 'Un esempio?'],
  },
  purpose: {
    tail: '(?:al fine di|allo scopo di|in modo da|affinché) [^;:()?!]{8,150}',
    ask: ['A che scopo?', 'E a che scopo?'],
  },
  announced: {
    nouns:
      'ragione|motivo|problema|domanda|risposta|differenza|idea|regola|soluzione|esempio|eccezione|condizione|obiettivo|spiegazione|lezione',
    opens: "(?:(?:il|lo|la|i|gli|le|un|una|non|se|quando|chi|\\p{Lu}\\p{L}+) |l[’']|c[’'])",
    ask: ['Quale?', 'E quale?'],
  },
});
