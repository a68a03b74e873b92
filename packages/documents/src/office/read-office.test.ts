import { describe, expect, it } from 'vitest';
import { docxParagraph, docxParts, epubParts, odtParts, writeDocx } from '../fixtures/office.ts';
import { openDocument } from '../fixtures/open-document.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { writeZip } from '../fixtures/zip-writer.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';
import { readOdt } from './read-odt.ts';

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

describe('a text in the open format', () => {
  const read = (body: string, styles?: string) =>
    readOdt(openDocument(write(writeZip(odtParts(body, styles))), 'odt'), quietly);
  const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`;

  it('is read by its styles, also by those that were made from others', async () => {
    const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
    const document = await read(
      `<text:tracked-changes>${p('Struck out.')}</text:tracked-changes>` +
        `<text:table-of-content>${p('O porto 1')}</text:table-of-content>` +
        '<text:h text:outline-level="2">O porto</text:h>' +
        p('A água sai &amp; volta<text:s/>duas<text:tab/>vezes.') +
        p('Longas amarras.', 'P1') +
        p('secar redes', 'P2') +
        p('Use <text:span text:style-name="T1">secar_redes</text:span> hoje.') +
        `<text:list><text:list-item>${p('corda')}</text:list-item><text:list-item>${p('lâmpada')}</text:list-item></text:list>` +
        `<table:table><table:table-header-rows>${row('Porta', 'Hora')}</table:table-header-rows>${row('Leste', 'seis')}${row('Oeste', 'sete')}</table:table>`,
      '<style:style style:name="P1" style:parent-style-name="Quotations"/><style:style style:name="P2" style:parent-style-name="Source_20_Code"/><style:style style:name="T1"><style:text-properties style:font-name="Liberation Mono"/></style:style>',
    );
    expect(document).toMatchObject({ title: 'Carta do porto', language: 'pt' });
    expect(document.blocks).toEqual([
      { kind: 'contents', text: 'O porto 1' },
      { kind: 'heading', level: 2, text: 'O porto' },
      { kind: 'paragraph', text: 'A água sai & volta duas vezes.' },
      { kind: 'quote', text: 'Longas amarras.' },
      { kind: 'code', text: 'secar redes' },
      { kind: 'paragraph', text: 'Use `secar_redes` hoje.' },
      { kind: 'item', text: 'corda' },
      { kind: 'item', text: 'lâmpada' },
      expect.objectContaining({ kind: 'table', headed: true }),
    ]);
  });

  it('keeps a paragraph whole around its notes and boxes', async () => {
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('Since the spring.')}</text:note-body></text:note>`;
    const box = `<draw:frame><draw:text-box>${p('The wall', 'Illustration')}</draw:text-box></draw:frame>`;
    const { blocks } = await read(p(`It waits${note} for the${box} tide.`));
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'It waits for the tide.' },
      { kind: 'footnote', text: 'Since the spring.' },
      { kind: 'caption', text: 'The wall' },
    ]);
  });

  it('with a password is called encrypted, and without its text unreadable', async () => {
    const parts = odtParts(p('x'));
    const locked = parts.map((part) =>
      part.name === 'META-INF/manifest.xml' ? { ...part, text: '<x><manifest:encryption-data/></x>' } : part,
    );
    const open = (all: typeof parts) => readOdt(openDocument(write(writeZip(all)), 'odt'), quietly);
    await expect(open(locked)).rejects.toMatchObject({ code: 'document.encrypted' });
    await expect(open(parts.slice(0, 2))).rejects.toMatchObject({ code: 'document.unreadable' });
  });
});
