import { STORAGE_KEYS, writeText } from '../lib/storage/storage.ts';

/** Whoever follows a link to the other language has chosen it, and is not sent back by what the browser asks for. */
export function hydrateLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    if (link?.dataset.language) writeText(STORAGE_KEYS.language, link.dataset.language);
  });
}
