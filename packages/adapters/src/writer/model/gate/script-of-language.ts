/** Unicode's scripts for what locales call by one name. */
const WRITTEN_IN: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
};

/** Whether most letters of a text are of the language's own script: a Greek line in Latin letters isn't Greek. */
export function isInScriptOf(language: string, text: string): boolean {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  const own = new RegExp(
    `[${(WRITTEN_IN[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')}]`,
    'gu',
  );
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 || (text.match(own)?.length ?? 0) * 2 >= letters;
}
