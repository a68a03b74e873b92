import { readText, STORAGE_KEYS, writeText } from '../lib/storage/storage.ts';

const ATTRIBUTE = 'data-mantine-color-scheme';

const isDark = (): boolean => document.documentElement.getAttribute(ATTRIBUTE) === 'dark';

function wear(dark: boolean): void {
  document.documentElement.setAttribute(ATTRIBUTE, dark ? 'dark' : 'light');
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
    const title = (dark ? button.dataset.toLight : button.dataset.toDark) ?? '';
    button.title = title;
    button.setAttribute('aria-label', title);
  }
}

/** On a page without React: the toggle in the header, and the system's theme until somebody chooses. */
export function hydrateThemeToggle(): void {
  wear(isDark());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    writeText(STORAGE_KEYS.darkMode, String(!isDark()));
    wear(!isDark());
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (readText(STORAGE_KEYS.darkMode) === null) wear(matches);
  });
}
