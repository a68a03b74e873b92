import type { Passage } from '@parlance/artifacts/source-text';

/** Fewer numbered lines are no list that a whole text is made of. */
const MIN_LINES = 3;
/** "3. Don't use a wooden rack": a number and a few words without a full stop. */
const LINE = /^(?<number>\d{1,2})[.)] (?<name>\p{Lu}[^.!?;]{3,90})$/u;

const DEEPEST = 6;

const numberOf = ({ kind, text }: Passage): number =>
  kind === 'item' ? 0 : Number(LINE.exec(text)?.groups?.number ?? 0);

/** The numbered lines of a text that is made of them: each has prose below it, and they count up from one. */
function numberedLines(passages: readonly Passage[]): readonly Passage[] {
  const lines = passages.filter((passage) => numberOf(passage) > 0);
  const countsUp = lines.every((line, at) => at === 0 || numberOf(line) > numberOf(lines[at - 1] as Passage));
  const below = (line: Passage): Passage | undefined => passages[passages.indexOf(line) + 1];
  const heads = lines.every(
    (line) => below(line)?.kind === 'paragraph' && /[.!?…]["”»]?$/.test(below(line)?.text ?? ''),
  );
  const isList = lines.length >= MIN_LINES && numberOf(lines[0] as Passage) === 1 && countsUp && heads;
  return isList ? lines : [];
}

/** "Seven secrets": the lines by which such a text is counted head its parts. */
export function withNumberedHeadings(passages: readonly Passage[]): {
  passages: readonly Passage[];
  isListed: boolean;
} {
  const lines = new Set(numberedLines(passages));
  const levels = passages.filter(({ kind }) => kind === 'heading').map(({ level = 2 }) => level);
  // An item that a page forgot to number is a heading all the same.
  const level = Math.min(...levels.filter((each) => each > 1), DEEPEST);
  return {
    passages: passages.map((passage) =>
      lines.has(passage)
        ? {
            ...passage,
            kind: 'heading',
            level: levels.length > 0 ? level : 2,
            text: LINE.exec(passage.text)?.groups?.name ?? passage.text,
          }
        : passage,
    ),
    isListed: lines.size > 0,
  };
}
