import { describe, expect, it } from 'vitest';
import { parseNotes } from './blocks.ts';
import { type Inline, parseInline, safeAddress } from './inline.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const link = (words: string, href: string): Inline => ({ kind: 'link', text: words, href });
const strong = (...content: Inline[]): Inline => ({ kind: 'strong', content });
const emphasis = (...content: Inline[]): Inline => ({ kind: 'emphasis', content });

describe('blocks', () => {
  it('are headings, paragraphs and lists; a rule only parts them', () => {
    expect(
      parseNotes('## Tea ##\nOne line\r\nand its rest.\n---\n- a\n  - b\n1. x\n2) y\n* * *\nEnd'),
    ).toEqual([
      { kind: 'heading', level: 2, content: [text('Tea')] },
      { kind: 'paragraph', content: [text('One line and its rest.')] },
      { kind: 'list', ordered: false, items: [[text('a')], [text('b')]] },
      { kind: 'list', ordered: true, items: [[text('x')], [text('y')]] },
      { kind: 'paragraph', content: [text('End')] },
    ]);
  });
});

describe('a line', () => {
  it('has emphasis, strong, both and code, one within the other', () => {
    expect(parseInline('*a* **b** ***c*** _d_ __e__ `f*`')).toEqual([
      emphasis(text('a')),
      text(' '),
      strong(text('b')),
      text(' '),
      strong(emphasis(text('c'))),
      text(' '),
      emphasis(text('d')),
      text(' '),
      strong(text('e')),
      text(' '),
      { kind: 'code', text: 'f*' },
    ]);
    expect(parseInline('**see [the _map_](https://x.org/)**')).toEqual([
      strong(text('see '), link('the map', 'https://x.org/')),
    ]);
  });

  it('keeps stars and underscores that mark nothing', () => {
    for (const words of ['2 * 3 * 4', 'snake_case_word', '_a_b', '**', '***a', 'a ` b', '[x] (y)', '* a*'])
      expect(parseInline(words), words).toEqual([text(words)]);
    expect(parseInline('****a**')).toEqual([text('**'), strong(text('a'))]);
  });

  it('takes escaped signs as they are, within marks too', () => {
    expect(parseInline('2 \\* 3 \\[x\\](y) *a\\*b* \\q')).toEqual([
      text('2 * 3 [x](y) '),
      emphasis(text('a*b')),
      text(' \\q'),
    ]);
  });

  it('ends an address before the sentence does', () => {
    expect(parseInline('See https://x.org/a. Or (https://x.org/b), https://x.org/c\\_d!')).toEqual([
      text('See '),
      link('https://x.org/a', 'https://x.org/a'),
      text('. Or ('),
      link('https://x.org/b', 'https://x.org/b'),
      text('), '),
      link('https://x.org/c_d', 'https://x.org/c_d'),
      text('!'),
    ]);
  });

  it('links pages and mailboxes, also where the address has brackets', () => {
    expect(parseInline('[mail](mailto:a@b.co) [tea](https://x.org/Tea_(meal)) [](<https://x.org/>)')).toEqual(
      [
        link('mail', 'mailto:a@b.co'),
        text(' '),
        link('tea', 'https://x.org/Tea_(meal)'),
        text(' '),
        link('https://x.org/', 'https://x.org/'),
      ],
    );
  });

  it('leaves every other address as it was written', () => {
    for (const words of [
      '[x](javascript:alert(1))',
      '[x](//evil.example)',
      '[x](data:text/html,x)',
      'http://%',
    ])
      expect(parseInline(words), words).toEqual([text(words)]);
  });
});

it('reads notes in time that grows with their length alone', () => {
  const pieces = [
    '[',
    '](',
    '[a](',
    '**',
    '*a',
    '_',
    ' _a',
    '`',
    'http://',
    'http://%',
    '# ',
    '- ',
    '\\',
    '*_',
  ];
  for (const piece of [...pieces, '[a](https://x', '1. [', '*[a](b)']) {
    const started = performance.now();
    parseNotes(piece.repeat(50_000));
    expect(performance.now() - started, piece).toBeLessThan(1_000);
  }
});

it('lets pages and mailboxes through, and nothing else', () => {
  expect(safeAddress('https://example.org/a?b=1')).toBe('https://example.org/a?b=1');
  expect(safeAddress('mailto:a@example.org')).toBe('mailto:a@example.org');
  for (const address of [
    'javascript:alert(1)',
    ' javascript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    '/relative',
    'blob:x',
    '',
  ])
    expect(safeAddress(address), address).toBeNull();
});
