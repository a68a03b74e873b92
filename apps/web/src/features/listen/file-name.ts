/** Signs that some file systems refuse, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stay.
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g;

export function fileNameOf(title: string, ending = 'mp3'): string {
  const name = title
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${name.slice(0, 120).trim() || 'audio'}.${ending}`;
}
