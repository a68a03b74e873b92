import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents:
    '(?:table of )?contents|in this (?:article|page|section)|on this page|table of contents and .{0,30}',
  references:
    'references?|bibliography|works cited|citations?|literature(?: cited)?|normative references|informative references|references and notes|further reading',
  notes: 'notes?|footnotes?|endnotes|sources?|keywords',
  thanks:
    "acknowledge?ments?|about the authors?|contributors|funding|competing interests|conflicts? of interest|authors?[’'] addresses?",
  links: 'see also|external links|related (?:articles|stories|posts|links)|more information',
  licence:
    'licen[cs]e|legal notice|copyright(?: notice)?|(?:gnu )?free documentation license|disclaimer|status of this memo',
  caption: 'figures?|fig|tables?|tab|listings?|plate|chart|exhibit|example|algorithm',
  chrome:
    'advertisement$|share$|log ?in$|sign ?in$|\\d{1,3} min(?:ute)?s? read|comments?$|leave a (?:comment|reply)|share (?:this|on) |subscribe|sign up|read more$|read next|related (?:articles|stories|posts)|follow us|skip to |accept all|reject all|manage (?:cookies|preferences|consent)|(?:previous|next|prev|up|home)(?:[ |·»«<>→←-]{1,4}(?:previous|next|prev|up|home)){0,6}$|back to top|print this page|edit this page|all rights reserved|posted (?:on|in|by) |filed under|tags?:|privacy policy|terms of (?:use|service)|click here|copy link|e-?mail this|tweet',
  cookies:
    '(?:we|this (?:web)?site|our (?:partners|website)) (?:and our partners )?uses? cookies|cookie (?:policy|settings|preferences|consent)|by (?:continuing|clicking|using) [^.]{0,60}(?:cookies|you agree|you accept)|(?:sign up|subscribe) (?:to|for) (?:our|the) (?:\\w+ ){0,2}newsletter|enable javascript|javascript is (?:disabled|required)|unsubscribe (?:at )?any ?time',
  legal:
    'permission is (?:hereby )?granted|(?:complete|full) text of the gnu|without any warranty|this (?:program|document|manual|work|software|book|file|package|memo) is (?:free|subject to|licensed|distributed|provided|an internet standards)|see the gnu general public license|a copy of the gnu (?:general|lesser|free)|you should have received a copy of the|all rights reserved|licensed under (?:a|the) (?:creative commons|terms|apache|mit|gnu)|redistribution and use in source|reproduced (?:without|with) permission|under the terms of the gnu|internet engineering task force \\(ietf\\)\\. it (?:represents|has)|trust legal provisions|published by elsevier|this is an open access article|no part of this (?:publication|book)',
  mail: 'from|to|cc|bcc|date|sent|subject|reply-to',
  subject: 'subject',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|article (?:history|info)\\b|received:? (?:in revised form:? )?(?:on )?(?:\\d|\\p{Lu})|(?:revised|accepted|published)(?: online)?:? (?:on )?(?:\\d|\\p{Lu}\\p{Ll}+ \\d)|available online|corresponding author|e-?mail(?: address(?:es)?)?:|journal homepage|contents lists available|(?:how )?to cite this|key ?words?:|doi:',
  made: 'generated (?:on|by|at|with|from) |last (?:updated|modified|changed|edited):? |this (?:page|document) was (?:last )?(?:generated|updated|modified)|built with ',
};
