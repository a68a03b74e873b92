import { MantineProvider } from '@mantine/core';
import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, parsePath } from 'react-router';
import { createI18n } from '../../lib/i18n.ts';

type Where = {
  language?: InterfaceLanguage;
  /** The address of the page it stands on. */
  path?: string;
  /** What the page before it told it. */
  state?: unknown;
  /** What the server has answered already. */
  client?: QueryClient;
};

/** A part of a page as it is first drawn, for tests that need no browser: the text of its HTML. */
export async function drawn(part: ReactNode, where: Where = {}): Promise<string> {
  const { language = 'en-US', path = '/', state, client = new QueryClient() } = where;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n(language)}>
      <MantineProvider>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{part}</MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  // The provider's own style sheet stands first.
  return html.replace(/<style[^<>]*>[^<]*<\/style>/g, '');
}
