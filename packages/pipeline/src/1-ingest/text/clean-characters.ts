const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** Zero-width joiners stay: Persian and the Indic scripts spell with them. */
const INVISIBLE = /\u00AD|\u200B|\u2060|\uFEFF|\uFE0E|\uFE0F/g;
const ODD_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: pasted text carries them, voices stumble over them
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;
/** Printed manuals set the dash of an option as a minus: "−u/−l", "−−quiet". */
const OPTION_DASH = /(?<=^|[\s([/"“‘'|−-])[−‐‑](?=[A-Za-z−-])/gm;
const EMOJI = /\p{Emoji_Presentation}/gu;

/** One kind of line break, one kind of space, no invisible characters, no half surrogates. */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(LINE_BREAKS, '\n')
    .replace(INVISIBLE, '')
    .replace(ODD_SPACES, ' ')
    .replace(CONTROLS, '')
    .replace(OPTION_DASH, '-')
    .replace(EMOJI, '')
    .replace(/\t/g, '    ');
}
