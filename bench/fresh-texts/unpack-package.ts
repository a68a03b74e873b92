import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = 'http://deb.debian.org/debian';
const INDEX = `${DEBIAN}/dists/bookworm/main/binary-all/Packages.xz`;

async function download(url: string, file: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

type IndexEntry = { url: string; sha256: string };

let index: Promise<Map<string, IndexEntry>> | undefined;

/** Where the packages of Debian's stable release lie. */
async function readIndex(folder: string): Promise<Map<string, IndexEntry>> {
  const file = path.join(folder, 'Packages.xz');
  if (!(await exists(file))) await download(INDEX, file);
  const { stdout } = await run('xz', ['-dc', file], { maxBuffer: 2 ** 28 });
  return new Map(
    stdout.split('\n\n').map((entry) => {
      const lines = entry.split('\n');
      const field = (name: string): string =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      return [field('Package'), { url: `${DEBIAN}/${field('Filename')}`, sha256: field('SHA256') }];
    }),
  );
}

async function unpackDebian(name: string, into: string, folder: string): Promise<void> {
  index ??= readIndex(folder);
  const entry = (await index).get(name);
  if (!entry) throw new Error(`Debian has no package ${name}`);
  const answer = await fetch(entry.url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== entry.sha256)
    throw new Error(`${entry.url} is not what the index says`);
  const file = `${into}.deb`;
  await writeFile(file, bytes);
  await run('dpkg-deb', ['-x', file, into]);
  await rm(file);
}

async function unpackNpm(spec: string, into: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', spec, '--json', '--pack-destination', into]);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const file = path.join(into, filename);
  await run('tar', ['-xzf', file, '-C', into]);
  await rm(file);
}

/** The folder a package of npm or Debian is unpacked in; it is fetched once. Needs tar, xz and dpkg-deb. */
export async function unpackPackage(name: string, folder: string): Promise<string> {
  const colon = name.indexOf(':');
  const [registry, spec] = [name.slice(0, colon), name.slice(colon + 1)];
  const unpacked = path.join(folder, name.replace(/[^\w.-]+/g, '-'));
  if (await exists(unpacked)) return unpacked;
  const fresh = `${unpacked}.part`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  if (registry === 'npm') await unpackNpm(spec, fresh);
  else await unpackDebian(spec, fresh, folder);
  await rename(fresh, unpacked);
  return unpacked;
}
