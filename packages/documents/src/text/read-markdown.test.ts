import { expect, it } from 'vitest';
import { openDocument } from '../fixtures/open-document.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { readMarkdown } from './read-markdown.ts';

const write = temporaryFiles();

it('keeps words in bold apart from the sentence they head, and others in it', async () => {
  const text =
    '1. **Dry nets**\n   Wind dries them.\n2. **Wet nets** The tide wets them.\n3. **Nets** are dried.\n';
  const { blocks } = await readMarkdown(openDocument(write(Buffer.from(text)), 'markdown'));
  expect(blocks.map(({ text: said }) => said)).toEqual([
    'Dry nets: Wind dries them.',
    'Wet nets: The tide wets them.',
    'Nets are dried.',
  ]);
});

it('does not say a picture that is a link: a badge or a button', async () => {
  const text =
    '# Nets [![build](a.svg)](https://a.example) [![licence](b.svg)](https://b.example)\n\n![A net](c.svg)\n';
  const { blocks } = await readMarkdown(openDocument(write(Buffer.from(text)), 'markdown'));
  expect(blocks.map(({ text: said }) => said)).toEqual(['Nets', 'A net']);
});
