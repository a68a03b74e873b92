import { tmpdir } from 'node:os';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { Fetched } from '@parlance/ports/page-fetcher';
import type { PageLinks } from '@parlance/ports/page-links';
import { expect, it } from 'vitest';
import { previewPage, previewTopic } from './preview-source.ts';

const { signal } = new AbortController();
const ask = { askedLanguage: 'en', signal };
const READ: SourceText = { language: 'en', passages: [] };
const NO_LINKS: PageLinks = { feeds: [], media: [], captions: [], isVideo: false };

/** A site that answers with this; what is read of it is remembered. */
function site(contentType: string, links: Partial<PageLinks> = {}) {
  const read: unknown[] = [];
  async function* body() {
    yield new TextEncoder().encode('<p>The lamp was lit.</p>');
  }
  const fetched: Fetched = {
    url: 'https://example.com/lamp',
    contentType,
    body: body(),
    headers: {},
  };
  const deps = {
    scratchDir: tmpdir(),
    pages: { open: async () => fetched },
    references: [],
    fileKinds: { of: async () => ({ kind: 'document' as const, format: 'pdf' as const }) },
    documents: {
      read: async (file: unknown) => {
        read.push(file);
        return { blocks: [], title: 'The lamp', warnings: [] };
      },
    },
    foreign: { links: async () => ({ ...NO_LINKS, ...links }), source: async () => READ },
  };
  return { deps, read };
}

it('reads a page and a document as an audio of them would', async () => {
  const page = site('text/html');
  expect(await previewPage(page.deps, 'https://example.com/lamp', ask)).toBe(READ);
  expect(page.read).toMatchObject([{ format: 'html', url: 'https://example.com/lamp' }]);
  const paper = site('application/pdf');
  expect(await previewPage(paper.deps, 'https://example.com/lamp', ask)).toBe(READ);
  expect(paper.read).toMatchObject([{ format: 'pdf' }]);
});

it.each([
  ['a recording', site('audio/mpeg')],
  ['a feed', site('application/rss+xml')],
  ['a video', site('text/html', { isVideo: true })],
  [
    'an episode’s page',
    site('text/html', { feeds: ['/rss'], media: [{ url: '/a.mp3' }] as PageLinks['media'] }),
  ],
])('does not know what is said in %s', async (_, { deps, read }) => {
  expect(await previewPage(deps, 'https://example.com/lamp', ask)).toBeUndefined();
  expect(read).toEqual([]);
});

it('reads a topic that lies here, and looks none up elsewhere', async () => {
  const article = { title: 'Lamps', language: 'en', blocks: [] };
  const reference = (kind: 'almanac' | 'wikipedia', articles = [article]) => ({
    kind,
    find: async () => articles,
    nearest: async () => [],
  });
  const { deps } = site('text/html');
  const known = (...references: ReturnType<typeof reference>[]) =>
    previewTopic({ ...deps, references }, 'lamps', ask);
  expect(await known(reference('almanac'))).toBe(READ);
  expect(await known(reference('almanac', []), reference('wikipedia'))).toBeUndefined();
  expect(await known(reference('wikipedia'), reference('almanac'))).toBeUndefined();
});
