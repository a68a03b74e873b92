/** Unicode's scripts for what locales call by one name. */
const WRITTEN_IN: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
};

/** A letter of the script that a language is written in. */
export function lettersOf(language: string): RegExp {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  const names = WRITTEN_IN[script] ?? [script];
  return new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'gu');
}

/** Whether most letters of a text are of the language's own script: a Greek line in Latin letters isn't Greek. */
export function isInScriptOf(language: string, text: string): boolean {
  const own = lettersOf(language);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 || (text.match(own)?.length ?? 0) * 2 >= letters;
}
