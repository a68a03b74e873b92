import { expect, it } from 'vitest';
import { readNews } from './news.ts';

const FILE = `# en-US: Chapters

You can now jump
between chapters.

Try it.

# pt-BR: Capítulos

Agora você pode pular de um capítulo para outro.
`;

it('reads title and paragraphs of both languages', () => {
  expect(readNews(FILE)).toEqual({
    'en-US': { title: 'Chapters', paragraphs: ['You can now jump between chapters.', 'Try it.'] },
    'pt-BR': { title: 'Capítulos', paragraphs: ['Agora você pode pular de um capítulo para outro.'] },
  });
  expect(readNews(FILE.replaceAll('\n', '\r\n'))).toEqual(readNews(FILE));
});

it.each([
  ['without Portuguese', FILE.split('# pt-BR')[0] ?? '', 'no part that begins with "# pt-BR'],
  ['with a title and no text', FILE.replace(/Agora.*\n/, ''), 'The part for pt-BR has a title and no text'],
  ['with a language twice', `${FILE}\n# pt-BR: De novo\n\nDe novo.`, 'more than one part for pt-BR'],
])('refuses a file %s and says what is wrong', (_, file, sentence) => {
  expect(() => readNews(file)).toThrow(sentence);
});
