import { trimEndOf } from '@parlance/kernel/scan-text';

/** Signs that some file systems refuse, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not stay.
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g;

export function fileNameOf(title: string, ending = 'mp3'): string {
  const words = title.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim();
  const name = trimEndOf(words.replace(/^\.+/, ''), /\./);
  return `${name.slice(0, 120).trim() || 'audio'}.${ending}`;
}
