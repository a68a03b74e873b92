import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'in senso figurato|per così dire|più o meno|soltanto|solamente|frequentemente|numerosi|numerose|tanti|tante|talvolta|quasi|circa|approssimativamente|forse|probabilmente|può|possono|potrebbe|potrebbero|generalmente|di solito|spesso|a volte|soprattutto|in parte|almeno|al massimo|al minimo|fino a|più di|meno di|oltre|solo|soltanto|appena|sembra|sembrano|alcuni|alcune|molti|molte|pochi|poche|raramente|maggior parte',
  verbs:
    "sono|siamo|abbiamo|andiamo|possiamo|dobbiamo|sappiamo|è|fu|furono|era|erano|sarà|saranno|sarebbe|sarebbero|ha|hanno|aveva|avevano|ebbe|avrà|può|possono|poteva|potrà|potrebbe|potrebbero|deve|devono|doveva|dovrebbe|va|vanno|fa|fanno|fece|fecero|dice|dicono|disse|viene|vengono|venne|vennero|vede|vedono|sa|sanno|vuole|vogliono|prende|prendono|dà|danno|diede|usa|usano|mostra|mostrano|comprende|comprendono|contiene|contengono|permette|permettono|consente|consentono|consiste|consistono|significa|indica|dipende|dipendono|resta|restano|rimane|rimangono|diventa|diventano|divenne|sembra|sembrano|esiste|esistono|fornisce|forniscono|riceve|ricevono|produce|producono|emette|funziona|funzionano|inizia|iniziano|comincia|passa|passano|tiene|tengono|offre|offrono|presenta|presentano|gioca|serve|servono|richiede|richiedono|c[’']è|c[’']era|c[’']erano|\\p{L}{2,}(?:iamo)|\\p{L}{3,}(?:ò|arono|irono|erono)|\\p{L}{3,}(?:ava|avano|eva|evano|iva|ivano)|\\p{L}{2,}(?:rà|ranno|rebbe|rebbero)",
  subordinators:
    'malgrado nonostante oltre invece al se quando sebbene mentre come perché da dopo prima finché benché secondo poiché',
  times:
    'giorn[oi]|nott[ei]|mattin[ao]|sera|settiman[ae]|mes[ei]|ann[oi]|estate|inverno|secolo|momento|volta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  focus:
    'solo|soltanto|forse|proprio|in (?:gran |buona )?parte|principalmente|soprattutto|non|perfino|tanto|anche',
  denials: 'non|mai|né|nessun|nessuna|nessuno|niente|nulla|senza|no|evit\\p{Ll}{1,4}',
  reports:
    'che|sa|sappiamo|sanno|cred(?:e|ono)|pensano?|dicono|affermano|sostengono|avvertono|temono|sperano|stimano|suggeriscono?',
  doubts: 'forse|probabilmente|magari|pare|a quanto pare|se',
  several:
    'molti|molte|vari|varie|diversi|diverse|numerosi|numerose|altri|altre|alcuni|alcune|certi|certe|due|tre|quattro|cinque|sei',
  past: 'era|erano|fu|furono|aveva|avevano|un tempo|una volta|secol[oi]|(?:1\\d|20[01])\\d{2}|\\p{L}{3,}(?:ò|arono|irono|erono)|\\p{L}{3,}(?:ava|avano|eva|evano|iva|ivano)|(?:ha|hanno|è|sono) \\p{L}+(?:at|ut|it)[oaie]|ha perso|hanno perso|disse|fece|venne',
  conditions:
    'se|salvo|tranne|eccetto|a meno che|purché|ma|però|sebbene|presto|ancora|quando|sempre|volte|presumibilmente|facoltativ[oa]|in teoria|a parte|esclus[oaie]',
  pairs: 'tra|fra|sia',
  andForms: 'ed',
  openEnds:
    'sono erano include includono seguenti seguente e ed o ma né che se come quando dove è sono fu furono era erano essere suo sua suoi sue così cui ogni',
  beforeNumber:
    'quasi|circa|solo|soltanto|appena|almeno|fino a|più di|meno di|oltre|tra|fra|i|gli|le|altri|altre',
};
