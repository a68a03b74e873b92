import { expect, it } from 'vitest';
import { scriptFromOwnLines } from './own-lines.ts';

it('calls a script after the first sentence of its first line, all of it', () => {
  const line = (text: string) => ({ speaker: 'HOST' as const, text });
  const titleOf = (text: string, language: string) =>
    scriptFromOwnLines([line(text)], { language, mode: 'monologue' }).title;
  expect(titleOf('Dr. Hill found it. Nobody knew.', 'en-US')).toBe('Dr. Hill found it');
  expect(titleOf('O Sr. Silva chegou. Era tarde.', 'pt-BR')).toBe('O Sr. Silva chegou');
});
