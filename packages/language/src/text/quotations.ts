const QUOTED = /[“«"][^“”«»"]*[”»"]/g;
const asItIs = (text: string): string => text;

/** Somebody's own words stay as they are: what stands outside quotation marks is changed, the rest only where told. */
export function outsideQuotations(
  text: string,
  change: (part: string, behind: string) => string,
  changeQuoted: (quoted: string) => string = asItIs,
): string {
  let changed = '';
  let from = 0;
  for (const quoted of text.matchAll(QUOTED)) {
    changed += change(text.slice(from, quoted.index), text.slice(quoted.index)) + changeQuoted(quoted[0]);
    from = quoted.index + quoted[0].length;
  }
  return changed + change(text.slice(from), '');
}
