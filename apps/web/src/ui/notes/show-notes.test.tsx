import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageNotes } from './page-notes.ts';
import { ShowNotes } from './show-notes.tsx';

const html = (markdown: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ShowNotes markdown={markdown} language="en-US" onTime={() => undefined} />
    </MantineProvider>,
  )
    // The provider's own style sheet stands first.
    .replace(/<style[\s\S]*?<\/style>/g, '');

describe('show notes', () => {
  it('knows headings, paragraphs, lists and links', () => {
    const out = html(
      '# About\n\nOne line\nand its rest.\n\n- a\n- b\n\n1. x\n2. y\n\n[Tea](https://example.org/tea)',
    );
    expect(out).toContain('<h2>About</h2>');
    expect(out).toContain('<p>One line and its rest.</p>');
    expect(out).toContain('<ul><li>a</li><li>b</li></ul>');
    expect(out).toContain('<ol><li>x</li><li>y</li></ol>');
    expect(out).toMatch(/<a [^>]*href="https:\/\/example\.org\/tea"[^>]*>Tea<\/a>/);
    expect(out).toMatch(/rel="noopener noreferrer nofollow"/);
  });

  it('keeps headings in order below the page’s own', () => {
    const out = html('## Chapters\n\n#### Deep\n\n## Links');
    expect(out.match(/<h\d>/g)).toEqual(['<h2>', '<h4>', '<h2>']);
  });

  it('makes a time at the beginning of a line a way to that moment, and no other', () => {
    const [list] = pageNotes('- 00:01:05 Second part\n- A ratio of 3:45');
    expect(list).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'time', text: '00:01:05', atMs: 65_000 },
          { kind: 'text', text: ' Second part' },
        ],
        [{ kind: 'text', text: 'A ratio of 3:45' }],
      ],
    });
  });

  it('draws what is marked, and the address without the full stop behind it', () => {
    const out = html('See `code`, ***both***, [mail](mailto:a@b.co), https://x.org/a. End');
    expect(out).toContain('<code>code</code>, <strong><em>both</em></strong>, ');
    expect(out).toMatch(/<a [^>]*href="mailto:a@b\.co"[^>]*>mail<\/a>/);
    expect(out).toMatch(/<a [^>]*href="https:\/\/x\.org\/a"[^>]*>https:\/\/x\.org\/a<\/a>\. End/);
  });

  it('gives text for everything that could do harm', () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](JaVaScRiPt:alert(1))',
      '[x](data:text/html,<script>alert(1)</script>)',
      '[x](vbscript:msgbox(1))',
      '[x](//evil.example)',
      '[x](\tjavascript:alert(1))',
      '<a href="javascript:alert(1)">x</a>',
      '![x](javascript:alert(1))',
      '**<svg/onload=alert(1)>**',
      '# <iframe src="javascript:alert(1)"></iframe>',
      '- "><style>*{display:none}</style>',
      '[<b onclick=alert(1)>](https://ok.example)',
    ];
    for (const payload of payloads) {
      const out = html(payload);
      expect(out, payload).not.toMatch(/<(script|img|iframe|svg|style|b)\b/i);
      expect(out, payload).not.toMatch(/href="(?!https:\/\/ok\.example)/i);
    }
  });

  it('keeps every letter of what it refuses', () => {
    expect(html('<script>alert(1)</script>')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html('[x](javascript:alert(1))')).toContain('[x](javascript:alert(1))');
  });
});
