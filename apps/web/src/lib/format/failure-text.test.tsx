import type { Audio } from '@parlance/contract/audios';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n.ts';
import { useFailureText } from './failure-text.ts';

type Failure = NonNullable<Audio['error']>;
const i18n = await createI18n('en-US');

function Sentence({ error }: { error: Failure }) {
  return useFailureText()(error);
}

const sentence = (code: Failure['code'], params?: Failure['params']): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Sentence error={{ code, message: '', params }} />
    </I18nextProvider>,
  );

it('offers the nearest subjects for an unknown topic, and none where there are none', () => {
  expect(sentence('topic_unknown', { nearest: 'Bees · Tides' })).toContain('Bees · Tides');
  expect(sentence('topic_unknown', { nearest: '' })).toContain('nothing reliable');
});

it('says which file it is about', () => {
  expect(sentence('file_encrypted', { file: 'secret.pdf' })).toMatch(/password.*secret\.pdf/);
  expect(sentence('file_encrypted')).not.toContain('file “');
});

it('names the limit that was passed', () => {
  expect(sentence('source_too_large', { max_tokens: 128_000 })).toContain('128,000');
  expect(sentence('media_too_long', { max_hours: 4, file: 'talk.mp3' })).toMatch(/4 hours.*talk\.mp3/);
});
