import { describe, expect, it } from 'vitest';
import { embedPage } from './embed-page.ts';
import { oEmbed } from './oembed.ts';
import { shareLinks } from './share-links.ts';
import { descriptionOf, sharePage } from './share-page.ts';
import type { SharedRecording } from './shared-recording.ts';
import { INJECTIONS } from './testing/injections.ts';
import { readStrictHtml } from './testing/strict-html.ts';

const links = shareLinks('https://parlance.example');

const sharedWith = (words: string): SharedRecording => ({
  token: 'a-token',
  audioId: 'an-id',
  title: words,
  creator: words,
  createdAt: new Date(0),
  language: 'en-US',
  durationMs: 1000,
  shownotes: words,
  chapters: [{ title: words, startMs: 0 }],
  files: 'files/',
  revision: 'r1',
});

const written = async (words: string) => {
  const shared = sharedWith(words);
  const { head } = await sharePage({ find: async () => shared, links })('a-token');
  // What is the same for everybody.
  const own = /<(style|script|svg)\b[\s\S]*?<\/\1>/g;
  const embed = (await embedPage(shared, links).text()).replace(own, '');
  return [head, embed, oEmbed(shared, links, {}).html].map(readStrictHtml);
};

const shapeOf = ({ elements }: ReturnType<typeof readStrictHtml>) =>
  elements.map(({ name, attributes }) => `${name} ${Object.keys(attributes).join(' ')}`);

describe('what people wrote, in pages that we write', () => {
  it.each(INJECTIONS)('stays text: %j', async (payload) => {
    const harmless = (await written('Reefs')).map(shapeOf);
    const pages = await written(payload);
    expect(pages.map(shapeOf)).toEqual(harmless);
    const addresses = pages.flatMap(({ elements }) =>
      elements.flatMap(({ attributes: { href, src } }) => [href ?? '', src ?? '']),
    );
    for (const address of addresses)
      expect(address).toMatch(/^(https:\/\/parlance\.example\/|\/api\/shared_audios\/|$)/);
  });
});

it('describes an audio by the first paragraph of its notes, without marks', () => {
  const notes =
    '## Chapters\n\n- 00:00:00 Go\n\nA *very* good [talk](https://x.example) on `reefs` \\*really\\*.\n\nMore.';
  expect(descriptionOf({ ...sharedWith('x'), shownotes: notes })).toBe('A very good talk on reefs *really*.');
  expect(descriptionOf({ ...sharedWith('x'), shownotes: '  ', creator: 'Ada' })).toBe('Ada');
});

it('takes a token from addresses of its own share pages only', () => {
  expect(links.tokenIn('https://parlance.example/audio/abc-DEF_1')).toBe('abc-DEF_1');
  for (const other of ['https://evil.example/audio/abc', 'https://parlance.example/app/abc', 'abc', ''])
    expect(links.tokenIn(other)).toBeUndefined();
});
