import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileKind, FileKinds } from '../src/file-kind.ts';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const document = (format: string) => ({ kind: 'document', format });
const UNKNOWN = { kind: 'unknown' };

const PDF = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const EMPTY_ZIP = bytes('PK\x05\x06', Array(18).fill(0));
const FRAME = bytes([0xff, 0xfb, 0x90, 0x00], Array(413).fill(0));
const MP4 = bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2', Array(40).fill(0));

/** What everything that says what a file is promises. */
export function fileKindSuite(name: string, make: () => FileKinds): void {
  describe(`file kinds: ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlance-kinds-suite-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const kinds = make();
    let count = 0;
    const kindOf = (content: string | Uint8Array, called: string): Promise<FileKind> => {
      const path = join(folder, String(count++));
      writeFileSync(path, content);
      return kinds.of({ path, name: called });
    };

    it.each<[what: string, content: string | Uint8Array, name: string, expected: unknown]>([
      ['a PDF', PDF, 'a.pdf', document('pdf')],
      ['a PDF behind a blank line', bytes('\r\n', PDF.toString('latin1')), 'a.pdf', document('pdf')],
      ['a PDF with a false name', PDF, 'song.mp3', document('pdf')],
      ['text', 'Some words.', 'a.txt', document('text')],
      ['text without a name for it', 'Some words.', 'README', document('text')],
      ['Markdown', '# Some words', 'a.MD', document('markdown')],
      ['text in UTF-16', bytes([0xff, 0xfe], [0x41, 0, 0x42, 0]), 'a.txt', document('text')],
      ['text in Shift-JIS', bytes([0x82, 0xb1, 0x82, 0xf1, 0x0a]), 'a.txt', document('text')],
      ['a page', '<!doctype html><p>Hi', 'a.html', document('html')],
      ['a page named .txt, which is text', '<!doctype html><p>Hi', 'a.txt', document('text')],
      ['a page named .pdf', '<!DOCTYPE html><html><p>Hi', 'a.pdf', document('html')],
      ['MP3 frames', bytes(FRAME.toString('latin1'), FRAME.toString('latin1')), 'a', { kind: 'audio' }],
      ['MP3 with tags', bytes('ID3', [4, 0, 0, 0, 0, 0, 0], Array(64).fill(0)), 'a', { kind: 'audio' }],
      ['WAVE', bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt '), 'a.txt', { kind: 'audio' }],
      ['FLAC', bytes('fLaC', [0, 0, 0, 34]), 'a', { kind: 'audio' }],
      ['Ogg', bytes('OggS', Array(24).fill(0), '\x01vorbis'), 'a', { kind: 'audio' }],
      ['M4A', bytes([0, 0, 0, 24], 'ftypM4A ', Array(40).fill(0)), 'a', { kind: 'audio' }],
      ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13]), 'a.pdf', { kind: 'picture' }],
      ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], Array(40).fill(0)), 'a.mp3', { kind: 'picture' }],
      ['WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), 'a', { kind: 'picture' }],
      ['HEIC', bytes([0, 0, 0, 24], 'ftypheic', Array(40).fill(0)), 'a.mp4', { kind: 'picture' }],
      ['MP4', MP4, 'a.txt', { kind: 'video' }],
      ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], Array(60).fill(1), 'V_VP9'), 'a', { kind: 'video' }],
      ['AVI', bytes('RIFF', [0, 0, 0, 0], 'AVI LIST'), 'a', { kind: 'video' }],
    ])('knows %s', async (_what, content, called, expected) => {
      expect(await kindOf(content, called)).toEqual(expected);
    });

    it.each<[what: string, content: string | Uint8Array, name: string]>([
      ['nothing', '', 'a.txt'],
      ['a program', bytes([0x7f], 'ELF', Array(60).fill(1)), 'a.mp3'],
      ['noise', bytes(Array.from({ length: 200 }, (_, index) => (index * 73) % 251)), 'a.txt'],
      ['rich text', '{\\rtf1 words}', 'a.txt'],
      ['an archive of nothing we read', EMPTY_ZIP, 'a.docx'],
      ['one stray MP3 frame', bytes([0xff, 0xfb, 0x90, 0x00], Array(20).fill(0)), 'a.mp3'],
    ])('does not know %s', async (_what, content, called) => {
      expect(await kindOf(content, called)).toEqual(UNKNOWN);
    });

    it.each<[what: string, content: Uint8Array]>([
      ['a PDF that ends as an archive', Buffer.concat([PDF, EMPTY_ZIP])],
      ['a video that ends as an archive', Buffer.concat([MP4, EMPTY_ZIP])],
      ['a PDF behind a picture', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF', PDF.toString('latin1'))],
      ['a PDF inside a sound', bytes('ID3', [4, 0, 0, 0, 0, 1, 0], PDF.toString('latin1'))],
      ['a PDF behind words', bytes('MZ words ', PDF.toString('latin1'))],
      ['a PDF behind text', bytes('Just words. ', PDF.toString('latin1'))],
    ])('refuses %s', async (_what, content) => {
      expect(await kindOf(content, 'a.pdf')).toEqual(UNKNOWN);
    });
  });
}
