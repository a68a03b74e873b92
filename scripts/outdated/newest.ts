export type Standing = { name: string; installed: string; patch: string; newest: string };

type Parts = [major: number, minor: number, patch: number];

/** Undefined for whatever is no finished release. */
function partsOf(version: string): Parts | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

const later = (one: Parts, other: Parts): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** What stands where among all releases: of its own line, and at all. */
export function newestOf([name, installed]: [string, string], releases: string[]): Standing {
  const own = partsOf(installed);
  const finished = releases
    .map(partsOf)
    .filter((parts) => parts !== undefined)
    .sort(later);
  const line = finished.filter(([major, minor]) => own && major === own[0] && minor === own[1]);
  const told = (parts: Parts | undefined) =>
    parts && own && later(parts, own) > 0 ? parts.join('.') : installed;
  return { name, installed, patch: told(line.at(-1)), newest: told(finished.at(-1)) };
}
