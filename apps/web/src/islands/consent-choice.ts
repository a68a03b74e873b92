import { showNotice } from '../lib/notices.ts';
import { CONSENT_SAVED, saveConsent, savedConsent } from '../lib/storage/consent.ts';

/**
 * The cookie banner and its settings. The banner stands until a choice is made; the settings can be opened at any
 * time, from the banner or the footer, and show what is saved.
 */
export class ConsentChoice extends HTMLElement {
  connectedCallback(): void {
    this.#showBanner();
    window.addEventListener(CONSENT_SAVED, this.#showBanner);
    this.addEventListener('click', this.#pressed);
    this.#settings.addEventListener('submit', this.#submitted);
    // Only what is saved counts: a choice that was made and then left behind is not shown again as made.
    new MutationObserver(() => {
      if (this.#dialog.open) this.#analytics.checked = savedConsent()?.analytics ?? false;
    }).observe(this.#dialog, { attributes: true, attributeFilter: ['open'] });
  }

  disconnectedCallback(): void {
    window.removeEventListener(CONSENT_SAVED, this.#showBanner);
  }

  readonly #showBanner = (): void => {
    this.#banner.hidden = savedConsent() !== null;
  };

  get #banner(): HTMLElement {
    return this.#part('[data-banner]');
  }

  get #dialog(): HTMLDialogElement {
    return this.#part('dialog');
  }

  get #settings(): HTMLFormElement {
    return this.#part('form');
  }

  get #analytics(): HTMLInputElement {
    return this.#part('input[name="analytics"]');
  }

  #part<Part extends HTMLElement>(selector: string): Part {
    const part = this.querySelector<Part>(selector);
    if (!part) throw new Error(`The cookie banner lacks ${selector}.`);
    return part;
  }

  readonly #pressed = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (button) this.#save(button.dataset.consent === 'all');
  };

  readonly #submitted = (event: Event): void => {
    event.preventDefault();
    this.#save(this.#analytics.checked);
  };

  #save(analytics: boolean): void {
    saveConsent(analytics);
    this.#dialog.close();
    showNotice({ text: this.dataset.saved ?? '', color: 'success' });
  }
}
