import { describe, expect, it } from 'vitest';
import { docxParagraph, docxParts, epubParts, writeDocx } from '../fixtures/office.ts';
import { openDocument } from '../fixtures/open-document.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { writeZip } from '../fixtures/zip-writer.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';

const write = temporaryFiles();
const quietly = () => {};

describe('a letter', () => {
  const read = (bytes: Buffer) => readDocx(openDocument(write(bytes), 'docx'), quietly);

  it('is read by its styles', async () => {
    const row =
      '<w:tr><w:tc><w:p><w:r><w:t>Leste</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>seis</w:t></w:r></w:p></w:tc></w:tr>';
    const document = await read(
      writeDocx(
        docxParagraph('O porto', 'Heading1') +
          docxParagraph('A água sai duas vezes por dia.') +
          docxParagraph('Deixe as amarras longas.', 'Quote') +
          docxParagraph('Figura 1', 'Caption') +
          `<w:tbl>${row}</w:tbl>`,
      ),
    );
    expect(document).toMatchObject({ title: 'Carta do porto', language: 'pt-BR' });
    expect(document.blocks.slice(0, 3)).toEqual([
      { kind: 'heading', level: 1, text: 'O porto' },
      { kind: 'paragraph', text: 'A água sai duas vezes por dia.' },
      { kind: 'quote', text: 'Deixe as amarras longas.' },
    ]);
    expect(document.blocks.slice(3)).toEqual([
      { kind: 'caption', text: 'Figura 1' },
      { kind: 'paragraph', text: 'Leste, seis' },
    ]);
  });

  it('says what is code, by the names word processors give its style', async () => {
    const { blocks } = await read(
      writeDocx(docxParagraph('Add the rule.') + docxParagraph('add rule ip filter', 'SourceCode')),
    );
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'Add the rule.' },
      { kind: 'code', text: 'add rule ip filter' },
    ]);
  });

  it('sets its notes apart, without the arrows that lead back from them', async () => {
    const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const mark = '<w:p><w:r><w:t>It waits.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>';
    const note = `<w:footnotes ${word}><w:footnote w:id="2">${docxParagraph('Since the spring.')}</w:footnote></w:footnotes>`;
    const { blocks } = await read(writeZip([...docxParts(mark), { name: 'word/footnotes.xml', text: note }]));
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'It waits.' },
      { kind: 'footnote', text: 'Since the spring.' },
    ]);
  });

  it('that Word locked is called encrypted', async () => {
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    await expect(read(locked)).rejects.toMatchObject({ code: 'document.encrypted' });
  });

  it('with an encrypted part is called encrypted', async () => {
    const parts = docxParts(docxParagraph('x')).map((part) => ({ ...part, encrypted: true }));
    await expect(read(writeZip(parts))).rejects.toMatchObject({ code: 'document.encrypted' });
  });

  it('is not fetched from elsewhere by what it names', async () => {
    const { blocks } = await read(
      writeZip([
        ...docxParts(docxParagraph('The only words.')),
        { name: 'word/media/image1.png', text: 'no picture' },
        { name: '../../../etc/passwd', text: 'no file' },
      ]),
    );
    expect(blocks).toEqual([{ kind: 'paragraph', text: 'The only words.' }]);
  });
});

describe('a book', () => {
  const chapters = [
    {
      name: 'first one.xhtml',
      html: '<h1>Water</h1><p>It leaves<sup>1</sup> twice a day.</p><pre>code</pre>',
    },
    { name: 'note.xhtml', html: '<p>An aside.</p>', linear: false },
    {
      name: 'second.xhtml',
      html: '<h1>Mud</h1><p>It <em>stays</em>.<a epub:type="noteref" href="#n">2</a></p><aside epub:type="footnote"><p>A note.</p></aside><ul><li>grey</li></ul>',
    },
  ];
  const read = (parts: Parameters<typeof writeZip>[0], onStep = quietly) =>
    readEpub(openDocument(write(writeZip(parts)), 'epub'), onStep);

  it('is read in the order of its spine, without asides and its table of contents', async () => {
    let steps = 0;
    const document = await read(epubParts(chapters), () => {
      steps++;
    });
    expect(document).toMatchObject({ title: 'The Book of Tides', language: 'en-GB', warnings: [] });
    expect(document.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Water' },
      { kind: 'paragraph', text: 'It leaves twice a day.' },
      { kind: 'code', text: 'code' },
      { kind: 'heading', level: 1, text: 'Mud' },
      { kind: 'paragraph', text: 'It stays.' },
      { kind: 'footnote', text: 'A note.' },
      { kind: 'item', text: 'grey' },
    ]);
    expect(steps).toBe(2);
  });

  it('is read once, however many places of a chapter its spine names', async () => {
    const once = await read(epubParts(chapters));
    const parts = epubParts(chapters).map((part) =>
      part.name.endsWith('.opf') && part.text
        ? {
            ...part,
            text: part.text
              .replace(
                '</manifest>',
                '<item id="again" href="text/second.xhtml#grey" media-type="application/xhtml+xml"/></manifest>',
              )
              .replace('</spine>', '<itemref idref="again"/><itemref idref="again"/></spine>'),
          }
        : part,
    );
    expect((await read(parts)).blocks).toEqual(once.blocks);
  });

  const lockedBy = (algorithm: string) => [
    ...epubParts(chapters),
    {
      name: 'META-INF/encryption.xml',
      text: `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
    },
  ];

  it('locked by its publisher is called encrypted', async () => {
    await expect(read(lockedBy('http://www.w3.org/2001/04/xmlenc#aes256-cbc'))).rejects.toMatchObject({
      code: 'document.encrypted',
    });
  });

  it('whose fonts alone are scrambled is read', async () => {
    expect((await read(lockedBy('http://www.idpf.org/2008/embedding'))).blocks).toHaveLength(7);
  });
});
