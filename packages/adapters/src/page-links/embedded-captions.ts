import type { PageLinks } from '@parlance/ports/page-links';

type Track = { baseUrl?: unknown; url?: unknown; languageCode?: unknown; lang?: unknown; kind?: unknown };

/** Lists of captions, as the two large video hosts write them into their pages. */
const LISTS = ['"captionTracks":', '"text_tracks":'];

/** Captions that stand in a page's script data; a page that writes something else there has none. */
export function embeddedCaptions(html: string, url: string): PageLinks['captions'] {
  return LISTS.flatMap((list) => arraysAfter(html, list)).flatMap((track) => {
    const address = [track.baseUrl, track.url].find((value) => typeof value === 'string');
    const absolute = address === undefined ? null : URL.parse(address, url);
    if (!absolute || !/^https?:$/.test(absolute.protocol)) return [];
    const language = [track.languageCode, track.lang].find((value) => typeof value === 'string');
    return [{ url: absolute.href, ...(language ? { language } : {}), isAutomatic: track.kind === 'asr' }];
  });
}

const LONGEST_LIST_CHARS = 200_000;

function arraysAfter(html: string, name: string): Track[] {
  const at = html.indexOf(name);
  if (at < 0) return [];
  const text = html.slice(at + name.length, at + name.length + LONGEST_LIST_CHARS);
  const end = endOfArray(text);
  if (end < 0) return [];
  try {
    const parsed: unknown = JSON.parse(text.slice(0, end + 1));
    return Array.isArray(parsed) ? parsed.filter((track) => typeof track === 'object' && track !== null) : [];
  } catch {
    return [];
  }
}

/** Where the bracket that opens the text is closed; brackets inside strings don't count. */
function endOfArray(text: string): number {
  if (!text.startsWith('[')) return -1;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted) {
      if (sign === '\\') i++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') {
      depth--;
      if (depth === 0) return i;
    }
  }
  return -1;
}
