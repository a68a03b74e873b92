import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type InterfaceLanguage = 'en-US' | 'pt-BR';

/** What a person reads on the screen, taken from the catalogues the screens are made from. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const LOCALES = join(import.meta.dirname, '../apps/web/src/lib/locales');

function readKey(language: InterfaceLanguage, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const catalogue: unknown = JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'));
  const found = path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], catalogue);
  if (typeof found !== 'string') throw new Error(`${language} has no words for ${key}`);
  return found;
}

/** `words('pt-BR')('errors:field.script_line_too_long', { line: 2 })` */
export const words =
  (language: InterfaceLanguage): Words =>
  (key, values = {}) =>
    readKey(language, key).replace(/{{\s*(\w+)[^}]*}}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
