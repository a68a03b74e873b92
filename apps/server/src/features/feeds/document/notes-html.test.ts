import { expect, it } from 'vitest';
import { notesHtml } from './notes-html.ts';

const chapters = [
  { title: 'Hello', startMs: 0 },
  { title: 'A & B', startMs: 3_723_000 },
];

it('makes paragraphs, lists and links of what people and models write, and nothing else', () => {
  const notes = [
    '# Rivers',
    'They **bend**, *turn* and',
    'snake_case stays; 2 * 3 * 4 too. See [the map](https://example.com/a?b=1&c=2) or https://example.com/x.',
    '',
    '- 00:00:00 One \\*star\\*',
    '- <script>alert(1)</script>',
    '1. [bad](javascript:alert(1))',
  ].join('\n');
  expect(notesHtml(notes, chapters, 4_000).whole).toBe(
    [
      '<p>Rivers</p>',
      '<p>They bend, turn and snake_case stays; 2 * 3 * 4 too. See ',
      '<a href="https://example.com/a?b=1&amp;c=2">the map</a> or ',
      '<a href="https://example.com/x">https://example.com/x</a>.</p>',
      '<ul><li>00:00:00 One *star*</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>',
      '<ol><li>[bad](javascript:alert(1))</li></ol>',
    ].join(''),
  );
});

it('adds the chapter times that somebody left out', () => {
  expect(notesHtml('My own words.', chapters, 4_000).whole).toBe(
    '<p>My own words.</p><ul><li>00:00:00 Hello</li><li>01:02:03 A &amp; B</li></ul>',
  );
  expect(notesHtml('', [], 4_000).whole).toBe('');
});

it('keeps the short form within its bytes, by whole paragraphs and whole items', () => {
  const notes = `${'é'.repeat(100)}\n\n${Array.from({ length: 50 }, (_, i) => `- item ${i}`).join('\n')}`;
  const { short, whole } = notesHtml(notes, [], 400);
  expect(Buffer.byteLength(short)).toBeLessThanOrEqual(400);
  expect(short).toMatch(/^<p>é{100}<\/p><ul>(<li>item \d+<\/li>)+<\/ul>$/);
  expect(whole).toContain('item 49');
});

it('numbers what was numbered, and links mailboxes', () => {
  expect(notesHtml('1. One\n2. Two\n\n[Mail us](mailto:a@example.org)', [], 4_000).whole).toBe(
    '<ol><li>One</li><li>Two</li></ol><p><a href="mailto:a@example.org">Mail us</a></p>',
  );
});

it('shortens a numbered list as it does any other', () => {
  const notes = Array.from({ length: 50 }, (_, i) => `${i + 1}. item`).join('\n');
  expect(notesHtml(notes, [], 100).short).toMatch(/^<ol>(<li>item<\/li>)+<\/ol>$/);
});
