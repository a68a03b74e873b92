import type { Exchange } from '../../language.ts';

const TIME_WORD = 'Today|Nowadays|These days|Currently';
/** Nouns that announce what comes: "The answer was …". */
const ANNOUNCING =
  'answer|verdict|upshot|worry|concern|fear|hope|news|solution|remedy|result|outcome|reason|idea|trick|secret|problem|difficulty|trouble|weakness|catch|price|goal|aim|plan|lesson|rule|method|cause|consequence|effect|explanation|advantage|disadvantage|alternative|challenge|exception|danger|risk|question|point|key|implication|purpose|conclusion|finding|difference|condition';

/** What says something as a whole: of a survey one asks what it says. */
const DOCUMENT =
  'report|study|plan|bill|law|act|letter|document|survey|paper|order|agreement|deal|contract|code|statement|ruling|proposal|policy|memo|lawsuit|guidelines|constitution|treaty';
/** The half that follows a condition: no comma of a row goes before it. */
const MAIN = '(?<main>\\p{Ll}[^;:?]{6,})$';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern:
      '^If (?<sub>(?![^,]*(?<!\\p{L})then(?!\\p{L}))(?!to\\b|nothing\\b|anything\\b|not\\b|so\\b)(?![^,]*to be believed)[^,;:]{8,90}), (?:then )?(?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['And if {sub}?', 'What if {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when',
    pattern: '^When (?<sub>(?!it\\b|this\\b)[^,;:]{10,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['And when {sub}?', 'So when {sub}, what then?'],
    answer: '{Main}',
  },
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
    pattern: `^For (?<phrase>(?!(?:example|instance|now|the (?:first|last|next|past|most|same)|all|this|that|these|those|more|its|his|her|their|another|an?|\\d[\\d.,]*)\\b)[^,;:“”"]{3,50}(?:[^siu]s|people|children|women|men)(?<!hours|days|weeks|months|years|decades|centuries|minutes|seconds|reasons|purposes|times|ages|miles)), ${MAIN}`,
    ask: ['And for {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
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
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>(?:On|In) (?:(?:early|late) )?(?:\\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2},?)? (?:1\\d|20)\\d{2})\\b',
    ask: ['What happened {when}?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern:
      '^In (?<year>(?:1\\d|20)\\d{2})\\b(?!,? (?:about |almost |nearly |over |more than |some |only )?\\d)',
    ask: ['What happened in {year}?', 'And in {year}?'],
  },
  {
    id: 'by-year',
    droppable: true,
    pattern: '^(?<when>(?:By (?:1\\d|20)\\d{2}|(?:In|By) the (?:early |late |mid-)?(?:1\\d|20)\\d0s)),? ',
    ask: ['And {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'announced',
    pattern: `^The (?<what>(?:\\p{Ll}+ ){0,2}?(?:${ANNOUNCING}))(?:, [^,;:]{3,40} (?:says|said|adds|added),)? (?<be>is|was|are|were) `,
    ask: ['What {be} the {what}?', 'And what {be} the {what}?'],
    continuing: true,
  },
  {
    id: 'announced-of',
    pattern: `^(?:The )?(?<who>\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*){0,3}[’']s) (?<what>(?:\\p{Ll}+ )?(?:${ANNOUNCING})) (?<be>is|was|are|were) `,
    ask: ['What {be} the {what}?', 'And what {be} the {what}?'],
    continuing: true,
  },
  {
    id: 'his-what',
    pattern: `^(?<what>(?:His|Her|Their|Its) (?:\\p{Ll}+ )?(?:${ANNOUNCING})) (?<be>is|was|are|were) `,
    ask: ['What {be} {what}?', 'And what {be} {what}?'],
    continuing: true,
  },
  {
    id: 'other-one',
    pattern:
      '^(?<which>The (?:other|next|last|final) (?!of\\b)\\p{Ll}+)(?= (?:is|was|are|were|has|had|comes?|came|takes?|took|goes|began|\\p{Ll}+ed)\\b|,)',
    ask: ['And {which}?', 'What about {which}?'],
    continuing: true,
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
      "^(?:(?:The|It|They|He|She|His|Her|Its|Their|Mr\\.?|Ms\\.?|Mrs\\.?|\\p{Lu}\\p{Ll}+)(?: [\\p{L}’'-]+){0,3}?) (?:(?:is|are|was|were|has|have|had|will|would|can|could|may) )?also \\p{Ll}",
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
    id: 'called',
    pattern:
      '^(?:(?:This|That|These|Such|Those)\\b[^,;:]{2,50}|[^,;:]{3,40} of this kind|The (?:process|method|effect|result)) (?:is|are|was|were|became) (?:called|known as|named) ',
    ask: ['Does that have a name?', 'Is there a name for that?'],
    continuing: true,
  },
  {
    id: 'example',
    droppable: true,
    pattern: '^(?:For example|For instance)\\b',
    ask: ['Can you give us an example?', 'Do you have an example?', 'For example?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: '^(?:That|This|It) (?:means|meant)\\b',
    ask: ['Meaning?', 'What does that mean?'],
    continuing: true,
  },
  {
    id: 'today',
    droppable: true,
    pattern: `^(?:${TIME_WORD})(?:,|(?= (?:the|an?|it|there|they|he|she|its|their|most|many|some|more|about|almost|\\p{Lu})))`,
    ask: ['And today?', 'Where do things stand today?', 'What about today?'],
    afterPast: true,
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
    id: 'in-the-end',
    droppable: true,
    pattern: '^(?:In the end|At last|Ultimately)\\b',
    ask: ['And in the end?', 'How did it end?'],
    continuing: true,
  },
  {
    id: 'at-first',
    droppable: true,
    pattern: '^(?:(?:At first|In the beginning)\\b|(?:Initially|Originally)(?=,))',
    ask: ['How did it start?', 'And at first?'],
  },
  {
    id: 'other-words',
    droppable: true,
    pattern: '^In other words\\b',
    ask: ['In other words?', 'Which means?'],
    continuing: true,
  },
  {
    id: 'instead',
    droppable: true,
    pattern: '^Instead,',
    ask: ['And instead?'],
    continuing: true,
    afterDenial: true,
  },
  {
    id: 'meanwhile',
    droppable: true,
    pattern: '^(?<where>Meanwhile|Since then|Afterwards|Eventually)\\b',
    ask: ['And {where}?'],
    continuing: true,
  },
  {
    id: 'later',
    pattern:
      '^(?<where>(?:(?:Last|This|Next) (?:year|month|week|summer|winter|spring|autumn|fall)|(?:A|One|Two|Three|Four|Five|Six|Nine|Ten|Twenty|Thirty|Several|A few) (?:weeks?|months?|years?|decades?) ago|Within a (?:decade|year|month|week)|So far|Until now|Before that|(?:A few|Two|Three|Four|Five|Six|Ten|Several|Many|Some) (?:days|weeks|months|years) later|The (?:next|following) (?:day|night|week|month|year)|In recent (?:years|times)|In the (?:meantime|following years|years that followed)|At the time of (?:release|writing)|By then|Until then|Back then)),? ',
    droppable: true,
    ask: ['And {where}?'],
    mayBeNew: true,
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Then|After that)(?:,|(?= (?:the|an?|it|they|he|she|there|this|came|comes|\\p{Lu})\\b))',
    ask: ['And then?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:In fact|Indeed),',
    ask: ['Really?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^(?:In addition|Moreover|Furthermore|On top of that|What’s more),',
    ask: ['What else?', 'And what else?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^Second(?:ly)?,',
    ask: ['And second?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^(?:Finally|Lastly),',
    ask: ['And finally?'],
    continuing: true,
  },
];
