import { fold } from '@parlance/language/text/fold';
import { NUMBER } from '@parlance/language/text/written-numbers';

export type NumberToken = {
  text: string;
  folded: string;
  index: number;
  end: number;
  digits: boolean;
  capital: boolean;
  /** Only a space or a hyphen before it. */
  joined: boolean;
  /** Only a hyphen before it. */
  hyphened: boolean;
  /** An apostrophe stands before it: "'47". */
  apostrophe: boolean;
};

export const TOKEN = new RegExp(`(${NUMBER.source})|\\p{L}[\\p{L}\\p{M}]*|%`, 'gu');
const POINTED = /(?:^|[\s(])\.$/;
const JOINT = /^[\s\u00a0\u202f-]{0,2}$/u;

/** Numbers in digits and words, in order. */
export function numberTokens(text: string): NumberToken[] {
  let end = 0;
  return Array.from(text.matchAll(TOKEN), (match) => {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    // ".7" begins with its point.
    const said = match[1] !== undefined && POINTED.test(gap) ? `0.${match[0]}` : match[0];
    return {
      text: said,
      folded: fold(said),
      index: match.index,
      end,
      digits: match[1] !== undefined,
      capital: /^\p{Lu}/u.test(match[0]),
      joined: JOINT.test(gap.replace(POINTED, ' ')),
      hyphened: gap === '-',
      apostrophe: /['’]$/.test(gap),
    };
  });
}
