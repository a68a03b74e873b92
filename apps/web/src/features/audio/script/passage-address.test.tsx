import { MantineProvider } from '@mantine/core';
import type { AudioScript } from '@parlance/contract/audios';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import { PassageAddress } from './passage-address.tsx';

type Passage = AudioScript['passages'][number];
const DOCUMENTS: AudioScript['documents'] = [
  { kind: 'file', title: null, url: null, file_name: 'reefs.pdf' },
  { kind: 'page', title: 'Reefs', url: 'https://example.com/reefs', file_name: null },
  { kind: 'page', title: 'Trap', url: 'javascript:alert(1)', file_name: null },
];

const i18n = await createI18n('en-US');

const shown = (change: Partial<Passage>): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <PassageAddress
          documents={DOCUMENTS}
          passage={{
            id: 'p1',
            text: 'Reefs grow.',
            heading: null,
            paragraph: 3,
            document: null,
            page: null,
            start_ms: null,
            ...change,
          }}
        />
      </MantineProvider>
    </I18nextProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');
const words = (change: Partial<Passage>): string => shown(change).replace(/<[^>]*>/g, '');

it('names file and page, recording and moment, heading and paragraph', () => {
  expect(words({ document: 0, page: 12 })).toBe('reefs.pdf · Page 12');
  expect(words({ document: 0, start_ms: 83_000 })).toBe('reefs.pdf · at 1:23 of the recording');
  expect(words({ document: 1, heading: 'Growth' })).toBe('Reefs · Growth, paragraph 3');
  expect(words({})).toBe('Paragraph 3');
});

it('leads to the page on the web, and to nothing else', () => {
  expect(shown({ document: 1 })).toContain('href="https://example.com/reefs"');
  expect(shown({ document: 2 })).not.toContain('href');
});
