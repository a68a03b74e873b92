import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents:
    '(?:table of )?contents|in this (?:article|page|section)|on this page|table of contents and .{0,30}',
  references:
    'references?|bibliography|works cited|citations?|literature(?: cited)?|normative references|informative references|references and notes|further reading',
  notes: 'notes?|footnotes?|endnotes|sources?|keywords',
  thanks:
    "acknowledge?ments?|about the authors?|contributors|funding|competing interests|conflicts? of interest|authors?[’'] addresses?",
  article: {
    credit:
      '(?:all )?(?:photos?|photographs?|images?|pictures?|illustrations?|portraits?|graphics?|videos?)(?: (?:by|via|from|courtesy(?: of)?|credits?|illustration by))|(?:photo|image|picture|video)? ?credits?|(?:all )?(?:photos?|images?|pictures?|illustrations?|graphics?)(?=:)',
    elsewhere:
      'related(?: (?:articles?|stories|posts?|content))?|read(?: (?:more|also|next|this|the full))?|see also|also read|more (?:on|from|about) .{2,40}|watch|listen(?: to)?|recommended|you may also like',
    printed:
      '(?:this|the) (?:article|story|post|piece|essay|interview|column) (?:was |has been |is )?(?:originally |first )?(?:appear(?:s|ed)|published|updated|corrected|adapted|excerpted|republished|translated)|a version of this (?:article|story|post|essay)|(?:originally |first )published (?:on|in|at|\\p{L}+ \\d)|continue reading|powered by \\p{Lu}|promoted by|sponsored by|follow \\p{Lu}\\S+ on (?:twitter|facebook|instagram)',
    invitation:
      '(?:our|free) newsletters?|(?:in|to) your inbox|cancel any ?time|apple pay|(?<=^|[.!?] )(?:subscribe (?:to|now|today|here)|sign up (?:for|here|now|today|to get)|follow us|become a (?:member|subscriber)|download (?:our|the) app|join the (?:discussion|conversation))',
    letter: 'newsletters?',
    invites: 'sign up|subscribe|keep up|get|join|receive',
    trade:
      'authors?|writers?|reporters?|journalists?|editors?|columnists?|correspondents?|contributors?|contributing|bloggers?|freelances?|freelancers?|critics?|covers|writes (?:about|for|on)|staff',
  },
  links: 'see also|external links|related (?:articles|stories|posts|links)|more information',
  licence:
    'licen[cs]e|legal notice|copyright(?: notice)?|(?:gnu )?free documentation license|disclaimer|status of this memo',
  caption: 'figures?|fig|tables?|tab|listings?|plate|chart|exhibit|example|algorithm',
  chrome:
    'advertisement$|share$|log ?in$|sign ?in$|\\d{1,3} min(?:ute)?s? read|comments?$|leave a (?:comment|reply)|share (?:this|on) |subscribe|sign up|read more$|read next|related (?:articles|stories|posts)|follow us|skip to |accept all|reject all|manage (?:cookies|preferences|consent)|(?:previous|next|prev|up|home)(?:[ |·»«<>→←-]{1,4}(?:previous|next|prev|up|home)){0,6}$|back to top|print this page|edit this page|all rights reserved|posted (?:on|in|by) |filed under|tags?:|privacy policy|terms of (?:use|service)|click here|copy link|e-?mail this|tweet',
  cookies:
    '(?:we|this (?:web)?site|our (?:partners|website)) (?:and our partners )?uses? cookies|cookie (?:policy|settings|preferences|consent)|by (?:continuing|clicking|using) [^.]{0,60}(?:cookies|you agree|you accept)|(?:sign up|subscribe) (?:to|for) (?:our|the) (?:\\w+ ){0,2}newsletter|enable javascript|javascript is (?:disabled|required)|unsubscribe (?:at )?any ?time',
  legal:
    'permission is (?:hereby )?granted|(?:complete|full) text of the gnu|without any warranty|this (?:program|document|manual|work|software|book|file|package|memo) is (?:free|subject to|licensed|distributed|provided|an internet standards)|see the gnu general public license|a copy of the gnu (?:general|lesser|free)|you should have received a copy of the|all rights reserved|licensed under (?:a|the) (?:creative commons|terms|apache|mit|gnu)|redistribution and use in source|reproduced (?:without|with) permission|under the terms of the gnu|internet engineering task force \\(ietf\\)\\. it (?:represents|has)|trust legal provisions|published by elsevier|this is an open access article|no part of this (?:publication|book)|is provided [“"]as is|without warranty of any kind',
  ofLicence: '[Tt]his (?:Public )?License|THIS LICENSE|[Tt]he Licensor',
  mail: 'from|to|cc|bcc|date|sent|subject|reply-to',
  subject: 'subject',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|article (?:history|info)\\b|received:? (?:in revised form:? )?(?:on )?(?:\\d|\\p{Lu})|(?:revised|accepted|published)(?: online)?:? (?:on )?(?:\\d|\\p{Lu}\\p{Ll}+ \\d)|available online|corresponding author|e-?mail(?: address(?:es)?)?:|journal homepage|contents lists available|(?:how )?to cite this|key ?words?:|doi:',
  made: 'generated (?:on|by|at|with|from) |last (?:updated|modified|changed|edited):? |this (?:page|document) was (?:last )?(?:generated|updated|modified)|built with ',
  changes: `change ?logs?|changes|release notes|what[’']?s new(?: in .{1,30})?|(?:version|revision|release) history`,
  change:
    "add(?:s|ed|ing)?|fix(?:es|ed|ing)?|remov(?:es?|ed|al|ing)|updat(?:es?|ed|ing)|improv(?:es?|ed|ing|ements?)|chang(?:es?|ed|ing)|implement(?:s|ed)?|support(?:s|ed)?|optimi[sz](?:es?|ed)|renam(?:es?|ed)|moved?|makes?|made|us(?:es?|ed|ing)|allow(?:s|ed)?|avoid(?:s|ed)?|prevent(?:s|ed)?|drop(?:s|ped)?|deprecat(?:es?|ed)|refactor(?:s|ed)?|clean(?:s|ed)? ?-?ups?|bump(?:s|ed)?|revert(?:s|ed)?|merged?|convert(?:s|ed)?|rewr(?:ite|ote)|rework(?:ed)?|document(?:s|ed|ation)?|disabled?|enabled?|required?s?|replaced?s?|correct(?:s|ed|ly)?|ensured?s?|handled?s?|introduced?s?|extend(?:s|ed)?|switch(?:ed)?|ported?|install(?:ed)?|includ(?:es?|ed)|honou?r|ignored?|show|print|return|workarounds?|better|faster|various|minor|many|several|other|all kinds? of|bug ?-?fix(?:es)?|typos?|new|don[’']t|do not",
  done: 'added|fix(?:es|ed)?|removed|updated|improved|changed|implemented|optimi[sz]ed|renamed|moved|dropped|deprecated|refactored|reverted|merged|converted|rewrote|reworked|replaced|corrected|introduced|bug ?-?fix(?:es)?|new (?:options?|commands?|features?)|support for',
  released: 'released|available now|announc(?:e|ing)',
  entry:
    'returns?|gets|sets|creates|converts|checks|computes|calculates|retrieves|initiali[sz]es|constructs|registers|parses|invokes|specifies|determines (?:if|whether)|indicates (?:if|whether)|called (?:when|by|with|if|before|after)|shortcut for|(?:mutably |recursively |optionally |immediately |automatically )?(?!sometimes|perhaps|besides|towards|afterwards|always|unless|across|thus|plus|versus|others|years|months|days|weeks|hours|minutes|is|was|has|does|as|this|its|his|us|yes|likewise|indoors|outdoors|upwards|downwards|nowadays)[a-z]{2,16}(?<!s|u|i)s (?:the|an?|this|these|all|any|whether|if|each|given|current|new|to the)',
  field:
    'description|arguments?|parameters?|type parameters?|returns?|return(?:ed)? values?|result(?: values?| type)?|syntax|synopsis|usage|signature|default(?: value)?|throws|raises|since|see also|overrides|specified by|author|name|type|purity of the procedure|inherits|availability|declaration|input|output|preconditions?|postconditions?|remarks?|attributes?',
  guides:
    '(?:briefly )?(?:describes|explains|covers|discusses|introduces|presents|gives|contains|lists|shows|deals with|has a list|is (?:a|the) (?:quick |short |brief |main )?(?:tutorial|chapter|introduction|overview|guide|reference|section))',
  pointed:
    '(?:this|these|that|those) (?:two |three |new |same |last )?(options?|methods?|functions?|procedures?|commands?|flags?|parameters?|arguments?|strings?|variables?|fields?|class(?:es)?|events?|modules?|macros?|attributes?|settings?|calls?|declarations?|directives?|keywords?|properties|property|headers?|routines?|scripts?|expressions?|switch(?:es)?|statements?|elements?|tags?|files?|operators?|instructions?)(?!\\p{L})',
  bidding:
    '^(?:Please |Simply |Just |Now |First,? |Then )?(?!(?:The|An?|In|On|For|With|By|At|Of|From|To|No|All|Each|Not|Like|About|Over|Under|Into|Onto|Near|Per|Via|Both|Some|Only|One|Two)\\b)\\p{L}+(?<!ing|[^s]s|ion|ity|ment) (?:the|an?|this|these|that|your|all|each|any|it|them|up|down|out|sure|if|whether|some|every|one|both|yourself)(?!\\p{L})',
  naming:
    '^(?:(?:how|when|where|what|why) to |(?!during|according|being|nothing|something|everything|anything|king|spring|morning|evening|string)\\p{L}{2,20}ing )',
  pointer:
    '(?<!\\p{L})see (?:also )?(?:the )?(?:\\S{1,40} )?(?:sections?|chapters?|appendix)(?!\\p{L})|(?<=^|[,;] |\\()(?:please |also )?(?:see|refer to|consult) (?:also )?(?:[^\\s.]{1,30} ){0,5}(?:figures?|fig\\.|tables?|pages?|documentation|docs|manual|guide|readme|faq|wiki|web ?site|tutorial|reference|instructions|links?|files?|above|below)(?!\\p{L})|(?<!\\p{L})(?:refer to|consult) (?:the|our|its) (?:\\S{1,40} ){0,4}(?:documentation|docs|manual|guide|readme|faq|tutorial|reference|instructions)(?!\\p{L})|^(?:please )?refer to |^for (?:more|further|a|the|full|other) [^.]{3,80}, (?:please )?see |^(?:please )?see (?:also )?[^.]{2,80} for (?:more|details|further|an?|the|information)(?!\\p{L})|(?<!\\p{L})(?:on|in|at|see|from) lines? \\d|^lines? \\d{1,4} |(?<!\\ba )(?<!\\p{L})(?:figs?\\.|figures?|tables?|listings?|equations?|eqs?\\.) ?\\(?\\d|(?<!\\p{L})sections? (?:\\d{1,2}\\.\\d|[A-Z](?=[.,;)]))|(?<!\\p{L})(?:in|see|of|from) (?:sections?|appendix|appendices) (?:\\d{1,2}|[A-Z])(?=[.,;:) ](?!of ))|(?:the|this) (?:above|below|following) (?:figure|picture|image|screenshot|diagram|illustration|table|chart|graph|listing|snippet|code|output|formula|equation|photo)s?(?!\\p{L})|(?:figure|picture|image|screenshot|diagram|illustration|table|chart|graph|listing|snippet|code|output|formula|equation|example)s? (?:above|below)(?=[.,;:)]| (?:shows?|lists?|gives?|is|are|contains?|summari[sz]es?|illustrates?|describes?|enables?|and) )|(?<!\\p{L})(?:shown|listed|depicted|illustrated|pictured|displayed|reproduced|discussed) (?:above|below|here)(?=[.,;:)]|$)|in the (?:figure|screenshot|diagram|illustration|listing)(?!\\p{L})|^below (?:is|are|you)(?!\\p{L})|(?:read|find|found|see|seen|available|documented|described|explained|get|downloaded|download|learn|check|click)(?!\\p{L})[^.]{0,80} here(?=[.!](?: |$)|$)|(?:found|described|listed|documented|available) in the (?:file|section|documentation) |(?:described|explained|shown|listed|defined|discussed|mentioned|given|documented) in \\d{1,2}\\.\\d|(?:listed|given|shown|described|summari[sz]ed) in the [^.]{2,60} (?:below|above|columns?)(?!\\p{L})|in the [^.]{2,40} (?:above|below)(?!\\p{L})(?! (?:the|a|sea|ground|zero|average)(?!\\p{L}))|^the following (?:is|are|section|sections|chapter|chapters|example|examples|table|list|commands?|code|program|lines?|figure|diagram)(?!\\p{L})|(?:written|printed|shown|set|marked|highlighted) in (?:italics?|bold|red|blue|green|gr[ae]y)(?!\\p{L})|(?:found|described|listed|documented) in the (?:\\S{1,40} ){1,6}(?:section|file|chapter|appendix|reference|documentation|manual|guide)(?!\\p{L})',
  beside: `(?:above|below|preceding|following|previous|last|next|first|second|third|this|these) (?:[\\w-]{1,20} )?(?:examples?|listings?|snippets?|lines?|commands?|code|outputs?|excerpts?|fragments?|statements?|calls?|formulas?|equations?|expressions?|tables?|figures?)(?!\\p{L})|(?:in|from|by|of) (?:the|our|this|these) examples?(?!\\p{L})|(?:the|this|these) [\\w-]{1,20} above(?!\\p{L})|(?:steps?|instructions?) (?:above|below)(?!\\p{L})|(?<!\\p{L})(?:above|below)(?=[.,;:)]|$)|like (?:this|so)(?=[.,;:]|$)|(?<!\\p{L})here(?:[’']s| is| are) `,
  follows: `(?<!\\p{L})(?:the following|as follows|like this|like so)(?!\\p{L})|(?<!\\p{L})let[’']s (?:see|look|take|have)(?!\\p{L})|(?<!\\p{L})like(?= ?:$)|(?<!\\p{L})follows?(?= ?[.:]?$)`,
  asSaid:
    '(?:(?:as|like)(?: we| I)?(?: will| shall| have| had)?|which (?:will be|is|are|was|were|we)(?: will)?)(?: also| further| already)?(?: \\w+ly)? (?:shown?|seen?|illustrated?|depicted|given|described?|listed|defined?|explain(?:ed)?|discuss(?:ed)?|mention(?:ed)?|noted?|stated?|present(?:ed)?|indicated?|elaborated?|argued?)(?: (?:further|in (?:more|greater|some) (?:detail|depth)|elsewhere))? (?:above|below|(?:in|on|by|at) (?:the )?(?:(?:next|previous|last|following) )?(?:figs?\\.?|figures?|tables?|sections?|chapters?|listings?|appendix|equations?|eqs?\\.?|pages?|lines?)(?: ?\\(?[A-Z]?\\.?\\d{0,3}(?:\\.\\d{1,3}){0,3}[a-z]?\\)?(?: and [A-Z]?\\.?\\d{0,3}(?:\\.\\d{1,3}){0,3})?)?)',
};
