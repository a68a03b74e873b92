import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operate } from '../../testing/operate.ts';
import { fetchModel } from './fetch-model.ts';
import { sayProgress } from './progress.ts';
import { openFileServer } from './testing/file-server.ts';

/** Begins as such a file does: its mark, version 3, and then whatever. */
const model = (bytes = 300_000): Buffer =>
  Buffer.concat([Buffer.from('GGUF'), Buffer.from([3, 0, 0, 0]), randomBytes(bytes - 8)]);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** From wherever it broke: what was on the way when a line is cut may be lost. */
const THE_REST = /^bytes=[1-9]\d*-$/;

describe('fetching a model', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof openFileServer>>;
  let bytes: Buffer;
  const cuts: string[] = [];
  const seen: number[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parlance-models-'));
    bytes = model();
    server = await openFileServer({ '/small.gguf': { bytes } });
    cuts.length = 0;
    seen.length = 0;
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const fetched = (change: object = {}, deps: object = {}) =>
    fetchModel(
      { address: `${server.url}/small.gguf`, folder, ...change },
      {
        onProgress: (got) => seen.push(got),
        onCut: (why) => cuts.push(why),
        firstPauseMs: 1,
        ...deps,
      },
    );
  const kept = () => readFile(path.join(folder, 'small.gguf'));

  it('brings it whole, tells how far it is, and leaves nothing beside it', async () => {
    const { file, sha256: hash } = await fetched({ sha256: sha256(bytes).toUpperCase() });
    expect(await readFile(file)).toEqual(bytes);
    expect(hash).toBe(sha256(bytes));
    expect(seen.at(-1)).toBe(bytes.length);
    expect(await readdir(folder)).toEqual(['small.gguf']);
  });

  it('asks for the rest of the same file after every cut', async () => {
    server.troubles.push({ cutAfter: 100_000 }, { cutAfter: 50_000 }, { status: 503 });
    await fetched();
    expect(await kept()).toEqual(bytes);
    expect(cuts).toHaveLength(3);
    const [first, ...others] = server.asked.map(({ range }) => range);
    expect(first).toBeUndefined();
    for (const range of others) expect(range).toMatch(THE_REST);
    expect(server.asked[1]?.['if-range']).toMatch(/^"/);
  });

  it('goes on with what an earlier command brought', async () => {
    server.troubles.push({ cutAfter: 200_000 }, ...Array.from({ length: 5 }, () => ({ status: 503 })));
    await expect(fetched()).rejects.toThrow(/say the same command again/);
    await fetched();
    expect(server.asked.at(-1)?.range).toMatch(THE_REST);
    expect(await kept()).toEqual(bytes);
  });

  it('begins again when the server has another file there meanwhile', async () => {
    const other = model();
    server.troubles.push({ cutAfter: 200_000 }, ...Array.from({ length: 5 }, () => ({ status: 503 })));
    await fetched().catch(() => {});
    server.files['/small.gguf'] = { bytes: other };
    await fetched();
    expect(await kept()).toEqual(other);
  });

  it('begins again on a server that knows no ranges', async () => {
    server.troubles.push({ cutAfter: 200_000 }, 'no_ranges');
    await fetched();
    expect(await kept()).toEqual(bytes);
  });

  it('goes on only from a mark that means the very same bytes, unless the hash is known', async () => {
    server.files['/small.gguf'] = { bytes, etag: 'W/"much-the-same"' };
    server.troubles.push({ cutAfter: 200_000 });
    await fetched();
    expect(server.asked[1]?.range).toBeUndefined();

    await rm(path.join(folder, 'small.gguf'));
    server.troubles.push({ cutAfter: 200_000 });
    await fetched({ sha256: sha256(bytes) });
    expect(server.asked.at(-1)?.range).toMatch(THE_REST);
    expect(await kept()).toEqual(bytes);
  });

  it('takes a server that says nothing for one that is gone', async () => {
    server.troubles.push('silent');
    await fetched({}, { silenceMs: 500 });
    // On a busy machine the next answer may seem silent, too.
    expect(new Set(cuts)).toEqual(new Set(['the server said nothing for too long']));
    expect(await kept()).toEqual(bytes);
  });

  it('follows where the address leads', async () => {
    server.troubles.push({ redirect: '/small.gguf' });
    await fetched();
    expect(await kept()).toEqual(bytes);
  });

  it('fetches nothing twice', async () => {
    await fetched();
    expect(await fetched()).toMatchObject({ wasThere: true, sha256: sha256(bytes) });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['nothing there', { address: '/none.gguf' }, /404: there is no such file.*download button/],
    ['a page instead of a file', { address: '/page.gguf' }, /no GGUF file: it begins with "<!DOCTYP"/],
    ['nearly nothing', { address: '/short.gguf' }, /no GGUF file/],
    ['another hash', { address: '/small.gguf', sha256: 'a'.repeat(64) }, /has SHA-256 .*Nothing was kept/],
  ])('says what to do about %s, and keeps nothing', async (_, { address, ...change }, said) => {
    server.files['/page.gguf'] = { bytes: Buffer.from('<!DOCTYPE html><title>A model</title>') };
    server.files['/short.gguf'] = { bytes: Buffer.from('GGUF') };
    await expect(fetched({ address: `${server.url}${address}`, ...change })).rejects.toThrow(said);
    expect(await readdir(folder)).toEqual([]);
  });

  it('says what to do about a server that wants to know who asks', async () => {
    server.troubles.push({ status: 403 });
    await expect(fetched()).rejects.toThrow(/403: .*browser.*OWN_MODEL_FILE/);
  });

  it('asks for room before it takes anything', async () => {
    await expect(fetched({}, { freeBytes: async () => 1_000 })).rejects.toThrow(
      /no space .*0\.000 GB are free.*PARLANCE_DATA_DIR/,
    );
    expect(seen).toEqual([]);
  });

  it.each(['ftp://a.example/m.gguf', 'not an address', 'http://ada:secret@a.example/m.gguf'])(
    'takes no %s',
    async (address) => {
      await expect(fetched({ address })).rejects.toThrow(/address/);
    },
  );

  it('is a command, whose mistakes are answered in a sentence', async () => {
    const env = { PARLANCE_DATA_DIR: folder };
    const said = await operate(env, 'fetch-model', `${server.url}/small.gguf`, '--sha256', sha256(bytes));
    expect(said).toContain(`OWN_MODEL_FILE=${path.join(folder, 'models', 'small.gguf')}`);
    expect(said).toContain('npm ci --prefix tools/own-model --ignore-scripts');
    expect(await operate(env, 'fetch-model', `${server.url}/none.gguf`)).not.toContain('    at ');
    expect(await operate(env, 'fetch-model')).toContain('Say the address');
    expect(await operate(env, 'fetch-model', 'https://a.example/m', '--sha256', 'abc')).toContain('64');
  });

  it('does not take a half-written note of an earlier command for one', async () => {
    await writeFile(path.join(folder, 'small.gguf.part'), 'rubbish');
    await writeFile(path.join(folder, 'small.gguf.part.json'), '{"addr');
    await fetched();
    expect(await kept()).toEqual(bytes);
  });
});

it('says every few seconds how far it is and how long it takes', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = sayProgress(
    (line) => lines.push(line),
    () => now,
  );
  progress(1e9, 4e9);
  now = 1_000;
  progress(1.1e9, 4e9);
  expect(lines).toEqual([]);
  now = 10_000;
  progress(2e9, 4e9);
  now = 20_000;
  progress(2.5e9, undefined);
  expect(lines).toEqual(['2.00 GB of 4.00 GB (50%), 100.0 MB/s, 20 s left', '2.50 GB, 50.0 MB/s']);
});
