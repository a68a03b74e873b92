import { STORAGE_KEYS, writeText } from '../lib/storage/storage.ts';
import { ConsentChoice } from './consent-choice.ts';
import { hydrateDialogs } from './dialogs.ts';
import { MessageForm } from './message-form.ts';
import { hydrateNotices } from './plain-notices.ts';
import { SamplePlayer } from './sample-player.ts';
import { hydrateThemeToggle } from './theme-toggle.ts';
import { TryoutBox } from './tryout-box.ts';

/**
 * What works without React: on plain pages, which never load it, and in the same way on all others.
 * Markup comes from the components, behaviour from here.
 */
export function hydrateStaticPages(): void {
  hydrateDialogs();
  hydrateLanguageLinks();
  if (isPlainPage()) {
    hydrateThemeToggle();
    hydrateNotices();
  }
  customElements.define('consent-choice', ConsentChoice);
  customElements.define('message-form', MessageForm);
  customElements.define('sample-player', SamplePlayer);
  customElements.define('tryout-box', TryoutBox);
}

/** A page that stands as it was prerendered and is never taken over by the app. */
export const isPlainPage = (): boolean => document.documentElement.hasAttribute('data-plain');

/** Following a link to the other language chooses it, so that the browser's own preference sends nobody back. */
function hydrateLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    if (link?.dataset.language) writeText(STORAGE_KEYS.language, link.dataset.language);
  });
}
