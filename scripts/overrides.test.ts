import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REPO = path.resolve(import.meta.dirname, '..');
const EMPTY = 'empty-npm-package';
const readJson = (file: string) => JSON.parse(readFileSync(path.join(REPO, file), 'utf8'));

type Overrides = { [name: string]: string | Overrides };
const { overrides } = readJson('package.json') as { overrides: Overrides };
const { packages } = readJson('package-lock.json') as {
  packages: Record<string, { name?: string; dependencies?: object; optionalDependencies?: object }>;
};

/** Who asks for what is left out; nobody in particular where it is left out for all. */
type LeftOut = [asker: string | undefined, name: string];

function leftOutBy(asker: string, what: string | Overrides): LeftOut[] {
  if (typeof what === 'string') return what.includes(EMPTY) ? [[undefined, asker]] : [];
  return Object.entries(what).flatMap(([name, to]): LeftOut[] =>
    String(to).includes(EMPTY) ? [[asker, name]] : [],
  );
}

const leftOut = Object.entries(overrides).flatMap(([asker, what]) => leftOutBy(asker, what));

const entryOf = (place: string): string => place.split('node_modules/').at(-1) ?? '';
/** Where a package asks from: the nearest folder above it wins, as Node has it. */
function installedFor(asker: string, name: string): string | undefined {
  for (let at = asker; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = path.posix.join(at, 'node_modules', name);
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

const asks = (place: string, name: string): boolean =>
  name in { ...packages[place]?.dependencies, ...packages[place]?.optionalDependencies };

describe.each(leftOut)('the override of %s > %s', (asker, name) => {
  const askers = Object.keys(packages).filter(
    (place) =>
      place.includes('node_modules/') &&
      packages[place]?.name !== EMPTY &&
      (asker === undefined || entryOf(place) === asker) &&
      asks(place, name),
  );

  it('is still asked for, and gets nothing', () => {
    expect(askers, 'nobody asks for it: the override can go').not.toEqual([]);
    for (const place of askers) {
      const got = installedFor(place, name);
      // Optional ones for other platforms are not in every lock.
      if (got) expect(packages[got]?.name, `${place} gets ${got}`).toBe(EMPTY);
    }
  });

  it('is in the decision that explains it', () => {
    expect(
      readFileSync(path.join(REPO, 'docs/decisions/0042-packages-that-are-left-out.md'), 'utf8'),
    ).toContain(asker === 'recheck' ? '`recheck`' : `\`${name}\``);
  });
});

/** What the product and its tests load of each package that goes without something. */
const LOADED: Record<string, { from: string; module: string; names: string[] }> = {
  '@huggingface/transformers': {
    from: 'packages/adapters',
    module: '@huggingface/transformers',
    names: ['WhisperForConditionalGeneration'],
  },
  '@tus/server': { from: 'apps/server', module: '@tus/server', names: ['Server'] },
  'node-av': { from: 'packages/adapters', module: 'node-av/api', names: ['Decoder', 'Demuxer'] },
  '@dittli/tts-de': { from: 'packages/speech', module: '@dittli/tts-de', names: ['graphemeToPhonemeDE'] },
  'onnx-proto': { from: 'packages/speech', module: 'onnx-proto', names: ['onnx'] },
  recheck: { from: '.', module: 'recheck', names: ['checkSync'] },
  '@tabler/icons-react': {
    from: 'apps/web',
    module: '@tabler/icons-react/dist/esm/icons/IconCode.mjs',
    names: ['default'],
  },
};

it.each(Object.entries(LOADED))('%s loads without what was left out', (_name, { from, module, names }) => {
  const program = `const all = await import(${JSON.stringify(module)});
    console.log(${JSON.stringify(names)}.filter((name) => (all[name] ?? all.default?.[name]) === undefined).join());`;
  // In a process of its own, where the module is looked up as its user does.
  const missing = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.join(REPO, from),
    encoding: 'utf8',
  });
  expect(missing.trim()).toBe('');
});

it('finds the voices of kokoro-js, whose code is never loaded', () => {
  const entry = createRequire(path.join(REPO, 'packages/speech/package.json')).resolve('kokoro-js');
  expect(readFileSync(path.join(path.dirname(entry), '../voices/af_heart.bin')).length).toBeGreaterThan(
    100_000,
  );
});

it('covers every package that goes without something', () => {
  const covered = new Set([...Object.keys(LOADED), 'kokoro-js']);
  const askers = leftOut.flatMap(([asker]) => asker ?? []);
  expect(askers.filter((asker) => !covered.has(asker))).toEqual([]);
});
