import { fileKindSuite } from '@parlance/ports/suites/file-kind';
import { describe, expect, it } from 'vitest';
import { docxParagraph, docxParts, epubParts, odtParts } from '../fixtures/office.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { writeZip } from '../fixtures/zip-writer.ts';
import { fileKindsByContent } from './file-kind.ts';

fileKindSuite('by content', fileKindsByContent);

describe('an archive', () => {
  const write = temporaryFiles();
  const kindOf = (bytes: Buffer, name = 'a.zip') => fileKindsByContent().of({ path: write(bytes), name });
  const letter = docxParts(docxParagraph('x'));
  const book = epubParts([{ name: 'one.xhtml', html: '<p>x</p>' }]);

  it('is a letter or a book by what is in it', async () => {
    expect(await kindOf(writeZip(letter))).toEqual({ kind: 'document', format: 'docx' });
    expect(await kindOf(writeZip(book), 'a.docx')).toEqual({ kind: 'document', format: 'epub' });
    expect(await kindOf(writeZip(odtParts('')), 'a.docx')).toEqual({ kind: 'document', format: 'odt' });
    const [said, ...rest] = odtParts('');
    const sheet = { ...said!, text: 'application/vnd.oasis.opendocument.spreadsheet' };
    expect(await kindOf(writeZip([sheet, ...rest]))).toEqual({ kind: 'unknown' });
  });

  it('is unknown when it is both, neither, or hidden behind another file', async () => {
    const unknown = { kind: 'unknown' };
    expect(await kindOf(writeZip([...letter, ...book]))).toEqual(unknown);
    expect(await kindOf(writeZip([...odtParts(''), ...letter]))).toEqual(unknown);
    expect(await kindOf(writeZip([{ name: 'a.txt', text: 'x' }]))).toEqual(unknown);
    expect(await kindOf(Buffer.concat([Buffer.from('GIF89a'), writeZip(letter)]))).toEqual(unknown);
    expect(await kindOf(Buffer.concat([writeZip([{ name: 'x', text: 'y' }]), writeZip(letter)]))).toEqual(
      unknown,
    );
  });

  it('that Word locked is still a letter, so that its reader can say why it stays shut', async () => {
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(512),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(512),
    ]);
    expect(await kindOf(locked, 'a.docx')).toEqual({ kind: 'document', format: 'docx' });
  });
});
