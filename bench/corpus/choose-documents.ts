import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type CorpusDocument, DOCUMENTS } from './documents.ts';
import { fetchDocument } from './fetch-document.ts';

const SUITE = 'http://deb.debian.org/debian/dists/bookworm/main';
const MAX_PACKAGE_BYTES = 12_000_000;
const MIN_TEXT_BYTES = 6_000;
const MIN_PRINTED_BYTES = 30_000;

/** What stands where, by its name alone: nobody looks into a document before it is chosen. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['paper', /^usr\/share\/doc\/.*(?:paper|article|thesis|journal|proceedings)[^/]*\.pdf(?:\.gz)?$/i],
  ['talk', /^usr\/share\/doc\/.*(?:slides|talk|presentation)[^/]*\.pdf(?:\.gz)?$/i],
  [
    'printed manual',
    /^usr\/share\/doc\/.*(?:manual|guide|handbook|tutorial|introduction)[^/]*\.pdf(?:\.gz)?$/i,
  ],
  ['e-book', /^usr\/share\/.*\.epub$/i],
  [
    'tutorial page',
    /^usr\/share\/doc\/.*(?:tutorial|getting.?started|howto|introduction|overview|guide)[^/]*\.html?$/i,
  ],
  ['translated page', /^usr\/share\/.*\/(?:de|fr|es|it|pt|pt[_-]br)\/[^/]+\.html?$/i],
  [
    'history',
    /^usr\/share\/doc\/.*\/(?:history|about|background|philosophy|rationale|motivation)[^/]*\.(?:html?|txt|md|rst)(?:\.gz)?$/i,
  ],
  ['list of questions', /^usr\/share\/doc\/.*\/faq[^/]*?(?:\.(?:html?|txt|md))?(?:\.gz)?$/i],
  [
    'plain text',
    /^usr\/share\/doc\/.*\/(?:howto|tutorial|intro|guide|design|notes)[^/.]*(?:\.txt)?(?:\.gz)?$/i,
  ],
  ['read-me', /^usr\/share\/doc\/.*\/readme[^/]*\.(?:md|markdown)(?:\.gz)?$/i],
  ['office document', /^usr\/share\/.*\.(?:odt|docx)$/i],
  [
    'specification',
    /^usr\/share\/doc\/.*\/[^/]*(?:specification|protocol|standard|format)[^/]*\.(?:html?|txt|pdf)(?:\.gz)?$/i,
  ],
  ['request for comments', /^usr\/share\/doc\/.*\/(?:rfc|draft-)[^/]*\.(?:txt|html?)(?:\.gz)?$/i],
  ['minutes', /^usr\/share\/.*\/[^/]*(?:minutes|meeting|agenda)[^/]*\.(?:txt|html?|md|pdf)(?:\.gz)?$/i],
  [
    'essay',
    /^usr\/share\/doc\/.*\/[^/]*(?:essay|manifesto|opinion|social|ethics|philosophy|foreword|preface)[^/]*\.(?:txt|html?|md|pdf)(?:\.gz)?$/i,
  ],
  [
    'story',
    /^usr\/share\/.*\/[^/]*(?:story|stories|tales?|novel|chapter|alice|legend|fable)[^/]*\.(?:txt|html?|md|pdf)(?:\.gz)?$/i,
  ],
  ['other print', /^usr\/share\/doc\/.*\.pdf(?:\.gz)?$/i],
  ['news', /^usr\/share\/doc\/.*\/(?:news|announce|release.?notes)[^/]*?(?:\.(?:txt|md|html?))?(?:\.gz)?$/i],
];

type Chosen = Omit<CorpusDocument, 'set'>;
type Packages = ReadonlyMap<string, { file: string; source: string; bytes: number }>;

async function indexOf(name: string): Promise<string> {
  const answer = await fetch(`${SUITE}/${name}.gz`, { signal: AbortSignal.timeout(300_000) });
  if (!answer.ok) throw new Error(`${SUITE}/${name}.gz answered ${answer.status}`);
  return gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8');
}

function packagesOf(index: string): Packages {
  return new Map(
    index.split('\n\n').flatMap((paragraph) => {
      const field = (name: string) => new RegExp(`^${name}: (\\S+)`, 'm').exec(paragraph)?.[1] ?? '';
      const file = field('Filename');
      const found = { file, source: file.split('/').at(-2) ?? '', bytes: Number(field('Size')) };
      return file ? [[field('Package'), found] as const] : [];
    }),
  );
}

const languageOf = (path: string): string =>
  /\/(de|fr|es|it|pt)(?:[_-]br)?\/[^/]+$/i.exec(path)?.[1]?.toLowerCase() ?? 'en';

/** Whether the file is there in its package, and long enough for an audio. */
async function isLongEnough(document: Chosen, cache: string): Promise<boolean> {
  try {
    const path = await fetchDocument(document, cache);
    const least = /\.(?:pdf|epub)$/i.test(path) ? MIN_PRINTED_BYTES : MIN_TEXT_BYTES;
    return statSync(path).size >= least;
  } catch {
    return false;
  }
}

/**
 * Documents that no rule was made on, as many of each kind: all of Debian's in the order of the hashes of their paths,
 * one of a source package, none of a package that is in the list already.
 */
export async function chooseDocuments(
  { seed, ofEach, onlyKinds }: { seed: string; ofEach: number; onlyKinds: readonly string[] },
  cache: string,
): Promise<Chosen[]> {
  const packages = packagesOf(await indexOf('binary-arm64/Packages'));
  const known = new Set(DOCUMENTS.map(({ packed }) => packed.split('/').at(-2)));
  const files = (await indexOf('Contents-all'))
    .split('\n')
    .map((row) => /^(\S+)\s+\S*?([^/\s,]+)$/.exec(row))
    .flatMap((row) => (row ? [{ path: row[1]!, name: row[2]! }] : []));
  const rank = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  const chosen: Chosen[] = [];
  for (const [kind, wanted] of KINDS) {
    if (onlyKinds.length > 0 && !onlyKinds.includes(kind)) continue;
    const ranked = files
      .filter(({ path }) => wanted.test(path))
      .map((file) => ({ ...file, rank: rank(file.path) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1));
    let left = ofEach;
    for (const { path, name } of ranked) {
      if (left === 0) break;
      const pack = packages.get(name);
      if (!pack || pack.bytes > MAX_PACKAGE_BYTES || known.has(pack.source)) continue;
      const document = {
        kind,
        language: languageOf(path),
        name: `${name} ${path.split('/').at(-1)!.replace(/\.gz$/, '')}`,
        packed: pack.file,
        path,
      };
      if (!(await isLongEnough(document, cache))) continue;
      known.add(pack.source);
      chosen.push(document);
      left--;
    }
  }
  return chosen;
}
