import type { Script } from '@parlance/artifacts/script';

type Debris = { what: string; text: string };

/** What no host should say, each looked for in a way of its own, not in the way the reader leaves it out. */
const KINDS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'formula',
    /\$(?!\d)[^\s$][^$]{0,60}\$|\\(?:frac|sum|alpha|begin|mathrm|left)\b|[∑∫√∏≤≥∈∀∂∆]|[\u20d0-\u20ff]|\b[a-z] ?= ?[a-z\d]\b|\b[A-Z] [+*/] \d\b/,
  ],
  [
    'code',
    /[{}]|[)\w];\s*$|=>|::|(?:^|\s)--?[a-z]{2,}(?:[\s=.,]|$)|(?:^|\s)\/(?:usr|etc|var|home|dev|bin|proc|sys)\/|\w_\w|\(\)|(?:^|[.:!?] )[$#%] [a-z]|\w;\w|\w ?= ?(?:TRUE|FALSE|NULL)\b|link(?:git)?:\w|&&|\s\|\s|<[a-z/][^>]{0,40}>|operator ?[-+*/=<>]|[a-z]=(?:[\s.,"]|$)|(?:^|\s)(?:[=!<>]=|<-|\+\+)(?:[\s.,]|$)|:\.$|\*#\d|#\*|~\/|(?:^|\s)-[a-z](?: -[a-z])+\b/i,
  ],
  // Four words in capitals beside each other were one name of a program; so was one with two stops inside.
  [
    'machine name',
    /(?:(?<!\p{L})\p{Lu}{2,12} ){3}\p{Lu}{2,12}(?![\p{L}!])|(?<![\w.])[a-z]{2,}\.[a-z]{2,}\.[a-z]{2,}(?!\w)/u,
  ],
  [
    'contents',
    /(?:\. ?){4,}|\b\d{1,2}\.\d{1,2}\b[^.]{3,60}\b\d{1,2}\.\d{1,2}\b[^.]{3,60}\b\d{1,2}\.\d{1,2}\b|(?:^|[:.] )(?:table of contents|inhaltsverzeichnis|table des matières|sommario|índice)[.:]?$/i,
  ],
  [
    'reference',
    /\bet al\b|\bpp?\. ?\d|\bdoi\b|\bISBN\b|\[\d{1,3}\]|\b\p{Lu}\p{Ll}+ \p{Lu}{1,2}, \p{Lu}\p{Ll}+ \p{Lu}{1,2}\b|\((?:19|20)\d\d[a-z]?\)/u,
  ],
  [
    'licence',
    /permission is granted|without any warranty|all rights reserved|GNU (?:General Public|Free Documentation) License|todos os direitos|alle rechte vorbehalten|copyright ©|©|\(c\) \d{4}|\b(?:is|are) (?:\w+ )?(?:released|distributed|licen[cs]ed|available) under\b[^.]{0,80}\b(?:licen[cs]e|GPL)/i,
  ],
  [
    'address',
    /https?:|www\.\w|\b[\w.-]+@[\w-]+\.\w|\b[a-z\d-]{2,}\.(?:com|org|net|io|edu|gov|de|fr|uk)_|\b(?:[a-z\d-]+\.){2,3}(?:com|org|net|edu|uk)\b/i,
  ],
  ['address', /\b(?:see|at|visit|from|read|on) (?:[a-z\d-]+\.){1,3}(?:com|org|net|io|edu|gov|de|fr|uk)\b/],
  ['entry', /(?:^|\s)#\d{2,}|\b(?:gh|bug|issue|ticket|PR)[- ]#?\d{2,}/i],
  [
    'furniture',
    /\bpage \d{1,4}\b|\bcookies?\b.{0,40}\b(?:accept|use|verwenden|utiliza)|skip to (?:main |the )?content|log in\b|next page|prev(?:ious)? (?:next|up|home)|↑|¶|▪|•|→|←|^generated (?:on|by) |\blast (?:updated|modified):? |^(?:note|tip|warning|important|caution)[;.] |(?:^|\s)[§Þ]\s?\p{L}|(?:^|\s):[a-z_]{3,}:(?:\s|$)|— \S+.{0,40} (?:\d[\d.]* )?documentation\b|\bread more (?:about|on|in)\b|\blorem ipsum\b|\bdolor sit amet\b/iu,
  ],
  [
    'mail',
    /(?:^|[.:] )(?:From|To|Cc|Subject|Date|Von|An|Betreff|De|Para|Assunto|Asunto|Objet|Oggetto): \S|\bMessage-ID\b|\bContent-type\b/,
  ],
  [
    'journal',
    /\breceived (?:in revised form )?\d{1,2} \p{Lu}|\bavailable online \d|\bcorresponding author\b/iu,
  ],
  [
    'numbering',
    /(?:^|[:“"] ?)\d{1,2}(?:\.\d{1,2}){1,4}\.? (?!(?:is|was|has|or|and|to)\b)\p{L}|[.?!] \d{1,2}(?:\.\d{1,2}){1,4}\.? \p{Lu}|\b(?:Part one|First up|Next up|Chapter): \d/u,
  ],
  [
    'broken text',
    /\ufffd|\ufffc|,,|,\.(?!\p{L})| ,|(?:^|\s)\.\s|\s\.$|\b(?:via|between|related to|similar to)(?: and)?[.,]$|\b(?:via|both|between) and\b|[a-z]\.[a-z]\p{Ll}+ stands|\p{Script=Latin}[\p{Script=Arabic}\p{Co}]\p{Script=Latin}|\(\s*\)|\bfi \p{Ll}|\p{Ll}¨|¨\p{Ll}|\p{L}-\s+(?!(?:and|or|to|und|oder|bis|et|ou|e|o|y)\b)\p{Ll}{2,}\b/u,
  ],
];

/** Every line in which something of the kind is heard. */
export function findDebris({ lines }: Pick<Script, 'lines'>): Debris[] {
  return lines.flatMap(({ text }) =>
    KINDS.filter(([, pattern]) => pattern.test(text)).map(([what]) => ({ what, text })),
  );
}
