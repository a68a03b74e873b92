import { UNREADABLE } from '@parlance/ports/document-reader';

/** "x", "5 V", "3.3": as good as words. */
const SAID = /^(?:[\p{L}\d]{1,3}|[+−-]?\d{1,6}(?:[.,]\d{1,4})?[ ~]?\p{L}{0,3})$/u;

/** A formula that is hardly one as it is written, else the sign of a gap. */
export function formulaWords(written: string): string {
  const bare = written.trim();
  return SAID.test(bare) ? ` ${bare.replace('~', ' ')} ` : ` ${UNREADABLE} `;
}
