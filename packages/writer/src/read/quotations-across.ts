/** A quotation of several paragraphs has no more than so many. */
const MAX_PARAGRAPHS = 8;

const OPENS = /^[“"«„]/;
const CLOSES = /[”"»]$/;

/** How many quotations are left open at its end. */
function leftOpen(text: string): number {
  const curly = (text.match(/[“«]/g)?.length ?? 0) - (text.match(/[”»]/g)?.length ?? 0);
  return curly + ((text.match(/"/g)?.length ?? 0) % 2);
}

/**
 * Which paragraphs are somebody's words from end to end: each but the last opens with a mark that only the last closes,
 * or has none at all.
 */
export function quotedAcross(paragraphs: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  for (let at = 0; at < paragraphs.length; at++) {
    const text = paragraphs[at] ?? '';
    if (quoted.has(at) || !OPENS.test(text) || leftOpen(text) <= 0) continue;
    const rest = paragraphs.slice(at + 1, at + MAX_PARAGRAPHS);
    const last = rest.findIndex((each) => CLOSES.test(each) && leftOpen(each.replace(OPENS, '')) !== 0);
    if (last < 0) continue;
    for (let inside = at; inside <= at + 1 + last; inside++) quoted.add(inside);
  }
  return quoted;
}
