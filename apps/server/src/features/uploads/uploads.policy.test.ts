import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './uploads.policy.ts';

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('a file name', () => {
  it('loses its path and whatever can’t be seen', () => {
    expect(fileNameOf('C:\\Papers\\My  report.pdf')).toBe('My report.pdf');
    expect(fileNameOf('../../etc/notes.md')).toBe('notes.md');
    expect(fileNameOf('a\u0000b\u202efdp\u200b.txt\n')).toBe('abfdp.txt');
    expect(fileNameOf('cafe\u0301.txt')).toBe('café.txt');
  });

  it('is cut before its extension', () => {
    const name = fileNameOf(`${'🎧'.repeat(300)}.mp3`);
    expect(name.length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(🎧)+\.mp3$/u);
  });

  it('is never a path, never long and never empty, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const name = fileNameOf(`x${text}.pdf`);
        expect(name).toMatch(/\.pdf$/);
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
        expect(name.length).toBeLessThanOrEqual(255);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
