import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@parlance/contract/accounts';
import { createInstance, type i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import { isPortuguesePath } from './public-pages.ts';
import { readText, STORAGE_KEYS, writeText } from './storage/storage.ts';

const FALLBACK: InterfaceLanguage = 'en-US';

type Files = Record<string, Record<string, unknown>>;

/** One chunk for each language; a reader loads only their own. */
const load: Record<InterfaceLanguage, () => Promise<{ files: Files }>> = {
  'en-US': () => import('./locales/en-US.ts'),
  'pt-BR': () => import('./locales/pt-BR.ts'),
};

/** A namespace is a file: "./en-US/common.json" -> "common". */
export const byNamespace = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, words]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      words,
    ]),
  );

const isInterfaceLanguage = (text: string | null): text is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === text);

/** The first of a browser's languages that we speak; regions of Portuguese and English share a catalogue. */
export function matchLanguage(wanted: readonly string[]): InterfaceLanguage {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const match = INTERFACE_LANGUAGES.find((language) => language.startsWith(`${base}-`));
    if (match) return match;
  }
  return FALLBACK;
}

/** The person's own choice, else what the browser asks for. */
export function preferredLanguage(): InterfaceLanguage {
  const chosen = readText(STORAGE_KEYS.language);
  return isInterfaceLanguage(chosen) ? chosen : matchLanguage(navigator.languages);
}

/** The language on the screen now. */
export function interfaceLanguage(): InterfaceLanguage {
  const shown: string | null = getI18n()?.language ?? null;
  return isInterfaceLanguage(shown) ? shown : FALLBACK;
}

export const languageOfPath = (path: string): InterfaceLanguage =>
  isPortuguesePath(path) ? 'pt-BR' : FALLBACK;

export async function createI18n(language: InterfaceLanguage): Promise<i18n> {
  const instance = createInstance();
  const catalogues = byNamespace((await load[language]()).files);
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    resources: { [language]: catalogues },
    ns: Object.keys(catalogues),
    defaultNS: 'common',
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

export async function changeLanguage(instance: i18n, language: InterfaceLanguage): Promise<void> {
  const { files } = await load[language]();
  for (const [namespace, words] of Object.entries(byNamespace(files))) {
    instance.addResourceBundle(language, namespace, words);
  }
  writeText(STORAGE_KEYS.language, language);
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}
