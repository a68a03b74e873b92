import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it.each([
    ['Ada\r\nbcc: b@example.com', 'Ada bcc: b@example.com'],
    ['Ada\u2028Example\u0085', 'Ada Example'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['\u2067open', 'open'],
    ['a\tb\u0000c', 'a b c'],
    ['  Ada  Example ', 'Ada  Example'],
  ])('makes %j %j', (text, line) => expect(oneLine(text)).toBe(line));

  it.each(['שלום\u200F!', 'Zoë 👩‍👩‍👧', 'नमस्ते', 'a b'])('leaves %j alone', (text) =>
    expect(oneLine(text)).toBe(text),
  );
});
