import { isNamedByMachine } from './code.ts';
import { bareWord, isIdentifier } from './identifiers.ts';
import type { PlacedBlock } from './placed-block.ts';
import { isForFingers } from './pressed.ts';

const OPEN: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote', 'code', 'table', 'formula']);
const TICKED = /`[^`]{1,200}`/;
const LOOKED_AT_WORDS = 400;
const MIN_FOR_MACHINES = 4;
const FOR_MACHINES_SHARE = 0.29;
/** Shorter lines are labels, whatever the document is. */
const MIN_WORDS = 3;

const isForMachines = ({ kind, text }: PlacedBlock, own: ReadonlySet<string>): boolean =>
  kind === 'code' ||
  TICKED.test(text) ||
  isForFingers(text) ||
  text
    .split(/\s+/, LOOKED_AT_WORDS)
    .some((word) => (isNamedByMachine(word) || isIdentifier(word)) && !own.has(bareWord(word)));

/**
 * Whether a document explains a machine to those who have it before them: much of it is code, or names what a machine
 * calls so. What is no whole sentence there is a label, a term or an entry, and nothing to listen to.
 */
export function isManual(blocks: readonly PlacedBlock[], own: ReadonlySet<string>): boolean {
  const open = blocks.filter(
    ({ kind, text, language }) =>
      OPEN.has(kind) && language === undefined && (kind === 'code' || text.split(/\s+/).length >= MIN_WORDS),
  );
  const found = open.filter((block) => isForMachines(block, own)).length;
  return found >= MIN_FOR_MACHINES && found >= open.length * FOR_MACHINES_SHARE;
}

/** Whether anything in a document is for machines: a command, a key, a name that only a machine has. */
export const speaksOfMachines = (blocks: readonly PlacedBlock[], own: ReadonlySet<string>): boolean =>
  blocks.some((block) => OPEN.has(block.kind) && isForMachines(block, own));
