import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n, preferredLanguage } from '../lib/i18n.ts';
import { restoreState } from '../lib/state.ts';
import { watchFailedLoads } from './failed-load.ts';

watchFailedLoads();
restoreState();
const language = preferredLanguage();
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
