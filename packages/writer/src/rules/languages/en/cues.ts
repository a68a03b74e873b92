import type { Exchange } from '../exchange.ts';

/** Questions that what a sentence opens with fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern:
      '^Because (?:of )?(?![^.]*, (?:the|an?|it|he|she|they|we|I|you|there|this|that|these|its|his|their|many|most|some|\\p{Lu}\\p{L}+|\\p{Ll}+s) )[^;:]{8,}$',
    ask: ['Why is that?', 'How come?'],
    continuing: true,
  },
  {
    id: 'because-not',
    pattern:
      '^Because (?:of )?(?![^.]*, (?:the|an?|it|he|she|they|we|I|you|there|this|that|these|its|his|their|many|most|some|\\p{Lu}\\p{L}+|\\p{Ll}+s) )[^;:]{8,}$',
    after: "^[^,;:]{4,70}(?:(?<!\\p{L})(?:not|never)|n[’']t)(?!\\p{L})[^,;:]{3,60}\\.$",
    ask: ['Why not?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^In (?:return|exchange),',
    ask: ['And in return?'],
    droppable: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^In (?:response|retaliation|answer|reply),',
    ask: ['And the response?', 'What was the response?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'that-includes',
    pattern: '^(?:This|That) (?:also )?(?:includes|included) ',
    ask: ['What does that include?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'it-includes',
    pattern: '^(?:It|They) (?:also )?(?:includes?|contains?|comprises?|consists? of) ',
    ask: ['What’s in it?', 'What does it include?'],
    after:
      '(?<!\\p{L})(?:set|package|collection|kit|list|bundle|report|book|deal|plan|bill|version|edition|album|game|box|menu|program|programme|exhibition|exhibit|display|update|release)(?!\\p{L})',
    continuing: true,
    inside: true,
    mayBeNew: true,
  },
  {
    id: 'those-include',
    pattern:
      '^(?:Those|These|The|Its|Their) (?<again>(?:[\\p{L}-]+ ){1,2}?)(?:include|included|range from|ranged from) ',
    ask: ['Such as?', 'Like what?'],
    continuing: true,
  },
  {
    id: 'chief-among',
    pattern:
      '^(?:Most notable(?: of these)? (?:is|are|was|were)|Chief among (?:them|these)|First among (?:them|these)|(?:Most notably|Notably|In particular),|Take (?:the (?:case|example) of )?\\p{Lu}[^;:?]{4,60}[.:,])',
    ask: ['Such as?', 'For instance?'],
    continuing: true,
  },
  {
    id: 'sort-of',
    pattern: '^(?<again>(?<n>\\p{Lu}\\p{Ll}+s)) (?:like|such as) [^;:]{3,50}(?:,| and ) ',
    ask: ['What sort of {n}?'],
    continuing: true,
  },
  {
    id: 'leads-to',
    pattern:
      '^(?:This|That|All this|All of this) (?:has (?:the effect of|led to|resulted in|caused|created)|had the effect of|leads? to|led to|results? in|resulted in) ',
    ask: ['And what does that lead to?', 'With what effect?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'makes-it',
    pattern: '^(?:This|That) (?:makes|allows|lets|enables|helps|gives|keeps|prevents|saves|ensures|frees) ',
    ask: ['What does that do?', 'And what’s that good for?'],
    continuing: true,
    inside: true,
    mayBeNew: true,
  },
  {
    id: 'leaves-things',
    pattern: '^(?:This|That) (?:left|leaves|has left) ',
    ask: ['And where does that leave things?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'has-happened',
    pattern:
      "^(?:This|That)(?: is|[’']s| was) (?:exactly |precisely |just )?what happened (?:in|to|with|when|at|after|last|during)(?!\\p{L})",
    ask: ['Has that ever happened?', 'Has that really happened?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'and-so',
    pattern:
      "^(?:(?:That|This)(?: is|[’']s) (?:also |partly |exactly |precisely )?why|(?:Therefore|Thus|Hence|For (?:this|that) reason|Accordingly),|So (?=(?:he|she|they|we|I|it|it[’']s|the|in|on|last|this|anyone|anybody|everyone|if|when|no|\\p{Lu}[\\p{L}’-]+) ))",
    ask: ['And so?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'and-so-means',
    pattern: "^(?:(?:Therefore|Thus|Hence),|So (?=(?:it|it[’']s|the|there|they|this) ))",
    ask: ['Which means?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'otherwise',
    pattern: '^Otherwise,? ',
    ask: ['And if not?', 'And otherwise?'],
    droppable: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'after-event',
    pattern:
      '^(?:(?:Soon |Right |Shortly |Immediately |Just )?[Aa]fter|Once) (?<again>(?:the|that|this|his|her|its|their|these|those|it|they|he|she) [^,;:]{3,60}), ',
    ask: ['And after that?', 'And then?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'before-that',
    pattern:
      '^(?:In (?:1\\d|20)\\d{2},[^,;:]{2,70} had (?=\\p{L})|(?:A few|Two|Three|Several|Some|Many) (?:hours|days|weeks|months|years) (?:earlier|before), |(?:A|One) (?:day|week|month|year|decade) (?:earlier|before), |Before that, |Earlier, )',
    after:
      '^(?!.*[“”"?]).*(?<!\\p{L})(?:\\p{L}{3,}ed|was|were|began|came|went|took|made|got|gave|bought|sold|won|lost|left|met|had|ran|fell|wrote|built)(?!\\p{L})',
    ask: ['And before that?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'as-for-whole',
    pattern: '^As for (?<who>[^,;:“”]{2,50}), ',
    ask: ['And {who}?', 'What about {who}?'],
    mayBeNew: true,
  },
  {
    id: 'within-months',
    pattern:
      '^(?:Within (?:\\p{Ll}+ )?(?:minutes|hours|days|weeks|months|years)|Not long after(?:wards?| that)?|(?:One|A|The next|The following) (?:day|week|month|year|morning) (?:later|after that)|Next)(?:,| of )',
    ask: ['And then?', 'What happened then?'],
    after:
      '(?<!\\p{L})(?:\\p{L}{3,}ed|was|were|began|came|went|took|made|got|gave|bought|sold|won|lost|left|met|set|had)(?!\\p{L})',
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'start-by',
    pattern: '^(?:Start|Begin) (?:by|with|off) ',
    ask: ['Where do you start?', 'How do you start?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'to-do-so',
    pattern:
      '^To (?:do (?:so|this|that)|achieve (?:this|that)|get there|accomplish (?:this|that)|make (?:this|that) (?:happen|work|possible)|find out|get around (?:this|that)|solve (?:this|that)|fix (?:this|that)|prevent (?:this|that)|avoid (?:this|that)),',
    ask: ['And how?', 'How?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'how-do-you',
    pattern:
      "^To (?<phrase>(?!be\\b)\\p{Ll}+ [^,;:]{3,50}), (?=(?:simply |just |first |please )?(?:contact|visit|call|click|use|go|try|open|press|enter|type|select|choose|create|add|run|download|install|send|write|email|log|sign|follow|start|take|put|place|make sure|you(?: will|[’']ll)? (?:need|have|must|should|can)|all you need))",
    ask: ['How do you {phrase}?', 'And how do you {phrase}?'],
    mayBeNew: true,
  },
  {
    id: 'when-it-comes-to',
    pattern:
      '^(?:When it comes to|On the (?:question|issue|subject|matter) of|In terms of|With regard to|With respect to|Regarding|Concerning) (?<who>(?!this\\b|that\\b|it\\b)[^,;:“”]{2,50}), (?<main>[^;:?]{10,})$',
    ask: ['And {who}?', 'What about {who}?'],
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern:
      '^(?:Simply put|Put simply|In short|In a nutshell|In plain (?:terms|English|words)|Put (?:differently|another way)|To put it (?:simply|another way)|Long story short|In essence|Basically|The bottom line is|The upshot is),? ',
    ask: ['In plain words?', 'And in short?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'what-then',
    pattern: '^Rather,',
    ask: ['What, then?'],
    continuing: true,
    afterDenial: true,
  },
  {
    id: 'so-what-is-it',
    pattern:
      "^(?:(?:Rather|Instead), )?(?:[Ii]t|[Tt]his|[Tt]hat)(?:[’']s| is| was) (?!(?:just |only |simply )?(?:not|no|never|also|the (?:first|only|most|same)|because|why|when|where|how|that|possible|clear|unclear|likely|unlikely|important|hard|difficult|easy|true|up to|about|\\p{Ll}+ing|\\p{Ll}+ed|even|still|all)(?!\\p{L}))",
    after:
      "^(?!.*(?:not|n[’']t) (?:only|just|yet|necessarily|all|sure|clear|always|that))(?:But |And |So |First, |Still, )?(?:(?:It|This|That|He|She) (?:is not|was not|isn[’']t|wasn[’']t)|(?:It|That|This)[’']s not) (?:an? |the |about |so much |really |actually )[^,;:]{4,70}\\.$",
    ask: ['So what is it?', 'What is it, then?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'other-hand',
    pattern: '^On the other hand, (?<main>[^;:?]{10,})$',
    ask: ['And on the other hand?'],
    answer: '{Main}',
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'other-place',
    pattern:
      '^(?<where>Inside|Outside|Elsewhere|Above ground|Below ground|Upstairs|Downstairs|Underground|Abroad|At home|At work|At school|Overseas|Online|Offline|Nearby|At night|By day|In (?:winter|summer|spring|autumn|fall)|In the (?:wild|lab|long run|short term|long term|meantime|morning|evening|afternoon|countryside|city|cities|suburbs)), ',
    ask: ['And {where}?'],
    droppable: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-country',
    pattern:
      '^(?<where>In (?:the )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+){0,2})(?<!January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Act|One|Two), (?!\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?,|\\d)',
    ask: ['And {where}?'],
    after: '(?<!\\p{L})(?:[Ii]n|[Aa]t|[Aa]cross|[Ff]rom) (?:the )?\\p{Lu}\\p{Ll}+',
    droppable: true,
    mayBeNew: true,
  },
  {
    id: 'fronted',
    pattern:
      '^(?<lead>In|At|During|Before|Under|Among|Across|Throughout|Inside|Outside|Within|Beneath|Near|With|On) (?<known>(?<phrase>(?!(?:them|him|her|it|us|me|you|which|whom|addition|fact|particular|general|other|short|all|its|his|her|their|a|an|this|that|these|those|order|case|turn|sum|effect|essence|part|recent|such|so|some|many|most|one|\\p{Lu}\\p{Ll}+day)(?!\\p{L}))(?![^,]*\\d)[^,;:“”]{3,45}(?<!Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|week|month|year|years|day|morning|night|time|moment|evening|afternoon|way|ways|cases|January|February|March|April|May|June|July|August|September|October|November|December|words|fact|end|respect|sense|regard|hand))), (?<main>(?:the|an?|it|they|he|she|you|there|no|many|most|some|more|its|their|his|her|people|\\p{Lu}[\\p{L}’-]+|\\p{Ll}+s) [^;:?]{10,})$',
    ask: ['And {lead} {phrase}?'],
    answer: '{Main}',
    continuing: true,
  },
  {
    id: 'despite',
    pattern:
      '^(?:Despite|In spite of) (?<phrase>(?!this\\b|that\\b|it\\b)[^,;:“”]{3,50}), (?<main>(?:the|an?|it|they|he|she|you|there|no|many|most|some|more|its|their|\\p{Lu}[\\p{L}’-]+|\\p{Ll}+s) [^;:?]{10,})$',
    ask: ['Despite {phrase}?', 'Even with {phrase}?'],
    answer: '{Main}',
    continuing: true,
  },
  {
    id: 'compared',
    pattern:
      '^(?:Compared (?:to|with)|In comparison (?:to|with)) (?<phrase>[^,;:“”]{3,60}), (?<main>[^;:?]{10,})$',
    ask: ['And compared to {phrase}?', 'How does that compare to {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'however-who',
    pattern:
      "^(?<known>(?<who>(?:The |Its |Their )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,3})), (?:however|though|too|instead|in turn), (?<main>[^?]{8,})$",
    ask: ['And {who}?', 'What about {who}?'],
    turned: true,
    turnsTo: true,
  },
  {
    id: 'all-in-all',
    pattern:
      '^(?:All in all|Overall|All told|On balance|On the whole|To sum up|In conclusion|Taken together|At the end of the day),',
    ask: ['And all in all?', 'So what’s the verdict?'],
    droppable: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-this-regard',
    pattern: '^[^;:“”?]{10,120}(?<!\\p{L})in this (?:regard|respect)(?!\\p{L})',
    ask: ['And in that regard?'],
    continuing: true,
  },
  {
    id: 'and-the',
    pattern:
      '^The (?:main |ultimate |overall |final |end |net |only |real |immediate )?(?<what>result|outcome|upshot|reason|verdict|answer|lesson|moral|goal|aim|solution|effect|consequence|idea|conclusion|takeaway|punchline|upside|downside|advantage|disadvantage|benefit|drawback|catch|purpose|payoff|response|reaction|reply|motive|remedy|cure|trick|secret|difference|deadline|risk|danger|irony|hope|fear|alternative)(?: here)?(?:(?: of (?:this|that|all this|it all))? (?:is|was|has been|will be|would be|may be|could be)|:|,) ',
    ask: ['And the {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'whats-the-problem',
    pattern:
      "^(?:But t|T)he (?:only |main |big(?:gest)? |real )?(?<what>problem|catch|trouble|snag|downside|drawback|difficulty|rub|challenge|danger)(?: here)?(?: is| was|[’']s|,) ",
    ask: ['So what’s the {what}?', 'And the {what}?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'the-catch',
    pattern:
      "^(?:It[’']s just that|There(?:[’']s| is| was) (?:just )?(?:one|a|only one) (?:\\p{Ll}+ )?(?:catch|problem|snag|hitch|downside|drawback|caveat))(?!\\p{L})",
    ask: ['Any catch?', 'So what’s the catch?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'whats-about-it',
    pattern:
      "^(?:One|Another|Perhaps the|One of the|What[’']s|The(?= most )) (?:most |more |really |particularly )?(?<adj>interesting|strange|striking|surprising|remarkable|unusual|curious|odd|worrying|notable|impressive|fascinating|funny|great|clever|tricky|sad|unique) (?:aspects?|things?|points?|features?|parts?|details?|facts?|about|is)(?!\\p{L})",
    ask: ['What’s {adj} about it?', 'What’s so {adj} about it?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'then-there',
    pattern: "^(?:And )?[Tt]hen there(?:[’']s| is| are| was| were) ",
    ask: ['What else?', 'Anything else?'],
    continuing: true,
  },
];
