import type { Passage } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';

const SITE_MAX_CHARS = 40;
const FEW_NAMES = /^\s+\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,3}\s?$/u;

/** " | Site name" and " - Site name", as browser titles end. */
function withoutSiteName(title: string): string {
  const bar = title.search(/[|•·][^|•·]*$/);
  const dash = title.search(/[–—-][^–—-]*$/);
  const isApart = (at: number): boolean => /\s/.test(title[at - 1] ?? '') && /\s/.test(title[at + 1] ?? '');
  const behindBar = title.slice(bar + 1);
  const endsInSite = isApart(bar) && behindBar.length > 2 && behindBar.trimStart().length <= SITE_MAX_CHARS;
  const endsInNames = isApart(dash) && FEW_NAMES.test(title.slice(dash + 1));
  const cuts = [...(endsInSite ? [bar] : []), ...(endsInNames ? [dash] : [])];
  return cuts.length === 0 ? title : title.slice(0, Math.min(...cuts));
}

/** The heading the text opens with; a single top heading further down does as well. */
export function findTitle(passages: readonly Passage[]): string | undefined {
  const headings = passages.filter((passage) => passage.kind === 'heading');
  const top = headings.filter((heading) => heading.level === 1);
  const first = passages[0]?.kind === 'heading' ? passages[0] : undefined;
  const found = first ?? (top.length === 1 ? top[0] : undefined);
  if (!found) return undefined;
  const title = withoutSiteName(found.text).trim();
  return title === '' ? undefined : title.slice(0, LIMITS.titleMaxChars);
}
