import { untilSealed } from '@parlance/isolation/testing/sealed-children';
import { documentReaderSuite } from '@parlance/ports/suites/document-reader';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { deflatedMegabytes, inflatingStream, nestedFormsPdf } from './fixtures/bombs.ts';
import { docxParts, epubParts } from './fixtures/office.ts';
import { writePdf } from './fixtures/pdf-writer.ts';
import { temporaryFiles } from './fixtures/temporary-files.ts';
import { writeZip } from './fixtures/zip-writer.ts';
import { isolatedDocumentReader } from './isolated.ts';
import { MAX_TEXT_BYTES } from './limits.ts';

const NEVER = new AbortController().signal;
/** Slow machines included; what is promised is that it ends with a clear answer, in the reader's own time. */
const PATIENT = 120_000;

/** Patience is wall time; on a machine busy with other things honest documents need more of it. */
const unhurried = () => isolatedDocumentReader({ patienceMs: PATIENT });

documentReaderSuite('in a process of its own', unhurried);

describe('a reading process', () => {
  const write = temporaryFiles();
  const tooLarge = { code: 'document.too_large' };

  it(
    'ends at a PDF page that unfolds to gigabytes, and the service does not swell with it',
    async () => {
      const reader = unhurried();
      const bomb = write(writePdf([{ content: inflatingStream(3_000) }]));
      const before = process.memoryUsage.rss();
      await expect(reader.read({ path: bomb, format: 'pdf', name: 'bomb' }, NEVER)).rejects.toMatchObject(
        tooLarge,
      );
      expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
      const letter = write('Still here.');
      const { blocks } = await reader.read({ path: letter, format: 'text', name: 'letter' }, NEVER);
      expect(blocks).toEqual([{ kind: 'unstructured', text: 'Still here.' }]);
    },
    PATIENT,
  );

  it(
    'ends at a PDF page that would be drawn for ever',
    async () => {
      const reader = isolatedDocumentReader({ patienceMs: 4_000 });
      const bomb = write(nestedFormsPdf());
      await expect(reader.read({ path: bomb, format: 'pdf', name: 'bomb' }, NEVER)).rejects.toMatchObject(
        tooLarge,
      );
    },
    PATIENT,
  );

  it(
    'ends at a letter and at a book that unfold to gigabytes',
    async () => {
      const reader = unhurried();
      const packed = deflatedMegabytes(4_000);
      const letter = docxParts('').map((part) =>
        part.name === 'word/document.xml' ? { ...part, packed } : part,
      );
      const book = epubParts([{ name: 'one.xhtml', html: '' }]).map((part) =>
        part.name.endsWith('one.xhtml') ? { ...part, packed } : part,
      );
      const reads = [
        reader.read({ path: write(writeZip(letter)), format: 'docx', name: 'bomb' }, NEVER),
        reader.read({ path: write(writeZip(book)), format: 'epub', name: 'bomb' }, NEVER),
      ];
      await Promise.all(reads.map((read) => expect(read).rejects.toMatchObject(tooLarge)));
    },
    PATIENT,
  );

  it(
    'ends at a book of many chapters that each stay under the limit',
    async () => {
      const packed = deflatedMegabytes(14);
      const names = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.xhtml`, html: '' }));
      const book = epubParts(names).map((part) =>
        /\d\.xhtml$/.test(part.name) ? { ...part, packed } : part,
      );
      const path = write(writeZip(book));
      await expect(unhurried().read({ path, format: 'epub', name: 'bomb' }, NEVER)).resolves.toMatchObject({
        warnings: ['truncated'],
      });
    },
    PATIENT,
  );

  it(
    'reads a page of ten megabytes, whatever it is made of',
    async () => {
      const reader = unhurried();
      const paragraph =
        '<p>The harbour was <a href="/x">quiet</a> that morning &mdash; and the <em>tide</em> low.</p>\n'
          .repeat(2)
          .replace('</p>\n<p>', ' ');
      const long = `<html lang="en"><head><title>Long</title></head><body><nav>Home</nav>${paragraph.repeat(60_000)}</body></html>`;
      const deep = `<html><body>${'<div>'.repeat(300_000)}at the bottom${'</div>'.repeat(300_000)}</body></html>`;
      const scripted = `<html><body><script>${'var a="<p>no</p>";'.repeat(550_000)}</script><p>The only words of the page.</p></body></html>`;
      const read = (html: string) => reader.read({ path: write(html), format: 'html', name: 'page' }, NEVER);
      const document = await read(long);
      expect(document).toMatchObject({ title: 'Long', language: 'en', warnings: ['truncated'] });
      expect(document.blocks).toHaveLength(20_000);
      expect(document.blocks[0]?.text).toBe(
        Array(2).fill('The harbour was quiet that morning — and the tide low.').join(' '),
      );
      expect((await read(deep)).blocks).toEqual([{ kind: 'paragraph', text: 'at the bottom' }]);
      expect((await read(scripted)).blocks).toEqual([
        { kind: 'paragraph', text: 'The only words of the page.' },
      ]);
    },
    PATIENT,
  );

  it(
    'reads what it can of a text that is larger than anyone would listen to',
    async () => {
      const path = write('The same sentence over and over.\n\n'.repeat(900_000));
      const { warnings, blocks } = await unhurried().read({ path, format: 'text', name: 'x' }, NEVER);
      expect(warnings).toEqual(['truncated']);
      expect(blocks.map(({ text }) => text.length)).toEqual([MAX_TEXT_BYTES]);
    },
    PATIENT,
  );

  it.each([
    ['shift_jis', '港は一日に二度からになる。'],
    ['gb18030', '港口每天两次退潮。'],
    ['koi8-r', 'Гавань дважды в день пустеет.'],
    ['cp437', 'Ω is not α.'],
  ])('knows %s without opening a file for it', async (charset, text) => {
    const path = write(iconv.encode(text, charset));
    const { blocks } = await unhurried().read({ path, format: 'text', name: 'x', charset }, NEVER);
    expect(blocks).toEqual([{ kind: 'unstructured', text }]);
  });

  it('refuses a file that is not there', async () => {
    const path = `${write('')}-gone`;
    await expect(unhurried().read({ path, format: 'text', name: 'x' }, NEVER)).rejects.toMatchObject({
      code: 'document.unreadable',
    });
  });

  it.skipIf(process.platform !== 'linux')('is behind the seal while it reads', async () => {
    const stop = new AbortController();
    const path = write(nestedFormsPdf());
    const reading = unhurried().read({ path, format: 'pdf', name: 'endless' }, stop.signal);
    reading.catch(() => {});
    await untilSealed('reading-process.ts');
    stop.abort(new Error('seen'));
    await expect(reading).rejects.toThrow('seen');
  });

  it('lets a waiting reader go without taking its turn', async () => {
    const reader = isolatedDocumentReader({ atOnce: 1 });
    const path = write('Some words.');
    const file = { path, format: 'text', name: 'x' } as const;
    const stop = new AbortController();
    const first = reader.read(file, NEVER);
    const second = reader.read(file, stop.signal);
    stop.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const third = reader.read(file, NEVER);
    expect((await first).blocks).toEqual((await third).blocks);
  });
});
