import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentFormat, DocumentReader, ReadDocument } from '../src/document-reader.ts';

const FORMATS: DocumentFormat[] = ['pdf', 'docx', 'odt', 'epub', 'markdown', 'text', 'html'];
const NEVER = new AbortController().signal;

const PAGE = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>As marés — Jornal</title>
<meta property="og:title" content="As marés"><link rel="canonical" href="/mares"><style>p{color:red}</style></head>
<body><nav><a href="/">Início</a> <a href="/mais">Mais lidas</a></nav><header>Assine o jornal agora</header>
<main><article><h1>As marés</h1>${'<p>Duas vezes por dia o porto se esvazia e volta a encher, sem que ninguém precise pedir, e os pescadores do muro leste anotam a hora a lápis.</p>'.repeat(6)}
<h2>O vento</h2><p>Quando o vento sopra contra a corrente, as tabelas erram por mais de meio metro &amp; ninguém se espanta.</p>
<ul><li>amarras longas</li><li>olho no relógio</li></ul><figure><img src="x.jpg"><figcaption>O muro leste, ontem</figcaption></figure>
<script>track()</script></article></main><footer>Todos os direitos reservados</footer></body></html>`;

/** What every document reader promises. */
export function documentReaderSuite(name: string, make: () => DocumentReader): void {
  describe(`document reader: ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlance-reader-suite-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const reader = make();
    let count = 0;
    const read = (content: string | Uint8Array, format: DocumentFormat, more = {}): Promise<ReadDocument> => {
      const path = join(folder, String(count++));
      writeFileSync(path, content);
      return reader.read({ path, format, name: 'a file', ...more }, NEVER);
    };

    it('gives plain text as it stands: nothing in it says what its parts are', async () => {
      const { blocks } = await read('The tides\n\nThe harbour empties\ntwice a day.', 'text');
      expect(blocks).toEqual([
        { kind: 'unstructured', text: 'The tides\n\nThe harbour empties\ntwice a day.' },
      ]);
    });

    it('reads Markdown as words, without marks and addresses, and says what is code and what a table', async () => {
      const markdown = [
        '---\ntitle: "Tides"\nlang: en\n---',
        '# The *harbour*',
        'Water [leaves](https://example.com/x) **twice**\na day.',
        '- one\n- two `gates`',
        '> Keep the lines long.',
        '```js\nconst secret = 1;\n```',
        '| Gate | Hour |\n|---|---|\n| east | six |',
        '<div onclick="x()">raw</div>',
      ].join('\n\n');
      const document = await read(markdown, 'markdown');
      expect(document).toMatchObject({ title: 'Tides', language: 'en' });
      expect(document.blocks).toEqual([
        { kind: 'heading', level: 1, text: 'The harbour' },
        { kind: 'paragraph', text: 'Water leaves twice a day.' },
        { kind: 'item', text: 'one' },
        { kind: 'item', text: 'two `gates`' },
        { kind: 'quote', text: 'Keep the lines long.' },
        { kind: 'code', text: 'const secret = 1;' },
        {
          kind: 'table',
          text: 'Gate, Hour; east, six',
          rows: [
            ['Gate', 'Hour'],
            ['east', 'six'],
          ],
          headed: true,
        },
      ]);
    });

    it('reads the article of a page, and what the page says about itself', async () => {
      const document = await read(PAGE, 'html', { url: 'https://jornal.example/2026/x?ref=1' });
      expect(document).toMatchObject({
        title: 'As marés',
        language: 'pt-BR',
        canonicalUrl: 'https://jornal.example/mares',
      });
      const text = document.blocks.map((block) => block.text).join('\n');
      expect(text).toContain('erram por mais de meio metro & ninguém se espanta.');
      expect(document.blocks).toContainEqual({ kind: 'item', text: 'amarras longas' });
      expect(document.blocks).toContainEqual({ kind: 'heading', level: 2, text: 'O vento' });
      for (const furniture of ['Início', 'Assine', 'direitos', 'track', 'color'])
        expect(text).not.toContain(furniture);
      expect(document.blocks).toContainEqual({ kind: 'caption', text: 'O muro leste, ontem' });
    });

    it.each(FORMATS)('says that an empty %s is empty or unreadable', async (format) => {
      await expect(read('', format)).rejects.toMatchObject({
        code: expect.stringMatching(/^document\.(empty|unreadable)$/),
      });
    });

    it.each(['pdf', 'docx', 'odt', 'epub'] as const)(
      'says that something else named %s is unreadable',
      async (format) => {
        await expect(read('just some words', format)).rejects.toMatchObject({ code: 'document.unreadable' });
      },
    );

    it('says that blank text is empty', async () => {
      await expect(read(' \n\n \t \n', 'text')).rejects.toMatchObject({ code: 'document.empty' });
    });

    it('stops when nobody waits any more', async () => {
      const path = join(folder, 'stopped');
      writeFileSync(path, 'some words');
      const stop = new AbortController();
      const reading = reader.read({ path, format: 'text', name: 'a file' }, stop.signal);
      stop.abort(new Error('nobody waits'));
      await expect(reading).rejects.toThrow('nobody waits');
    });

    it('reads many at once, each its own', async () => {
      const texts = Array.from({ length: 4 }, (_, index) => `These are the words of document ${index}.`);
      const documents = await Promise.all(texts.map((text) => read(text, 'text')));
      expect(documents.map(({ blocks }) => blocks[0]?.text)).toEqual(texts);
    });
  });
}
