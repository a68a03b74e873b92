import type { Passage } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';

/** " | Site name" and " - Site name", as browser titles end. */
const SITE_NAME = /\s+[|•·]\s+[^|•·]{2,40}$|\s+[–—-]\s+(?:\p{Lu}[\p{L}.]*\s?){1,4}$/u;

/** The heading the text opens with; a single top heading further down does as well. */
export function findTitle(passages: readonly Passage[]): string | undefined {
  const headings = passages.filter((passage) => passage.kind === 'heading');
  const top = headings.filter((heading) => heading.level === 1);
  const first = passages[0]?.kind === 'heading' ? passages[0] : undefined;
  const found = first ?? (top.length === 1 ? top[0] : undefined);
  if (!found) return undefined;
  const title = found.text.replace(SITE_NAME, '').trim();
  return title === '' ? undefined : title.slice(0, LIMITS.titleMaxChars);
}
