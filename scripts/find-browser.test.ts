import { existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unpackNpmChromium } from './browser/npm-chromium.mjs';
import { type Browser, findBrowser, firstUsable, whyNot } from './find-browser.mjs';

const named = (path: string): Browser => ({ path, env: {}, source: 'test' });
const quiet = () => {};

describe('choosing a browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('takes the first that nothing can be said against and says why others were skipped', async () => {
    const log: string[] = [];
    const judge = async ({ path }: Browser) => (path === '/good' ? undefined : 'it has no usable font');
    const found = await firstUsable([named('/mute'), named('/good'), named('/never')], judge, (line) =>
      log.push(line),
    );
    expect(found.path).toBe('/good');
    expect(log).toEqual(['skipped /mute (test): it has no usable font']);
  });

  it('names every browser it tried when none will do', async () => {
    const judge = async () => 'it can’t play MP3';
    await expect(firstUsable([named('/a'), named('/b')], judge, quiet)).rejects.toThrow(
      /CHROME_PATH.*\/a.*\/b/s,
    );
  });

  it('refuses a program that is no browser', async () => {
    expect(await whyNot(named(process.execPath))).toBeTypeOf('string');
  });

  it('never passes over a browser that was asked for by name', async () => {
    vi.stubEnv('PARLANCE_TEST_BROWSER', '');
    vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
    await expect(findBrowser({ log: quiet })).rejects.toThrow(/CHROME_PATH=\/nowhere\/chrome/);
  });
});

describe('the Chromium npm ships', () => {
  it('unpacks into a program for x86-64 with fonts and libraries beside it', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'chromium-'));
    try {
      const { folder } = await unpackNpmChromium(cache);
      const head = Buffer.alloc(20);
      readSync(openSync(join(folder, 'chromium'), 'r'), head);
      expect(head.subarray(0, 4).toString('latin1')).toBe('\x7fELF');
      expect(head.readUInt16LE(18)).toBe(62);
      expect(existsSync(join(folder, 'lib/libnss3.so'))).toBe(true);
      expect(readFileSync(join(folder, 'fonts-local.conf'), 'utf8')).toContain(`${folder}/fonts`);
    } finally {
      rmSync(cache, { recursive: true, force: true });
    }
  });
});
