const MAX_WORDS = 12;

/** Words that begin a sentence, where a name would go on otherwise; the lists of all languages would slow the reader's start. */
const OPENS =
  /^["“«¿¡]?(?:The|This|These|It|If|When|We|You|They|There|In|For|To|By|An?|Der|Die|Das|Ein|Eine|Wenn|Wir|Sie|Es|Dies|Diese|Im|Le|Les|Une?|Si|Nous|Vous|Ils?|Elles?|Ce|Cette|Ces|Pour|Dans|El|Los|Las|Una?|Este|Esta|Para|Os|Uma?|Se|Isto|Isso|No|Na|Lo|Gli|Questo|Questa|Per|Nel|La)(?![\p{L}’'-])/u;

/**
 * "**Dry nets** The wind dries them": words set in bold over what they head; the colon keeps the two apart. In
 * "**Debian** Linux is", they are part of the sentence. `onOwnLine` says that a line ends between them.
 */
export function withBoldTitle(bold: string, rest: string, onOwnLine: boolean): string {
  const title = bold.trim();
  const text = rest.trim();
  const isTitle =
    /[\p{L}\p{N})]$/u.test(title) &&
    title.split(/\s+/).length <= MAX_WORDS &&
    /^["“«¿¡]?\p{Lu}/u.test(text) &&
    (onOwnLine || OPENS.test(text));
  return isTitle ? `${title}: ${text}` : bold + rest;
}
