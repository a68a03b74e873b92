import { isLegal, type Section, sectionNamed } from './document-words.ts';
import type { PlacedBlock } from './placed-block.ts';
import { isNote, isReferenceAmongOthers, referenceScore } from './reference.ts';
import { isProse } from './small-words.ts';

const SHORT_CHARS = 200;
/** "Notes" may be anything; these are never the text itself. */
const FOOTNOTES =
  /^(?:foot|end)notes?$|^(?:fu(?:ß|ss)|end)noten?$|^notas (?:al pie|a pie de página|de rodapé|finales|finais)$|^notes de (?:bas de page|fin)$|^note (?:a piè di pagina|finali)$/i;
const FOOTNOTES_MAX_SHARE = 0.1;
const THANKS_MAX_SHARE = 0.12;
const LICENCE_MAX_SHARE = 0.25;

const charsOf = (blocks: readonly PlacedBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);
const isOpen = ({ kind }: PlacedBlock): boolean => kind === 'paragraph' || kind === 'item';
/** What looks like a note by its mark is a work where works are listed. */
const mayBeWork = (block: PlacedBlock): boolean => isOpen(block) || block.kind === 'footnote';
const endsOpen = (text: string): boolean => !/[.!?…]["”’»)]?$/.test(text);

/** What the blocks under such a heading are; undefined leaves them as they are. */
function kindUnder(
  { text: heading }: PlacedBlock,
  section: Section,
  under: readonly PlacedBlock[],
  allChars: number,
) {
  const share = (test: (text: string) => boolean) =>
    charsOf(under.filter(({ text }) => test(text))) / Math.max(1, charsOf(under));
  const ofAll = charsOf(under) / Math.max(1, allChars);
  if (FOOTNOTES.test(heading) && ofAll <= FOOTNOTES_MAX_SHARE) return () => 'footnote' as const;
  if (
    section === 'references' &&
    share((text) => !isProse(text) && (referenceScore(text) > 1 || (text.length < 120 && endsOpen(text)))) >=
      0.6
  )
    return () => 'reference' as const;
  if (section === 'references' || section === 'notes') {
    const areNotes = share((text) => isNote(text) || isReferenceAmongOthers(text)) >= 0.5;
    return ({ text }: PlacedBlock) => {
      if (isReferenceAmongOthers(text)) return 'reference' as const;
      return areNotes ? ('footnote' as const) : undefined;
    };
  }
  if (section === 'thanks' && ofAll <= THANKS_MAX_SHARE) return () => 'boilerplate' as const;
  if (section === 'links')
    return ({ text }: PlacedBlock) =>
      text.length < SHORT_CHARS && endsOpen(text) ? ('boilerplate' as const) : undefined;
  if (section === 'licence' && (ofAll <= LICENCE_MAX_SHARE || share(isLegal) > 0.5))
    return () => 'licence' as const;
  return undefined;
}

/** "See also", on a line of its own, and the list under it. */
function markLinkLists(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  let isUnder = false;
  return blocks.map((block) => {
    const isLine = block.kind === 'paragraph' && sectionNamed(block.text) === 'links';
    isUnder = isLine || (isUnder && (block.kind === 'item' || (isOpen(block) && block.text.endsWith(':'))));
    return isUnder ? { ...block, kind: 'boilerplate' } : block;
  });
}

/** What readers are asked to do, with all that stands under it. */
function markExercises(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  let under: number | undefined;
  return blocks.map((block) => {
    const level = block.level ?? 2;
    if (block.kind === 'heading' && (under === undefined || level <= under))
      under = sectionNamed(block.text) === 'exercises' ? level : undefined;
    return under !== undefined && (isOpen(block) || block.kind === 'heading')
      ? { ...block, kind: 'boilerplate' }
      : block;
  });
}

/**
 * A heading such as "Notes" or "Sources" says what may stand under it. What does stand there decides: prose stays,
 * whatever it is called.
 */
export function markSections(read: readonly PlacedBlock[]): PlacedBlock[] {
  const blocks = markExercises(markLinkLists(read));
  const allChars = charsOf(blocks);
  const marked = [...blocks];
  blocks.forEach((heading, at) => {
    const section = heading.kind === 'heading' ? sectionNamed(heading.text) : undefined;
    if (!section || section === 'contents') return;
    let end = at + 1;
    while (end < blocks.length && blocks[end]?.kind !== 'heading') end++;
    const kindOf = kindUnder(heading, section, blocks.slice(at + 1, end), allChars);
    if (FOOTNOTES.test(heading.text)) marked[at] = { ...heading, kind: 'boilerplate' };
    for (let under = at + 1; kindOf && under < end; under++) {
      const block = marked[under] as PlacedBlock;
      const kind = (section === 'references' ? mayBeWork : isOpen)(block) ? kindOf(block) : undefined;
      if (kind) marked[under] = { ...block, kind };
    }
  });
  return marked;
}

/** Entries of a list of works that are hard to tell alone: their neighbours tell. */
export function markReferencesBesideOthers(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const marked = [...blocks];
  const spread = (at: number, beside: number) => {
    const block = marked[at];
    if (!block || !mayBeWork(block)) return;
    if (marked[beside]?.kind === 'reference' && isReferenceAmongOthers(block.text))
      marked[at] = { ...block, kind: 'reference' };
  };
  for (let at = 1; at < marked.length; at++) spread(at, at - 1);
  for (let at = marked.length - 2; at >= 0; at--) spread(at, at + 1);
  return marked;
}
