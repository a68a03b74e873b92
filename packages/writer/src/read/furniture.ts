import type { Passage } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { Lexer } from '@parlance/language/text/lexer';
import { splitSentences } from '@parlance/language/text/sentences';
import { wordRegex } from '@parlance/language/text/word-regex';

const PLACE = "\\p{Lu}[\\p{L}.’'-]{1,20}(?:[ /]\\p{Lu}[\\p{L}.’'-]{0,20}){0,3}";
const BIG_PLACE = "\\p{Lu}[\\p{Lu}.’'-]{2,20}(?:[ /]\\p{Lu}[\\p{Lu}.’'-]{0,20}){0,3}";
const REGION = '(?:, \\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20}){0,2})?';
const AGENCY = '\\([\\p{Lu}a-z][\\p{L}/ .]{1,24}\\)';
const DATE =
  '(?:\\p{Lu}\\p{L}{2,9}\\.? \\d{1,2}(?:, \\d{4})?|\\d{1,2}\\.?º? (?:de )?\\p{L}{3,10}\\.?(?: (?:de )?\\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})';
/** "From our desk, in Lisbon": as papers print it before the first sentence. */
const DESK = '(?:Da|De la|De la part de la|Della|Dalla|La|Von der|Aus der) [Rr](?:eda[çck]|éda)\\p{L}{2,6}';
const ENDS = ' ?(?:--|[–—]|(?<=[ )])-|\\.-) ?(?=[\\p{Lu}\\d“"«„¿¡])';

/**
 * "Washington (CNN) -- Democrats pledged", "CAIRO — Gunmen", "PARIS, 3 mars —": news say where and when they were
 * written, and nobody reads that out.
 */
const DATELINE = wordRegex(
  `^(?:${[
    `(?:${AGENCY} ?(?:--|[–—-]) ?)?${PLACE}${REGION}(?:, ${DATE})? ${AGENCY}`,
    `(?:${AGENCY} ?(?:--|[–—-]) ?)?${BIG_PLACE}${REGION}, ${DATE}`,
    AGENCY,
    `${DESK}(?:, \\p{Ll}{1,3} ${PLACE})?`,
  ].join('|')})${ENDS}`,
  'u',
);
/** Only where a text begins: further on, a big word before a dash is what is spoken of. */
const BEGINS = wordRegex(`^(?:${BIG_PLACE}${REGION}|${DATE})${ENDS}`, 'u');

/** `begins`: it is among the first paragraphs of a text. */
export const withoutDateline = (text: string, begins: boolean): string =>
  text.replace(begins && BEGINS.test(text) ? BEGINS : DATELINE, '');

/** "telescope ndash the bigger": what is left of a page that was badly read. */
export const inPlainSigns = (text: string): string => text.replace(/ &?[nm]dash;? /g, ' – ');

/** What a page prints over an article stands within so many passages, and is short. */
const OVER_ARTICLE = { passages: 14, chars: 200 };
/** A pulled sentence has so many words that carry meaning, and all of them stand in one sentence of the text. */
const PULLED_TERMS = 5;
/** What a page calls what can only be seen. */
const MEDIA =
  'videos?|vídeos?|vidéos?|audio|photos?|fotos?|bilder|gallery|galería|galeria|galerie|slideshow|podcast';
/** Headings over pictures, below which stands what each of them shows. */
const GALLERY =
  /(?<!\p{L})(?:in pictures|(?:picture|photo) gallery|in bildern|bildergalerie|fotostrecke|en images|diaporama|en imágenes|fotogalería|in immagini|fotogallery|em imagens|galeria de fotos)(?!\p{L})/iu;
const CREDIT = { words: 22, names: 0.55 };

/** Captions and highlights before the line that says where the article was written. */
function isOverArticle(passages: readonly Passage[]): (passage: Passage, at: number) => boolean {
  const begins = passages
    .slice(0, OVER_ARTICLE.passages)
    .findIndex(({ kind, text }) => kind === 'paragraph' && DATELINE.test(text));
  return ({ text, level }, at) => at < begins && level !== 1 && text.length <= OVER_ARTICLE.chars;
}

/** "Read also: the speech": a label that a page repeats before lines that are no sentences leads elsewhere. */
function isLink(passages: readonly Passage[], { documents }: LanguagePack): (passage: Passage) => boolean {
  const label = /^(?<label>[^:.!?]{3,30}?) ?: \p{Lu}/u;
  const labelOf = ({ text }: Passage): string | undefined =>
    /[.!?…]["”»]?$/u.test(text) ? undefined : label.exec(text)?.groups?.label?.toLowerCase();
  const times = new Map<string, number>();
  for (const passage of passages) {
    const found = passage.kind === 'item' ? undefined : labelOf(passage);
    if (found !== undefined) times.set(found, (times.get(found) ?? 0) + 1);
  }
  const known = wordRegex(`^(?:${documents.links}|${MEDIA})$`);
  return (passage) => {
    const found = passage.kind === 'item' ? undefined : labelOf(passage);
    return found !== undefined && ((times.get(found) ?? 0) > 1 || known.test(found));
  };
}

/** "With information from Ada Lovelace, Alan Turing and Grace Hopper.": a paragraph of names thanks somebody. */
function isCredit({ kind, text }: Passage, lexer: Lexer): boolean {
  if (kind !== 'paragraph' || lexer.capitalNouns) return false;
  const words = text.match(/\p{L}[\p{L}’'.-]*/gu) ?? [];
  if (words.length > CREDIT.words || words.length < 4 || !/^[^.!?]+(?: \p{Lu}\.[^.!?]+)*\.?$/u.test(text))
    return false;
  const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  return names / words.length >= CREDIT.names;
}

/** "The new bridge at dawn. Source: Supplied": so much of what is said under a picture is in the text, too. */
const CAPTION = { words: 40, share: 0.6 };
const SOURCED =
  / (?:Source|Quelle|Fuente|Fonte|Pictures?|Photos?|Fotos?|Imagen|Imagem|Immagine|Bild) ?: [^.!?:]{2,40}$/u;

/** What stands under a picture, with who made it, and tells what the text tells. */
function isCaption(passages: readonly Passage[], lexer: Lexer): (passage: Passage) => boolean {
  const inText = passages.map((passage) => ({ passage, terms: new Set(lexer.terms(passage.text)) }));
  return (caption) => {
    const said = caption.text.replace(SOURCED, '');
    if (said === caption.text || !/[.!?…”"»]$/.test(said) || countWords(said) > CAPTION.words) return false;
    const terms = [...new Set(lexer.terms(said))];
    return inText.some(
      ({ passage, terms: others }) =>
        passage !== caption &&
        terms.filter((term) => others.has(term)).length >= terms.length * CAPTION.share,
    );
  };
}

/** What is said below each picture of a row, and the heading over it. */
function galleries(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = new Set<Passage>();
  let isInside = false;
  for (const passage of passages) {
    if (passage.kind === 'heading') isInside = passage.level !== 1 && GALLERY.test(passage.text);
    else if (passage.kind !== 'item') isInside = false;
    if (isInside) found.add(passage);
  }
  return found;
}

const FULL_NAME = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u;

/** "Ada Hill" and below it "Ada Hill is a reporter in Oslo.": who wrote it, behind the article. */
function aboutWriters(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = new Set<Passage>();
  passages.forEach((passage, at) => {
    const below = passages[at + 1];
    if (!FULL_NAME.test(passage.text) || !below?.text.startsWith(`${passage.text} `)) return;
    if (at > passages.length / 2) found.add(passage).add(below);
  });
  return found;
}

/** What of a set-off quotation is its words: behind them may stand, without a stop, whose they are. */
const quotedWords = ({ text }: Passage): string => /^.*[.!?…][”"»]?/su.exec(text)?.[0] ?? text;

/** Lines between paragraphs, and quotations set off, that say again what the text says. */
function pulledLines(passages: readonly Passage[], pack: LanguagePack, lexer: Lexer): ReadonlySet<Passage> {
  const isLine = ({ kind, text, level }: Passage): boolean =>
    kind === 'quote' || (kind !== 'item' && level !== 1 && !/[.:;?]$/.test(text));
  const lines = passages
    .filter(isLine)
    .map((passage) => ({ passage, terms: [...new Set(lexer.terms(quotedWords(passage)))] }))
    .filter(({ terms }) => terms.length >= PULLED_TERMS);
  if (lines.length === 0) return new Set();
  const pulled = new Set<Passage>();
  for (const body of passages) {
    if (body.kind !== 'paragraph' || !/[.!?]/.test(body.text)) continue;
    const sentences = splitSentences(body.text, pack.language).map((each) => new Set(lexer.terms(each)));
    const whole = new Set(sentences.flatMap((each) => [...each]));
    for (const { passage, terms } of lines) {
      // A quotation may be of several sentences.
      const said = passage.kind === 'quote' ? [whole] : sentences;
      if (passage !== body && said.some((each) => terms.every((term) => each.has(term)))) pulled.add(passage);
    }
  }
  return pulled;
}

/** What pages print around and between the paragraphs of an article, and what nobody would read out. */
export function withoutFurniture(passages: readonly Passage[], pack: LanguagePack): readonly Passage[] {
  const lexer = new Lexer(pack);
  const over = isOverArticle(passages);
  const link = isLink(passages, pack);
  const pulled = pulledLines(passages, pack, lexer);
  const caption = isCaption(passages, lexer);
  const writers = aboutWriters(passages);
  const pictures = galleries(passages);
  const kept = passages.filter(
    (passage, at) =>
      !over(passage, at) &&
      !link(passage) &&
      !pulled.has(passage) &&
      !caption(passage) &&
      !writers.has(passage) &&
      !pictures.has(passage) &&
      !isCredit(passage, lexer),
  );
  return kept.some(({ kind }) => kind !== 'heading') ? kept : passages;
}
