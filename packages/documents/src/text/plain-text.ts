/** Half surrogates, controls and soft hyphens are no text; every run of space is one. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: files carry them, and nothing downstream should
    .replace(/[\u00ad\u200b\u2060\ufeff\ufffd\u0000-\u0008\u000e-\u001f\u007f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
