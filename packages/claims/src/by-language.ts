import { type WrittenLanguage, writtenLanguage } from '@parlance/language/languages';

/** A table with a row for each language that has a folder: without one, a new language does not compile. */
export type ByLanguage<T> = Readonly<Record<WrittenLanguage, T>>;

/** The row of a language; nothing for one without a folder. Takes "pt" and "pt-BR". */
export function rowFor<T>(table: ByLanguage<T>, code: string): T | undefined {
  const language = writtenLanguage(code);
  return language && table[language];
}
