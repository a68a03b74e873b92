import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n, preferredLanguage } from '../../lib/i18n.ts';
import { restoreState } from '../../lib/storage/state.ts';
import { styleNonce } from '../../lib/style-nonce.ts';
import { watchFailedLoads, watchTarget } from './failed-load.ts';

watchFailedLoads();
// Where the kit's dialogs look for it, before they hold the page behind them still.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
restoreState();
const language = preferredLanguage();
const i18n = await createI18n(language);
document.documentElement.lang = language;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter instrumentations={[watchTarget]} />
      </I18nextProvider>
    </StrictMode>,
  );
});
