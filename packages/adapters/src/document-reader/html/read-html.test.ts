import { expect, it } from 'vitest';
import { openDocument } from '../fixtures/open-document.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { readHtml } from './read-html.ts';

const write = temporaryFiles();
const read = (html: string) => readHtml(openDocument(write(Buffer.from(html)), 'html'));

const prose = (about: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>The keepers of the harbour wrote down in year ${at} what they saw of the ${about}, and they were seldom wrong about it.</p>`,
  ).join('');

it('has all sections of a page, though one of them looks most like an article', async () => {
  const section = (about: string, count: number) =>
    `<div class="sect1"><h2>${about}</h2><div class="sectionbody">${prose(about, count)}</div></div>`;
  const { blocks } = await read(
    `<html><head><title>tides(7)</title></head><body><h1>tides(7)</h1><div id="content">${section('boats', 4)}${section('winds', 20)}${section('nets', 5)}${section('mud', 8)}</div></body></html>`,
  );
  for (const about of ['boats', 'winds', 'nets', 'mud'])
    expect(blocks.filter(({ text }) => text.includes(`of the ${about},`))).not.toHaveLength(0);
});

it('has no comments that are longer than the article', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}</article><div class="comments">${prose('price', 30)}</div></body></html>`,
  );
  expect(blocks.filter(({ text }) => text.includes('of the nets'))).toHaveLength(6);
  expect(blocks.filter(({ text }) => text.includes('of the price'))).toEqual([]);
});

it('keeps the one heading over the page above those of its sections', async () => {
  const { blocks } = await read(
    `<html><head><title>Chinese, Mandarin</title></head><body><h1>世界人权宣言</h1><h2>序言</h2>${prose('tide', 8)}</body></html>`,
  );
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text, level }) => [text, level])).toEqual([
    ['世界人权宣言', 1],
    ['序言', 2],
  ]);
});

it('says where a formula stands in a sentence, and nothing of links that lead to their own heading', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets<a class="headerlink" href="#nets">¶</a></h1>${prose('nets', 6)}<p>The load stays under <img class="math" src="a.png" alt="3~k\\Omega"/> at <img class="math" src="b.png" alt="5 V"/>, and <math><mi>x</mi></math> follows <math><mi>x</mi><mo>=</mo><mn>1</mn></math> here.</p></article></body></html>`,
  );
  expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'Nets' });
  expect(blocks.at(-1)?.text).toBe('The load stays under \ufffc at 5 V , and x follows \ufffc here.');
});

it('has no number of a note behind a sentence, and keeps the number of a section', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<p>They are dried.<a class="footnote-reference" href="#n2">2</a> The wind does it, as section <a href="#s3">3</a> says.</p></article></body></html>`,
  );
  expect(blocks.at(-1)?.text).toBe('They are dried. The wind does it, as section 3 says.');
});
