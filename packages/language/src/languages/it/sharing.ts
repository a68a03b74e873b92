import type { Sharing } from '../../sharing.ts';
import { everyday } from './everyday.ts';
import { shapes } from './shapes.ts';

export const sharing: Sharing = {
  rules: shapes,
  hedges:
    'più o meno|soltanto|solamente|frequentemente|numerosi|numerose|tanti|tante|talvolta|quasi|circa|approssimativamente|forse|probabilmente|può|possono|potrebbe|potrebbero|generalmente|di solito|spesso|a volte|soprattutto|in parte|almeno|al massimo|al minimo|fino a|più di|meno di|oltre|solo|soltanto|appena|sembra|sembrano|alcuni|alcune|molti|molte|pochi|poche|raramente|maggior parte',
  subordinators:
    'malgrado nonostante oltre invece al se quando sebbene mentre come perché da dopo prima finché anche benché secondo poiché',
  times:
    'giorn[oi]|nott[ei]|mattin[ao]|sera|settiman[ae]|mes[ei]|ann[oi]|estate|inverno|secolo|momento|volta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  focus: 'solo|soltanto|forse|proprio|in parte|soprattutto|non|perfino|tanto|anche',
  denials: 'non|mai|né|nessun|nessuna|nessuno|niente|nulla|senza|no',
  conditions:
    'se|salvo|tranne|eccetto|a meno che|purché|ma|però|sebbene|presto|ancora|quando|sempre|volte|presumibilmente|facoltativ[oa]|in teoria|a parte|esclus[oaie]',
  striking:
    'maggiore|minore|migliore|peggiore|enorme|gigante|gigantesc[oa]|minuscol[oa]|stran[oa]|rar[oa]|incredibile|impossibile|straordinari[oa]|segret[oa]|milione|milioni|miliardi|mille|mila|doppio',
  andForms: 'ed',
  openEnds:
    'sono erano include includono seguenti seguente e ed o ma né che se come quando dove è sono fu furono era erano essere suo sua suoi sue così cui ogni',
  askSubject: ['E {np}?', 'Parlami {np|di}.'],
  subjectAgain: () => '',
  echo: { ask: '{number}?', confirm: ['{number}.', 'Proprio così.', 'Esatto.'] },
  beforeNumber:
    'quasi|circa|solo|soltanto|appena|almeno|fino a|più di|meno di|oltre|tra|fra|i|gli|le|altri|altre',
  everyday,
};
