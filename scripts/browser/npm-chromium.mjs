// The Chromium that npm ships (@sparticuz/chromium): packed for a cloud function with no fonts and few
// libraries, so we unpack it ourselves and tell it where its fonts and libraries lie.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const BUNDLES = ['al2023', 'fonts', 'swiftshader'];

function packageRoot() {
  // The package's `exports` hide its package.json, so walk up from the entry to the folder that holds the binary.
  let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'bin', 'chromium.br'))) {
    if (dirname(folder) === folder) throw new Error('@sparticuz/chromium holds no bin/chromium.br');
    folder = dirname(folder);
  }
  return folder;
}

const unbrotli = (from, to) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));

async function unpackBundle(bin, name, folder) {
  const tar = join(folder, `${name}.tar`);
  await unbrotli(join(bin, `${name}.tar.br`), tar);
  const { status, stderr } = spawnSync('tar', ['-xf', tar, '-C', folder, '--no-same-owner'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tar could not unpack ${name}: ${stderr}`);
  rmSync(tar);
}

// Its own fonts.conf names one fixed folder; on a machine without fonts nothing would be painted at all.
const fontsConf = (folder) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir>${folder}/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>
`;

/** Unpacks into `cacheRoot` once; two runs at the same time are safe, the later one throws its copy away. */
export async function unpackNpmChromium(cacheRoot) {
  const root = packageRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(cacheRoot, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cacheRoot, { recursive: true });
    const draft = mkdtempSync(`${folder}.`);
    const bin = join(root, 'bin');
    await unbrotli(join(bin, 'chromium.br'), join(draft, 'chromium'));
    for (const name of BUNDLES) await unpackBundle(bin, name, draft);
    chmodSync(join(draft, 'chromium'), 0o755);
    writeFileSync(join(draft, 'fonts-local.conf'), fontsConf(folder));
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { folder, version };
}

function needsItsOwnLibraries(binary) {
  const ldd = spawnSync('ldd', [binary], { encoding: 'utf8' });
  return ldd.status !== 0 || ldd.stdout.includes('not found');
}

/** Undefined where the binary, which is built for x86-64 Linux, can't run. */
export async function npmChromium(cacheRoot) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { folder, version } = await unpackNpmChromium(cacheRoot);
  const path = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: join(folder, 'fonts-local.conf') };
  if (needsItsOwnLibraries(path)) {
    env.LD_LIBRARY_PATH = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  }
  return { path, env, source: `@sparticuz/chromium ${version} from npm` };
}
