import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import { KNOWN_LANGUAGES } from './small-words.ts';

/** What manuals print beside a paragraph that is set apart. */
const LABEL =
  /^(?:notes?|tip|warning|important|caution|hint|attention|remark|hinweis|achtung|tipp|warnung|anmerkung|wichtig|nota|aviso|dica|atenção|importante|consejo|atención|advertencia|sugerencia|remarque|astuce|avertissement|conseil|avviso|suggerimento|attenzione|avvertenza)(?<mark>[;.,]?) (?=["“«¿]?\p{L})/iu;

/** "Tip; Dry the nets first.", "Note The nets are dry.": the label stood in a box of its own, and says nothing. */
export function withoutLabel(text: string): string {
  const label = LABEL.exec(text);
  if (!label) return text;
  const rest = text.slice(label[0].length);
  const [first = ''] = rest.match(/\p{L}+/u) ?? [];
  if (!/^\p{Lu}/u.test(first)) return text;
  const opens = KNOWN_LANGUAGES.some((language) => isSmallWord(fold(first), language));
  return label.groups?.mark || opens ? rest : text;
}
