import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n, languageOfPath, preferredLanguage } from '../lib/i18n.ts';
import { prerenderedPaths } from '../lib/public-paths.ts';
import { restoreState } from '../lib/state.ts';
import { watchFailedLoads } from './failed-load.ts';

/** A prerendered page already stands there in its language; every other page is drawn in the reader's own. */
function startLanguage(): InterfaceLanguage {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  return prerenderedPaths.includes(path) ? languageOfPath(path) : preferredLanguage();
}

watchFailedLoads();
restoreState();
const language = startLanguage();
const i18n = await createI18n(language);
document.documentElement.lang = language;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
