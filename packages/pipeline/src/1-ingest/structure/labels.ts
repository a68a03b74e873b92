import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import { wordsFor } from './document-words.ts';
import { KNOWN_LANGUAGES } from './small-words.ts';

/** What manuals print beside a paragraph that is set apart. */
const LABEL =
  /^(?:notes?|tip|warning|important|caution|hint|attention|remark|hinweis|achtung|tipp|warnung|anmerkung|wichtig|nota|aviso|dica|atenção|importante|consejo|atención|advertencia|sugerencia|remarque|astuce|avertissement|conseil|avviso|suggerimento|attenzione|avvertenza)(?<mark>[;.,]?| ?:) (?=["“«¿]?\p{L})/iu;

/** "A. The nets are dry.": an answer among others. */
const ANSWER = /^[QA][.:] (?=(\p{Lu}\p{Ll}*)(?!\.))/u;
export function withoutAnswerMark(text: string): string {
  const [mark = '', opening = ''] = ANSWER.exec(text) ?? [];
  const isOpening = KNOWN_LANGUAGES.some((language) => isSmallWord(fold(opening), language));
  return isOpening || mark.startsWith(':', 1) ? text.slice(mark.length) : text;
}

/** "Tip; Dry the nets first.", "Note The nets are dry.": the label stood in a box of its own, and says nothing. */
export function withoutLabel(text: string): string {
  const label = LABEL.exec(text);
  if (!label) return text;
  const rest = text.slice(label[0].length);
  const [first = ''] = rest.match(/\p{L}+/u) ?? [];
  if (label.groups?.mark?.endsWith(':')) return rest.charAt(0).toUpperCase() + rest.slice(1);
  if (!/^\p{Lu}/u.test(first)) return text;
  const opens = KNOWN_LANGUAGES.some((language) => isSmallWord(fold(first), language));
  return label.groups?.mark || opens ? rest : text;
}

/** "Support The nets are dry.": up to four words, and a word that begins a sentence. */
const RUN_IN =
  /^((?:[\p{L}\d][^\s.,;:!?()]{0,60} ){1,4})(?=(?:The|This|These|It|If|When|We|You|There|All|An?) [\p{L}\d][^\s.,;:!?]{0,40} )/u;

/** A paragraph of a manual with a label that was printed before it kept apart. */
export function withLabelApart(text: string): string {
  const [label = ''] = RUN_IN.exec(text) ?? [];
  const words = label.trim().split(' ');
  const isPart = words.some((word) => KNOWN_LANGUAGES.some((language) => isSmallWord(fold(word), language)));
  return label === '' || isPart ? text : `${label.trim()}: ${text.slice(label.length)}`;
}

export const LABEL_HEADING = new RegExp(`^(?:${wordsFor('label')})\\s?:?$`, 'iu');

/** "Description", "COMMANDS": names a part of an entry, and would be said before a sentence that needs no name. */
export const isLabelHeading = (heading: string): boolean => LABEL_HEADING.test(heading);
