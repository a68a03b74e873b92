import { ConsentChoice } from './consent-choice.ts';
import { hydrateDialogs } from './dialogs.ts';
import { hydrateLanguageLinks } from './language-links.ts';
import { MessageForm } from './message-form.ts';
import { hydrateNotices } from './plain-notices.ts';
import { SamplePlayer } from './sample-player.ts';
import { hydrateThemeToggle } from './theme-toggle.ts';

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
}

/** A page that stands as it was prerendered and is never taken over by the app. */
export const isPlainPage = (): boolean => document.documentElement.hasAttribute('data-plain');
