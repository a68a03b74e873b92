import type { Script } from '@parlance/artifacts/script';

type Debris = { what: string; text: string };

/** What no host should say, each looked for in a way of its own, not in the way the reader leaves it out. */
const KINDS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'formula',
    /\$(?!\d)[^\s$][^$]{0,60}\$|\\(?:frac|sum|alpha|begin|mathrm|left)\b|[∑∫√∏≤≥∈∀∂]|\b[a-z] ?= ?[a-z\d]\b/,
  ],
  [
    'code',
    /[{}]|[)\w];\s*$|=>|::|(?:^|\s)--?[a-z]{2,}(?:[\s=.,]|$)|(?:^|\s)\/(?:usr|etc|var|home|dev|bin|proc|sys)\/|\w_\w|\(\)|(?:^|[.:!?] )[$#%] [a-z]|\w;\w|\w ?= ?(?:TRUE|FALSE|NULL)\b|link(?:git)?:\w|&&|\s\|\s|<[a-z/][^>]{0,40}>/i,
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
    /permission is granted|without any warranty|all rights reserved|GNU (?:General Public|Free Documentation) License|todos os direitos|alle rechte vorbehalten|copyright ©|©|\(c\) \d{4}/i,
  ],
  ['address', /https?:|www\.\w|\b[\w.-]+@[\w-]+\.\w/i],
  [
    'furniture',
    /\bpage \d{1,4}\b|\bcookies?\b.{0,40}\b(?:accept|use|verwenden|utiliza)|skip to (?:main |the )?content|log in\b|next page|prev(?:ious)? (?:next|up|home)|↑|¶|▪|→|←/i,
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
    /\ufffd|,,|,\.| ,|\(\s*\)|\bfi \p{Ll}|\p{Ll}¨|¨\p{Ll}|\p{L}-\s+(?!(?:and|or|to|und|oder|bis|et|ou|e|o|y)\b)\p{Ll}{2,}\b/u,
  ],
];

/** Every line in which something of the kind is heard. */
export function findDebris({ lines }: Pick<Script, 'lines'>): Debris[] {
  return lines.flatMap(({ text }) =>
    KINDS.filter(([, pattern]) => pattern.test(text)).map(([what]) => ({ what, text })),
  );
}
