import { parseScript } from '@parlance/kernel/script-text';
import { expect, it } from 'vitest';
import { rangeOfLine, textOfLine } from './script-lines.ts';

const SCRIPT = 'HOST: One.\r\n\n   \nCOHOST: Two.\n\tHOST: Three.\n';

it('finds the line a fault speaks of, by the same count as the rules', () => {
  const { lines } = parseScript(SCRIPT, 'dialogue');
  lines.forEach((line, index) => {
    expect(textOfLine(SCRIPT, index + 1)).toBe(`${line.speaker}: ${line.text}`);
  });
});

it('gives the place in the text as it was typed', () => {
  const range = rangeOfLine(SCRIPT, 2)!;
  expect(SCRIPT.slice(range.start, range.end)).toBe('COHOST: Two.');
  expect(rangeOfLine(SCRIPT, 4)).toBeNull();
});
