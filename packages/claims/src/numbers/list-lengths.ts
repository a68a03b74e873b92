import { cuesOf } from './number-cues.ts';

const PARTS = /[^\s,;]+|[,;]/gu;
/** An item of more words is a clause. */
const LONGEST_ITEM = 5;

/** How many things each list of a text names: "Bolivia, Chile, Colombia y Ecuador" are four. */
export function listLengths(text: string, language: string): number[] {
  const joints = cuesOf(language).and.split(' ');
  const lengths: number[] = [];
  let [separators, words] = [0, 0];
  for (const part of text.match(PARTS) ?? []) {
    const isJoint = joints.includes(part.toLowerCase());
    if (part === ',' || part === ';' || isJoint) {
      // "x, and y" is parted once; the first item may end a clause of any length.
      if (separators === 0 || words > 0)
        separators = separators > 0 && words > LONGEST_ITEM ? 1 : separators + 1;
      words = 0;
      if (isJoint && separators > 0) {
        lengths.push(separators + 1);
        separators = 0;
      }
    } else words++;
  }
  return lengths;
}
