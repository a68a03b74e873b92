import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import { isDoubtful, LineCheck, type LineFinding } from './line-check.tsx';

const i18n = await createI18n('en-US');

const words = (check: LineFinding, marks: Parameters<typeof LineCheck>[0]['marks'] = {}): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LineCheck check={check} marks={marks} />
    </I18nextProvider>,
  ).replace(/<[^>]*>/g, '');

const NUMBER = { code: 'number_not_in_source', text: '1908' } as const;
const ELSEWHERE = { code: 'name_not_cited', text: 'Ada' } as const;

it('says what the source does not, each thing once', () => {
  expect(words({ support: 'supported', flags: [NUMBER, NUMBER, ELSEWHERE] })).toBe(
    'The number 1908 isn&#x27;t in the source. The name “Ada” comes from another passage.',
  );
  expect(words({ support: 'unsupported', flags: [] })).toBe('Not found in the source.');
});

it('says of an image that it is the hosts’ own, and does not doubt it', () => {
  const image: Parameters<typeof isDoubtful>[0] = { support: 'illustration', flags: [] };
  expect(words(image)).toBe('An image of the hosts’ own, not from the source.');
  expect(isDoubtful(image)).toBe(false);
});

it('keeps quiet about lines that are fine, that only lead over, or that nobody checked', () => {
  expect([
    words({ support: 'supported', flags: [] }),
    words({ support: 'framing', flags: [] }),
    words(null),
  ]).toEqual(['', '', '']);
});

it('says of a line that nobody read it again, or that it was heard in other words', () => {
  const fine: LineFinding = { support: 'supported', flags: [] };
  expect(words(fine, { unread: true })).toBe('Not checked by a second reading.');
  expect(words(null, { revised: true })).toContain('after it was first heard');
});

it('doubts what the source does not say, and not what it says elsewhere', () => {
  expect(isDoubtful({ support: 'framing', flags: [NUMBER] })).toBe(true);
  expect(isDoubtful({ support: 'unsupported', flags: [] })).toBe(true);
  expect(isDoubtful({ support: 'supported', flags: [ELSEWHERE] })).toBe(false);
});
