import type { Exchange } from '../exchange.ts';

/** What says something as a whole: of a survey one asks what it says. */
const DOCUMENT =
  'report|study|plan|bill|law|act|letter|document|survey|paper|order|agreement|deal|contract|code|statement|ruling|proposal|policy|memo|lawsuit|guidelines|constitution|treaty';
/** The half that follows a condition: no comma of a row goes before it. */
const MAIN = '(?<main>\\p{Ll}[^;:?]{6,})$';

const PEOPLE =
  'Officials|Analysts|Experts|Critics|Scientists|Researchers|Economists|Historians|Doctors|Authorities|Lawyers|Activists|Residents|Witnesses|Opponents|Supporters|Investors|Lawmakers|Observers|Organizers';
const SAY =
  'say|said|believe|believed|argue|argued|warn|warned|fear|feared|hope|expect|expected|note|noted|think|worry|estimate|estimated';

/** Questions that come from the answer: from what a sentence begins with. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: '^If (?<sub>[^;:]{8,140}?), then (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['And if {sub}?', 'What if {sub}?'],
    answer: 'Then {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: `^Even if (?<sub>[^,;:]{8,90}), ${MAIN}`,
    ask: ['Even if {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern: `^Once (?<sub>(?:you|you[’'](?:re|ve)|your|the|that|this|these|an?|it|they) [^,;:]{8,90}), ${MAIN}`,
    ask: ['And once {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when-you',
    pattern: `^When (?<sub>(?:you|you[’'](?:re|ve)|your) [^,;:]{8,90}), ${MAIN}`,
    ask: ['And when {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'instead-of',
    pattern: `^Instead of (?<phrase>(?:an? |the |\\p{Ll}+ing )[^,;:]{4,70}), ${MAIN}`,
    ask: ['And instead of {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern: `^Without (?<phrase>(?:an? |the |any )?[^,;:]{4,60}), (?<main>(?:the|an?|it|they|he|she|you|there|no|nothing|nobody|many|most|\\p{Ll}+s) [^;:?]{6,})$`,
    ask: ['And without {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern: `^For (?<phrase>(?!(?:example|instance|now|the (?:first|last|next|past|most|same)|all|this|that|these|those|more|its|his|her|their|another|an?|\\d[\\d.,]*)\\b)[^,;:“”"]{3,50}(?:[^siu]s|people|children|women|men)(?<!hours|days|weeks|months|years|decades|centuries|minutes|seconds|reasons|purposes|times|ages|miles)), (?:(?<against>though|however), )?${MAIN}`,
    ask: ['And for {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'stands-for',
    pattern: '^(?<word>\\p{Lu}[\\p{L}.&-]{1,12}) stands for (?<rest>[^;:]{4,120})\\.$',
    ask: ['And {word} stands for?', 'What does {word} stand for?'],
    answer: '{Rest}.',
    mayBeNew: true,
  },
  {
    id: 'stands-for-whole',
    pattern: '^\\p{Lu}[^;:]{10,150}, (?<word>\\p{Lu}[\\p{L}.&-]{1,12}) stands for ',
    ask: ['What does {word} stand for?'],
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      "^(?:(?:That|This|It)(?:[’']s| is| was) (?:(?:partly|largely|mainly|mostly|in part|probably|only) )?because|The reason is that)(?!\\p{L})",
    ask: ['Why is that?', 'How come?', 'And why?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'by-year',
    droppable: true,
    forward: true,
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    pattern: '^(?<when>(?:By (?:1\\d|20)\\d{2}|(?:In|By) the (?:early |late |mid-)?(?:1\\d|20)\\d0s)),? ',
    ask: ['And {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern:
      '^(?<which>The (?:second|third|fourth|fifth) (?<known>(?!of\\b|time\\b|half\\b)\\p{Ll}+))(?= (?:is|was|are|were|has|had|will|would|could|can|may|might|comes?|came|takes?|took|goes|began|\\p{Ll}+(?:ed|s))\\b|,)',
    ask: ['And {which}?'],
  },
  {
    id: 'first-one',
    pattern:
      '^The first (?<known>(?!of\\b|time\\b|half\\b)\\p{Ll}+) (?:is|was|will|would|could|can|may|comes?|came|involves|involved|concerns|has|had)\\b',
    after:
      '(?<!\\p{L})(?:two|three|four|five|six|several|some|many|these|few) (?:\\p{Ll}+ )?\\p{Ll}+s(?!\\p{L})',
    ask: ['And the first?', 'What’s the first?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern: '^(?:The )?[Oo]thers (?!of\\b|like\\b|such\\b)\\p{Ll}',
    after: '(?<!\\p{L})(?:[Ss]ome|[Oo]ne|[Mm]any|[Mm]ost|[Aa] few)(?!\\p{L})',
    ask: ['And the others?', 'And others?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern:
      '^(?<who>(?:The )?\\p{Lu}[^,;:“”"]{1,40}), (?:meanwhile|for (?:his|her|its|their) part|by contrast|in contrast|on the other hand), ',
    ask: ['And {who}?', 'What about {who}?'],
    mayBeNew: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>The (?:[\\p{L}-]+ ){0,2}?(?:${DOCUMENT})) (?!also\\b)(?:would |will )?(?:says?|states?|calls?|requires?|identif(?:ies|y)|outlines?|warns?|describes?|lists?|bans?|allows?|prohibits?|provides?|sets?|includes?|contains?|covers?|gives?|creates?|introduces?|has (?:guidelines|rules)) `,
    ask: ['What does {what} say?', 'And what does {what} say?'],
  },
  {
    id: 'document-said',
    pattern: `^(?<what>The (?:[\\p{L}-]+ ){0,2}?(?:${DOCUMENT})) (?!also\\b)(?:found|concluded|showed|suggested|revealed|determined|warned|said|stated) (?:that|the|there|no|it|most|many|only|some|about|\\d|\\p{Lu})`,
    ask: ['What did {what} say?', 'And what did {what} say?'],
  },
  {
    id: 'what-else',
    pattern:
      '^(?:They|He|She|It) also (?:\\p{Ll}+ed|built|made|took|gave|wrote|got|found|won|sold|bought|brought|began|set|put|led|kept) ',
    // Behind one thing that somebody did comes another; "also" alone continues no list.
    after: '^[^,;:“”"?]{8,80}\\.$',
    ask: ['What else?', 'And what else?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern:
      "^(?<what>(?:The|An?|Each|One|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d’'-]+){0,5}?) (?:currently |now |usually )?costs (?:(?:about|around|only|just|between|from|up to|almost|nearly|over|more than|less than|at least) )*(?:US)?[$€£]? ?\\d",
    ask: ['What does it cost?', 'And what does it cost?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern:
      "^(?:The|This|It|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d’'-]+){0,6}? (?:is|was) the (?:brainchild of |(?:idea|invention) of (?=\\p{Lu}))",
    ask: ['Whose idea was all this?', 'And whose idea was all this?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern:
      "^(?<what>(?:The|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d’'-]+){0,4}?) was (?:first )?(?<did>founded|invented|created|designed|started|established|launched|developed) (?:in \\d{4} )?by ",
    ask: ['Who {did} {what}?', 'And who {did} {what}?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern:
      '^(?:It|They|These|Those|This|That|Among them) (?:also )?(?:features?|includes?|included|has|have|are|were|offers?|ranges?|contains?|brings?|adds?)(?!\\p{L})[^;:]{3,}, [^;:]{3,},? (?:and|or) ',
    after:
      '^[^,;:]{8,90}(?<!\\p{L})(?:upgrades|improvements|changes|effects|ways|reasons|differences|advantages|problems|features|benefits|risks|options|things|examples|symptoms|factors|measures|causes|kinds|types|forms|methods|tools|steps|rules|ideas|tricks|tips|mistakes|signs|challenges|questions|troubles|additions|extras)(?!\\p{L})[^,;:]{0,40}\\.$',
    ask: ['Such as?', 'Like what?'],
    continuing: true,
  },
  {
    id: 'these-include',
    pattern: '^(?:(?:These|They|Those) (?:include|included)|Among them (?:is|are|was|were))(?!\\p{L})',
    ask: ['Such as?', 'Like what?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      '^(?:According to [^,;:]{3,60}, )?(?:(?:About|Almost|Nearly|Over|More than|Some|Around|Roughly|At least|Up to|An estimated|about|almost|nearly|over|more than|some|around|roughly|at least|up to|an estimated) )?\\d[\\d.,]*(?: ?%| percent| per cent| (?:million|billion|thousand)| (?:people|of)(?!\\p{L}))',
    after:
      '(?<!\\p{L})(?:many|most|more and more|growing|increasing(?:ly)?|rising|rise|increase|increased|often|common|widespread|majority|numbers?|a lot of|dozens|hundreds|thousands|popular|few|fewer|decline|shrinking)(?!\\p{L})',
    ask: ['Do we have numbers?', 'Are there numbers?'],
    continuing: true,
  },
  {
    id: 'now',
    droppable: true,
    pattern: '^Now(?:,|(?= (?:the|an?|it|there|they|he|she|its|their|most|many|some|more|\\p{Lu}\\p{Ll}+) ))',
    ask: ['And now?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    droppable: true,
    pattern: '^In the past(?=,)',
    ask: ['And in the past?', 'How was it in the past?'],
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern: '^In (?<word>practice|reality)(?:, (?<against>though|however))?, (?<main>[^;:?]{10,})$',
    ask: ['And in {word}?'],
    answer: '{Main}',
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    droppable: true,
    forward: true,
    pattern: '^In (?<year>(?:1\\d|20)\\d{2})\\b(?!,? (?:about |almost |over |more than )?\\d)',
    ask: ['And in {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'next-year-but',
    pattern: '^In (?<year>(?:1\\d|20)\\d{2}), (?:though|however), ',
    ask: ['And in {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    forward: true,
    turned: true,
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern: `^(?<people>(?:${PEOPLE})) (?:${SAY}) `,
    ask: ['What do {people} say?', 'And what do {people} say?'],
    mayBeNew: true,
  },
  {
    id: 'ask-say-some',
    pattern: `^(?<who>(?:\\p{Lu}[\\p{L}.-]+ ){1,2}?(?:${PEOPLE.toLowerCase()})) (?:${SAY}) `,
    ask: ['What do {who} say?', 'And what do {who} say?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern: '^(?:Moments|Minutes|Hours|Days|Weeks|Shortly|Soon) (?:after|afterwards|later)(?!\\p{L})',
    ask: ['What happened next?', 'And then?'],
    continuing: true,
  },
  {
    id: 'years-later',
    pattern: '^(?:Months|Years|Decades) (?:after|afterwards|later)(?!\\p{L})',
    ask: ['And later?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern: '^(?:One|The main|The first|Part of the) (?:\\p{Ll}+ )?reason (?:is|was|for|why|that)(?!\\p{L})',
    ask: ['Why is that?', 'And why?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:This|That|It|These (?:results|findings|numbers|figures)|The (?:results|findings|numbers|figures)) (?:also )?(?:suggests?|shows?|indicates?|tells? us|demonstrates?|suggested|showed) (?:that|the|how|there|a|it|just)(?!\\p{L})',
    ask: ['What does that tell us?', 'And what does that tell us?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      "^(?<who>(?:The (?:\\p{L}+ )?\\p{L}+(?<!s)|(?!\\p{L}+s )\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,3})) (?:did not|didn[’']t|has not|hasn[’']t|declined to|would not|wouldn[’']t|refused to) (?:immediately )?(?:respond|responded|reply|replied|comment|commented|return|answer)(?!\\p{L})|^(?<silent>The \\p{L}+(?: \\p{L}+)?(?<!s)) ignored an? (?:request|question)",
    ask: ['And what does {who} say?', 'And what does {silent} say?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern:
      '^To (?<phrase>(?!(?:be|some|many|most|him|her|them|it|this|that|the|an?|date|me|us|my|his|our|your|their|its)\\b)\\p{Ll}+ [^,;:]{6,60}), (?<main>(?:the|they|he|she|it|there|many|some|most|officials|researchers|scientists|\\p{Lu}\\p{L}+) [^;:?]{6,})$',
    ask: ['And to {phrase}?'],
    answer: '{Main}',
  },
  {
    id: 'result',
    pattern: '^(?:As a result|Consequently),',
    ask: ['And the result?'],
    droppable: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'one-way',
    pattern: '^One way (?:to|of|is)(?!\\p{L})',
    ask: ['How?', 'And how?'],
    continuing: true,
  },
  {
    id: 'an-explanation',
    pattern: '^One (?:possible |likely )?explanation (?:is|was|for|may|could)(?!\\p{L})',
    ask: ['Is there an explanation?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'a-solution',
    pattern: '^One (?:possible |simple )?solution (?:is|was|would|could|might)(?!\\p{L})',
    ask: ['Is there a solution?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'not-everyone',
    pattern:
      '^Not (?:everyone|everybody|all (?:\\p{Ll}+ )?(?:experts|scientists|critics|users|voters|readers)) (?:agrees?|is|are|was|were|likes?|wants?)(?!\\p{L})',
    ask: ['Does everyone agree?', 'Does everyone see it that way?'],
    continuing: true,
  },
  {
    id: 'example-is',
    pattern: '^(?:One|A good|An obvious|The best|The most famous) example (?:is|was|of)(?!\\p{L})',
    ask: ['Do you have an example?', 'For example?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'why-not',
    pattern:
      "^(?:[“\"](?:While|Because|It[’']s|It is|That[’']s|There[’']s|There is|The (?:problem|reason)) |It[’']s (?:exactly|just|simply|because) )",
    after:
      '^(?!.*(?:not|n[’\']t) (?:only|just|yet|necessarily|all)(?!\\p{L}))(?:But )?(?:[^,“”"]{2,40}, ){0,2}[^,“”"]{2,80}(?:(?<!\\p{L})(?:not|none of|never|nobody)|n[’\']t) [^,“”"?]{3,110}\\.$',
    ask: ['Why not?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: '^As for (?<who>[^,;:“”]{2,50}), (?<main>[^;?]{6,})$',
    ask: ['And {who}?', 'What about {who}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'even-without',
    pattern: '^Even without (?<phrase>[^,;:]{4,60}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Even without {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'when-somebody',
    pattern:
      '^When (?<sub>(?:someone|somebody|anyone|people|an?) (?![^,]*(?<!\\p{L})(?:was|were|had|did|came|went|took|made|became|began|left|saw|got|fell|won|died|said|\\p{Ll}+ed)(?!\\p{L}))[^,;:]{8,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['And when {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'thing-is',
    pattern: '^The (?<what>(?:best|worst|good|bad) (?:thing|part|news)) (?:is|was) ',
    ask: ['And the {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'findings',
    pattern:
      '^Among (?:its|the|their) (?:key |main |most \\p{Ll}+ )?(?<what>findings|results|conclusions|recommendations|changes|demands|proposals)(?: (?:is|are|was|were)(?!\\p{L})|:)',
    ask: ['What are the {what}?', 'And what are the {what}?'],
    mayBeNew: true,
  },
  {
    id: 'unclear',
    pattern:
      "^It (?:(?:is|was)(?: still)? (?:not (?:yet )?clear|unclear)|(?:isn[’']t|wasn[’']t)(?: yet)? clear|remains unclear) ",
    ask: ['What is still open?', 'And what is still open?'],
    mayBeNew: true,
  },
];
