import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { createI18n, languageOfPath } from '../lib/i18n.ts';
import { plainPaths, withoutTrailingSlash } from '../lib/public-pages.ts';
import { EntryModule } from './start/entry-module.ts';

/** Runs at build time only, once for each prerendered page. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { pathname } = new URL(request.url);
  const i18n = await createI18n(languageOfPath(pathname));
  const isPlain = !context.isSpaMode && plainPaths.includes(withoutTrailingSlash(pathname));
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pipe } = renderToPipeableStream(
    <I18nextProvider i18n={i18n}>
      <EntryModule value={isPlain ? context.manifest.entry.module : ''}>
        <ServerRouter context={context} url={request.url} />
      </EntryModule>
    </I18nextProvider>,
    {
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    },
  );
  return promise;
}
