import { isNamedByMachine } from './code.ts';
import { isProse } from './small-words.ts';

const TICKED = /`[^`]{1,300}`/g;
/** "class nets.Drier(wind)": what it is called stands in the first words. */
const NAMING_WORDS = 3;
/** "dry(nets)"; in "net(s)" the brackets are part of a word. */
const CALL = /\w\((?!e?s\))/;

/** "nets.dry(wind, tide=None)": however many of its words look like those of a sentence. */
const SIGNATURE = /^(?:\w+\.)*\w+\((?:[^()]*[,=*]|\w*\)\[)/;

/** A term that is set as code, or is what a machine calls something: what explains it is there to be looked up. */
export function isMachineTerm(term: string): boolean {
  const unset = term.replace(TICKED, '');
  if (unset !== term && !/[\p{L}\p{N}]/u.test(unset)) return true;
  if (SIGNATURE.test(term)) return true;
  if (/\?$/.test(term) || isProse(term)) return false;
  return term.split(' ', NAMING_WORDS).some((word) => CALL.test(word) || isNamedByMachine(word));
}
