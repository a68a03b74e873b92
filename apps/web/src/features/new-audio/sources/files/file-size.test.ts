import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('says sizes as the reader writes them', () => {
  expect(fileSize(500 * 1024 * 1024, 'en-US')).toBe('500 MB');
  expect(fileSize(3.44 * 1024 * 1024, 'pt-BR')).toMatch(/^3,4\sMB$/u);
  expect(fileSize(2048, 'en-US')).toBe('2 kB');
  expect(fileSize(1, 'en-US')).toBe('1 byte');
});
