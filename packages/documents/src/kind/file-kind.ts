import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DocumentFormat } from '@parlance/ports/document-reader';
import type { FileKind, FileKinds } from '@parlance/ports/file-kind';
import { zipEnd, zipEntries } from '../office/zip-directory.ts';
import { charsetByMark, charsetByZeros } from '../text/charset.ts';
import { signatureOf } from './magic-bytes.ts';

const HEAD_BYTES = 64 * 1024;
/** Readers of PDF look this far for its beginning, so a PDF can hide behind something else. */
const PDF_REACH_BYTES = 1_024;
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

const UNKNOWN: FileKind = { kind: 'unknown' };
const document = (format: DocumentFormat): FileKind => ({ kind: 'document', format });

const BY_NAME: Record<string, DocumentFormat> = {
  '.txt': 'text',
  '.text': 'text',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
};

/** Controls other than line ends, tabs and escapes don't occur in text of any charset. */
function isText(head: Uint8Array): boolean {
  if (charsetByMark(head) ?? charsetByZeros(head)) return true;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b);
}

function textFormat(head: Uint8Array, name: string): DocumentFormat {
  const named = BY_NAME[extname(name).toLowerCase()];
  if (named) return named;
  const start = Buffer.from(head.subarray(0, 512)).toString('latin1');
  return /^\W{0,8}\s*<(?:!doctype html|html[\s>])/i.test(start) ? 'html' : 'text';
}

/** The first entry of such an archive says what it is, and is not compressed. */
const TEXT_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.textPK';
const ENTRY_NAME_AT = 30;

async function archiveKind(file: FileHandle, head: Buffer): Promise<FileKind> {
  if (head.subarray(0, PDF_REACH_BYTES).includes('%PDF-')) return UNKNOWN;
  const entries = await zipEntries(file);
  const names = new Set(entries?.map((entry) => entry.name));
  const isBook = names.has('META-INF/container.xml');
  const isLetter = names.has('word/document.xml') && names.has('[Content_Types].xml');
  const said = head.toString('latin1', ENTRY_NAME_AT, ENTRY_NAME_AT + TEXT_DOCUMENT.length);
  const isOpenDocument = said === TEXT_DOCUMENT && names.has('content.xml');
  const formats = [isBook && 'epub', isLetter && 'docx', isOpenDocument && 'odt'] as const;
  const [format, second] = formats.filter((each) => each !== false);
  return format && !second ? document(format) : UNKNOWN;
}

/** Where the real beginning lies: marks and blank lines in front of a PDF are common and harmless. */
function withoutLead(head: Buffer): Buffer {
  const lead =
    /^(?:\xef\xbb\xbf)?[\s\0]{0,64}(?=%PDF-)/.exec(head.toString('latin1', 0, 128))?.[0].length ?? 0;
  return head.subarray(lead);
}

/** A file that also ends as an archive, or carries a PDF near its front, is two files in one. */
async function isTwofold(file: FileHandle, head: Buffer, isPdf: boolean): Promise<boolean> {
  if (!isPdf && head.subarray(0, PDF_REACH_BYTES).includes('%PDF-')) return true;
  return (await zipEnd(file)) !== undefined;
}

async function kindOf(file: FileHandle, name: string): Promise<FileKind> {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
  const head = withoutLead(buffer.subarray(0, bytesRead));
  if (head.length === 0) return UNKNOWN;
  const signature = signatureOf(head);
  if (signature === 'zip') return await archiveKind(file, head);
  // A locked letter: the reader will say so better than "unknown" can.
  if (signature === 'office') return head.includes(ENCRYPTED_PACKAGE) ? document('docx') : UNKNOWN;
  if (signature === 'other') return UNKNOWN;
  if (await isTwofold(file, head, signature === 'pdf')) return UNKNOWN;
  if (signature === 'pdf') return document('pdf');
  if (signature) return { kind: signature };
  return isText(head) ? document(textFormat(head, name)) : UNKNOWN;
}

/** Looks at the first bytes, and at the last for what hides behind them; never at the whole file. */
export function fileKindsByContent(): FileKinds {
  return {
    async of({ path, name }) {
      const file = await open(path);
      try {
        return await kindOf(file, name);
      } finally {
        await file.close();
      }
    },
  };
}
