import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('names the file after the title', () => {
  expect(fileNameOf('A história do café')).toBe('A história do café.mp3');
});

it('drops what file systems refuse', () => {
  expect(fileNameOf('..\\etc/passwd: "a" <b>|c?*')).toBe('etc passwd a b c.mp3');
});

it('is never empty and never too long', () => {
  expect(fileNameOf('???')).toBe('audio.mp3');
  expect(fileNameOf('x'.repeat(500))).toHaveLength(124);
});
