import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Packages of this repository that the one in `folder` depends on, and those that they depend on. */
export function packagesUnder(folder: string, found = new Set<string>()): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const [, name] = /^@parlance\/(.+)$/.exec(dependency) ?? [];
    if (!name || found.has(name)) continue;
    found.add(name);
    packagesUnder(`packages/${name}`, found);
  }
  return found;
}

/** Every file in these files and folders of `root`; nothing where there is none. */
function filesIn(places: string[], root: string): string[] {
  return places
    .flatMap((place) => {
      const at = path.join(root, place);
      const about = statSync(at, { throwIfNoEntry: false });
      if (!about?.isDirectory()) return about ? [at] : [];
      return readdirSync(at, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    })
    .sort();
}

/** What something is built from, as it stands now. */
export type Sources = {
  /** Names, sizes and times: quick, and another one wherever files were copied. */
  look: string;
  /** Names and bytes. */
  content(): string;
};

export function sourcesOf(places: string[], root = ROOT): Sources {
  const files = filesIn(places, root);
  const look = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    look.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return {
    look: look.digest('hex'),
    content() {
      const content = createHash('sha256');
      for (const file of files) {
        const bytes = readFileSync(file);
        content.update(`${path.relative(root, file)}\0${bytes.length}\n`).update(bytes);
      }
      return content.digest('hex');
    },
  };
}
