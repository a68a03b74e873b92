/** Where the model's names for languages are not ours. */
const DIFFERENT: [ours: string, whispers: string][] = [
  ['nb', 'no'],
  ['jv', 'jw'],
  ['fil', 'tl'],
];

export const whisperCode = (language: string): string =>
  DIFFERENT.find(([ours]) => ours === language)?.[1] ?? language;

export const ourCode = (code: string): string =>
  DIFFERENT.find(([, whispers]) => whispers === code)?.[0] ?? code;
