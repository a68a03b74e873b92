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

it('has a table as a table, though the whole page is one and has no names over its columns', async () => {
  const row = (day: number) =>
    `<tr><td>${day} March</td><td>Talk</td><td><b>How the nets of the outer harbour are dried in year ${day}</b><br>16.30<br>Hall ${day}</td><td>Harbour office</td></tr>`;
  const rows = Array.from({ length: 20 }, (_, at) => row(at + 1)).join('\n');
  const { blocks } = await read(
    `<html><body><table width="100%"><tr><td colspan="4"><h3>March</h3></td></tr>${rows}</table></body></html>`,
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
});

it('has the paragraphs of a page that a table only arranges', async () => {
  const { blocks } = await read(
    `<html><body><table><tr><td>Home</td><td>${prose('nets', 6)}</td></tr><tr><td>Links</td><td>${prose('boats', 6)}</td></tr></table></body></html>`,
  );
  const told = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
  expect(told.join(' ').match(/they saw of the (?:nets|boats)/g)).toHaveLength(12);
});

it('has rows of many cells for a table, though one of the cells holds paragraphs', async () => {
  const row = (day: number) =>
    `<tr><td><p>Net ${day}</p></td><td><p>${day === 3 ? 'A net that hangs. '.repeat(30) : 'dry'}</p></td><td><p>R</p></td></tr>`;
  const rows = Array.from({ length: 8 }, (_, at) => row(at + 1)).join('');
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<table>${rows}</table>${prose('boats', 3)}</article></body></html>`,
  );
  const told = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
  expect(told).toHaveLength(9);
  expect(told.filter((text) => /Net \d|hangs|^R$/.test(text))).toEqual([]);
});

it('has the head of a table that only arranges the page for a label', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<table><tr><th>Nets mended in year 3</th></tr><tr><td>${prose('boats', 6)}</td></tr><tr><th>Boats</th></tr></table></article></body></html>`,
  );
  expect(blocks.filter(({ kind }) => kind === 'caption').map(({ text }) => text)).toEqual([
    'Nets mended in year 3',
    'Boats',
  ]);
});

it('says of a paragraph that all of it is a link', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<p><a href="a.html">Mayor asks for nets</a></p><p>Boats and <a href="b.html">nets</a></p></article></body></html>`,
  );
  expect(blocks.filter(({ linked }) => linked).map(({ text }) => text)).toEqual(['Mayor asks for nets']);
});

it('knows a list of nothing but links for one that leads elsewhere', async () => {
  const links = ['Nets', 'How boats are moored', 'The mud', 'Tables of the tide', 'Wind'];
  const list = links.map((name, at) => `<li><a href="part${at}.html">${name}</a></li>`).join('');
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1><ul>${list}</ul>${prose('nets', 6)}<ul><li><a href="a.html">Rope</a> of hemp</li><li><a href="b.html">Two lamps</a></li><li><a name="c">Bread</a></li></ul></article></body></html>`,
  );
  expect(blocks.filter(({ kind }) => kind === 'contents').map(({ text }) => text)).toEqual(links);
  expect(blocks.filter(({ kind }) => kind === 'item').map(({ text }) => text)).toEqual([
    'Rope of hemp',
    'Two lamps',
    'Bread',
  ]);
});

it('knows the items of a list in a table that only arranges the page', async () => {
  const nets = Array.from({ length: 30 }, (_, at) => `<li>A net that was dried in year ${at}</li>`).join('');
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<table><tr><td>Old</td><td><ul>${nets}</ul></td></tr><tr><td>New</td><td>None</td></tr></table></article></body></html>`,
  );
  expect(blocks).toContainEqual({ kind: 'item', text: 'A net that was dried in year 29' });
});

it('says under which terms of a list words stand', async () => {
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}<dl><dt><code>Drier</code></dt><dd><p>Dries nets.</p><dl><dt>Returns</dt><dd>A dry net.</dd></dl></dd><dt>Tide</dt><dd>Comes again.</dd></dl><p>All dry.</p></article></body></html>`,
  );
  expect(blocks.slice(-7).map(({ text, terms }) => [text, terms])).toEqual([
    ['`Drier`', ['`Drier`']],
    ['Dries nets.', ['`Drier`']],
    ['Returns', ['`Drier`', 'Returns']],
    ['A dry net.', ['`Drier`', 'Returns']],
    ['Tide', ['Tide']],
    ['Comes again.', ['Tide']],
    ['All dry.', undefined],
  ]);
});

it('takes no author for part of the title', async () => {
  const page = (title: string) =>
    read(
      `<html><head><meta property="og:title" content="${title}"><meta name="author" content="Ada Hill"></head><body><article>${prose('tide', 8)}</article></body></html>`,
    );
  expect((await page('What does the tide tell us? | Ada Hill')).title).toBe('What does the tide tell us?');
  expect((await page('What does the tide tell us? | Part Two')).title).toContain('Part Two');
});

it.each([
  ['<meta name="author" content="Ada Hill">', 'Ada Hill'],
  ['<meta property="article:author" content="https://paper.example/ada">', undefined],
  ['', undefined],
])('says who wrote a page only where its head does: %s', async (head, author) => {
  const page = await read(
    `<html><head><title>Nets</title>${head}</head><body><article><h1>Nets</h1>${prose('nets', 6)}<p class="byline">Ben Cole</p></article></body></html>`,
  );
  expect(page.author).toBe(author);
});

it('keeps words in bold apart from the sentence they head, and others in it', async () => {
  const rows = [
    '<b>Dry nets</b><br>Wind dries them.',
    '<b>Wet nets</b> The tide wets them.',
    '<b>Harbour</b> Hill is quiet.',
    '<b>The search</b> – Divers came.',
    '<b>The search –</b> Divers came.',
    '<b>OSLO</b> – Divers came.',
    '<b>Nobody in the harbour knew</b> – Divers came.',
  ];
  const { blocks } = await read(
    `<html><body><article><h1>Nets</h1>${prose('nets', 6)}${rows.map((row) => `<p>${row}</p>`).join('')}</article></body></html>`,
  );
  expect(blocks.slice(-7).map(({ text }) => text)).toEqual([
    'Dry nets: Wind dries them.',
    'Wet nets: The tide wets them.',
    'Harbour Hill is quiet.',
    'The search: Divers came.',
    'The search: Divers came.',
    'OSLO – Divers came.',
    'Nobody in the harbour knew – Divers came.',
  ]);
});
