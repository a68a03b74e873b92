import { AppError } from '@parlance/kernel/errors';
import { expect, it } from 'vitest';
import { wikipedia } from './wikipedia.ts';

const signal = new AbortController().signal;

/** An encyclopedia with one article; `answers` counts what it was asked. */
function encyclopedia(title: string, fault?: () => unknown) {
  const asked: URL[] = [];
  let time = 0;
  const reference = wikipedia({
    now: () => time,
    pages: {
      async open(address) {
        const url = new URL(address);
        asked.push(url);
        if (fault) throw fault();
        const reply = url.searchParams.has('srsearch')
          ? { query: { search: [{ title }] } }
          : {
              query: {
                pages: [
                  {
                    title,
                    fullurl: `https://en.wikipedia.org/wiki/${title}`,
                    extract: 'Tides are long waves.\n\n\n== Causes ==\nThe Moon pulls.\n',
                  },
                ],
              },
            };
        const body = (async function* () {
          yield new TextEncoder().encode(JSON.stringify(reply));
        })();
        return { url: address, contentType: 'application/json', headers: {}, body };
      },
    },
  });
  return { reference, asked, later: (ms: number) => (time += ms) };
}

it('reads the article that is about the topic, in its language', async () => {
  const { reference, asked } = encyclopedia('Tide');
  expect(await reference.find('how tides work', { language: 'pt', signal })).toEqual([
    {
      title: 'Tide',
      language: 'pt',
      url: 'https://en.wikipedia.org/wiki/Tide',
      blocks: [
        { kind: 'paragraph', text: 'Tides are long waves.' },
        { kind: 'heading', level: 2, text: 'Causes' },
        { kind: 'paragraph', text: 'The Moon pulls.' },
      ],
    },
  ]);
  expect(asked[0]?.hostname).toBe('pt.wikipedia.org');
});

it('has nothing when the search answers with something else', async () => {
  const { reference } = encyclopedia('List of fictional planets');
  expect(await reference.find('politics of Zorgon', { language: 'en', signal })).toEqual([]);
});

it('knows nothing while it is out of reach, and keeps nobody waiting for it again', async () => {
  const { reference, asked, later } = encyclopedia('Tide', () => new AppError('fetch.unreachable'));
  for (let i = 0; i < 3; i++) expect(await reference.find('tides', { language: 'en', signal })).toEqual([]);
  expect(asked).toHaveLength(1);
  later(6 * 60_000);
  await reference.find('tides', { language: 'en', signal });
  expect(asked).toHaveLength(2);
});
