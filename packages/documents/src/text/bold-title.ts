const MAX_WORDS = 12;
/** "**The search** – Divers came": before a dash, more words are the beginning of a sentence. */
const MAX_WORDS_BEFORE_DASH = 4;
const DASH_AFTER = /[-–—]$/u;
const DASH_BEFORE = /^[-–—]\s+/u;

/** Words that begin a sentence, where a name would go on otherwise; the lists of all languages would slow the reader's start. */
const OPENS =
  /^["“«¿¡]?(?:The|This|These|It|If|When|We|You|They|There|In|For|To|By|An?|Der|Die|Das|Ein|Eine|Wenn|Wir|Sie|Es|Dies|Diese|Im|Le|Les|Une?|Si|Nous|Vous|Ils?|Elles?|Ce|Cette|Ces|Pour|Dans|El|Los|Las|Una?|Este|Esta|Para|Os|Uma?|Se|Isto|Isso|No|Na|Lo|Gli|Questo|Questa|Per|Nel|La)(?![\p{L}’'-])/u;

/**
 * "**Dry nets** The wind dries them": words set in bold over what they head; the colon keeps the two apart. In
 * "**Debian** Linux is", they are part of the sentence. `onOwnLine` says that a line ends between them.
 */
export function withBoldTitle(bold: string, rest: string, onOwnLine: boolean): string {
  const title = bold.trim().replace(DASH_AFTER, '').trimEnd();
  const text = rest.trim().replace(DASH_BEFORE, '');
  const hasDash = title !== bold.trim() || text !== rest.trim();
  // "PARIS (AFP) — Gunmen came": where it was written is known by its dash.
  if (hasDash && (!/\p{Ll}/u.test(title) || /[()]/.test(title))) return bold + rest;
  const isTitle =
    /[\p{L}\p{N})]$/u.test(title) &&
    title.split(/\s+/).length <= (hasDash ? MAX_WORDS_BEFORE_DASH : MAX_WORDS) &&
    /^["“«¿¡]?\p{Lu}/u.test(text) &&
    (onOwnLine || hasDash || OPENS.test(text));
  return isTitle ? `${title}: ${text}` : bold + rest;
}
