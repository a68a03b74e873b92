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
    /[{}]|[)\w];\s*$|=>|::|(?:^|(?<!und|oder|and|or)\s)--?[a-z]{2,}(?:[\s=.,]|$)|(?:^|\s)\/(?:usr|etc|var|home|dev|bin|proc|sys)\/|\w_\w|\(\)|(?:^|[.:!?] )[$#%] [a-z]|\w;\w|\w ?= ?(?:TRUE|FALSE|NULL)\b|link(?:git)?:\w|&&|\s\|\s|<[a-z/][^>]{0,40}>|operator ?[-+*/=<>]|[a-z]=(?:[\s.,"]|$)|(?:^|\s)(?:[=!<>]=|<-|\+\+)(?:[\s.,]|$)|:\.$|\*#\d|#\*|~\/|(?:^|\s)-[a-z](?: -[a-z])+\b/i,
  ],
  // Four words in capitals beside each other were one name of a program; so was one with two stops inside.
  [
    'machine name',
    /(?:(?<!\p{L})\p{Lu}{2,12} ){3}\p{Lu}{2,12}(?![\p{L}!])|(?<![\w.])[a-z]{2,}\.[a-z]{2,}\.[a-z]{2,}(?!\w)/u,
  ],
  // What a program calls a class, a file, a field: also inside a sentence.
  [
    'machine name',
    /(?<![\w.])(?!pdfTeX|phpMyAdmin)(?:[a-z]{2,}[A-Z][a-z]\w*|[A-Z][a-z]{2,}(?:[A-Z][a-z]+){2,})(?!\w)|\b[\w-]{2,}\.(?:sh|py|conf|cfg|ini|xml|json|ya?ml|htm|php|cpp|hpp|deb|tar|gz)\b|(?<![\w-])[a-z]+-(?:[a-z]+-){0,3}(?:id|url|ip|db|uri|cmd|addr)(?![\w-])|\bX-[A-Z]{3,}/,
  ],
  [
    'code',
    /(?<![\p{L}\d])["“‘'][+*&|^=<>~@#]{1,3}["”’'](?!\p{L})|["“‘']\S{1,12} [*+/|&^=<>~] \S{1,12}["”’']|#(?:pragma|include|define)\b|\w\(["“'‘]/u,
  ],
  ['command', /\b(?:commands?|run|type|line)\b[^.]{0,40}["“‘'][a-z]{2,} -{0,2}[a-z]{2,}["”’']/],
  ['entry', /(?:^|[.:?!] )(?:\p{Lu}{2,} Function )?Returns (?:an?|the|true|false|box)\b/u],
  [
    'table',
    /(?:^|[.!?] )\p{Lu}{4,}\w* (?:Gives|Turns?|Reveals?|Changes?|Makes|Returns|Brings?|Shows?|Sets?|Allows?|All)\b/u,
  ],
  ['change', /(?:^|[.:?!] )(?:Changed|New|Added|Deprecated|Removed) in version \S/],
  ['licence', /provided [“"]as is\b|\bwarrant(?:y|ies) of (?:any kind|merchantability)/i],
  [
    'broken text',
    /[“‘«] ?[”’»]|\b(?:the|its|their)[.?!](?:\s|$)|\p{Ll}{4}\. (?:is|are|was|were|has|have|can|will) \p{L}/u,
  ],
  [
    'pointer',
    /\b(?:reports?|errors?|outputs?|steps?|commands?) like the following\b|\bin the following steps\b|\bexample [^.]{3,90} follows\./i,
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

/** What a blind reader named and the patterns above did not hear. */
const KINDS_BY_READERS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'change',
    /^(?:merge (?:pull request|branch|remote)|revert ["“'])|^(?:added|fix(?:ed|es)?|removed|updated|improved|optimi[sz]ed|implemented|renamed|deprecated|reworked|rewrote|bug ?fix(?:es)?|workaround)\b(?! (?:by|in|to|costs?|prices?|points?)\b)|^(?:various|minor|some|many|all kind of)(?: other)? (?:minor )?(?:bug ?)?(?:fix(?:es)?|cleanups|improvements)|^new (?:options?|commands?|script|sub-option|module|status)\b|\bversion \d[\d.]+ .{0,60}\b(?:has|have) been released/i,
  ],
  [
    'code',
    /\w->\w|(?:^|\s)&(?:optional|rest|key|allow)|(?:^|[\s(]):[a-z][\w-]+|\([\w-]+ \([\w-]+|\w=['"‘“]|\d&\w|[a-z]\+\d|#'|(?:^|\s)##?[a-z]+-\d|(?:^|\s)@[a-z]/i,
  ],
  [
    'code',
    /(?:^|\s)\.(?!(?:com|org|net|txt|html|conf|json|java|iso)\b)[a-z]{4,}\b|(?<=\s)-[A-Za-z](?=[\s.,)]|$)/,
  ],
  [
    'machine name',
    /\b[A-Za-z]\w+\.(?!(?:com|org|net|io|edu|info|de|fr|it|es|uk|js|py|sh|pm|pl|txt|md|html?|pdf|conf|cfg|ini|log|so|dll|exe|deb|rpm|tar|gz|zip|json|xml|ya?ml|csv|png|jpe?g|gif|svg|css|iso|docx?|odt|tex|epub|list|gpg|c|h|[a-z])\b)[a-z]\w{2,}\b|\b(?:new|configure|the) (?:new |sub-)?(?:option|flag)s? (?!(?:to|for|is|are|of|that|which|in|on|and|or|by|can|has|was|will|with|from|does|value|name|parser|you|it)\b)[a-z]\w+ (?!(?:to|for|is|are|of|that|which|in|on|and|or|by|can|has|was|will|with|from|does|allows?|should|may|must|when|if|as|disables?|enables?)\b)[a-z\d]/,
  ],
  [
    'command',
    /\bsudo \w|\b(?:apt|apt-get|yum|dnf|pip3?|npm|brew|gem|conda|cargo) (?:install|update|run)\b|\bapt-cache \w|\bgit (?:clone|checkout|pull|push|commit|rebase)\b|\btar [a-z]*x[a-z]*f? |\b(?:tox|make|cmake|pytest) -|\bmake install\b/,
  ],
  [
    'pointer',
    /\b(?:on|in|at) lines? \d|^Lines? \d|\b(?:figure|fig\.|table|listing|equation) \(?\d|\bsections? \d|\b(?:above|below|following) (?:example|code|figure|illustration|picture|table|listing|command|screenshot|output|diagram)|\b(?:example|code|figure|illustration|picture|listing|screenshot|output|diagram) (?:above|below)\b|\b(?:shown|listed|included) (?:above|below|here)\b|\bsee (?:also )?(?:the )?(?:section|chapter|appendix|figure|documentation|manual)|\b(?:read|see|found|available)\b[^.]{0,60} here\.|\bread "?\d\.\d|^Below (?:is|are)\b|\b(?:obenstehenden?|untenstehenden?|obigen) \p{Lu}|\bin der abbildung\b|\b(?:siehe|voir|véase|vedi|veja) (?:abschnitt|kapitel|section|sección|sezione|seção)|\bci-(?:dessus|dessous)\b/iu,
  ],
  [
    'broken text',
    /\b(?:online|available|found) at\.|(?<!\p{L})(?:the|and|or|than|such as|via|including|limited to)\)?[.,]$|\bloop as\.|^[\]=]|\b(?:value|default|result) is\.$|\bone thing to note: means\b|\binstead of to\b|\b(?:speci|modi|identi|classi|quali|noti|veri|signi|justi|certi|con|de) (?:ed|es|cation|cations|able|er|ers|cant|ne|ned|gure|guration|rm)\b|\bthe rst\b|\ba oat\b/iu,
  ],
  [
    'broken text',
    /\p{Script=Latin}{3}.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*\p{Script=Latin}{3}/u,
  ],
  ['table', /\bU\+[\dA-F]{4,6}\b.*\bU\+[\dA-F]{4}|\d \/ \d.*\d \/ \d|\b(?:FIX[M]E|TO[D]O|X{3,4})\b/],
  ['address', /\.\.\.@\w|\b[a-z]{2,8}:\/\//],
  [
    'keys',
    /\p{L}→\p{L}|\p{L} > \p{Lu}\p{Ll}|\b(?:Ctrl|Strg|Maj|Alt)(?:Maj|[+-]?\p{Lu}(?!\p{Ll})|[()])|[⇆⌘⇧⌥]/u,
  ],
  [
    'label',
    /(?:^|[.!?] )(?:Description|Synopsis|Commands?|Options|Usage|Examples?|Beschreibung|Exemples?|Descripción|Descrizione|Descrição): /iu,
  ],
  ['label', /(?:^|[.!?] )\p{Lu}{5,}: /u],
  ['entry', /(?:^|[.!?:] )(?:Is|Are) (?:used|called|the same) [^?]*\.|(?:^|[.!?] )Where \p{Lu}{3,} is\b/u],
  [
    'pointer',
    /\bdocumented (?:above|below)\b|\bsee this \w+|\b(?:subsequent|next) chapters?\b|\bthe sections that follow\b/i,
  ],
];

/** Every line in which something of the kind is heard. */
export function findDebris({ lines }: Pick<Script, 'lines'>): Debris[] {
  return lines.flatMap(({ text }) =>
    [...KINDS, ...KINDS_BY_READERS]
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => ({ what, text })),
  );
}
