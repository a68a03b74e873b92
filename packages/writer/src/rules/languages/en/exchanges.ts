import type { Exchange } from '../exchange.ts';

const TIME_WORD = 'Today|Nowadays|These days|Currently';
/** Nouns that announce what comes: "The answer was …". */
const ANNOUNCING =
  'answer|verdict|upshot|worry|concern|fear|hope|news|solution|remedy|result|outcome|reason|idea|trick|secret|problem|difficulty|trouble|weakness|catch|price|goal|aim|plan|lesson|rule|method|cause|consequence|effect|explanation|advantage|disadvantage|alternative|challenge|exception|danger|risk|question|point|key|implication|purpose|conclusion|finding|difference|condition';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern:
      '^If (?<sub>(?![^,]*(?<!\\p{L})you[^,]*, (?:then )?(?:we|I|let)(?!\\p{L}))(?![^,]*(?<!\\p{L})then(?!\\p{L}))(?!to\\b|nothing\\b|anything\\b|not\\b|so\\b)(?![^,]*to be believed)[^,;:]{8,90}), (?:then )?(?<main>\\p{Ll}[^;:?]{6,})$',
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
    pattern: "^Instead, (?<main>(?!it[’'])[^;:?]{10,})$",
    ask: ['And instead?'],
    answer: '{Main}',
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
      '^(?<where>(?:(?:Last|This|Next) (?:year|month|week|summer|winter|spring|autumn|fall)|(?:A|One|Two|Three|Four|Five|Six|Nine|Ten|Twenty|Thirty|Several|A few) (?:weeks?|months?|years?|decades?) ago|(?:Within|In) a (?:decade|year|month|week)|So far|Until now|Before that|(?:A few|Two|Three|Four|Five|Six|Ten|Several|Many|Some) (?:days|weeks|months|years) later|The (?:next|following) (?:day|night|week|month|year)|In recent (?:years|times)|In the (?:meantime|following years|years that followed)|At the time of (?:release|writing)|By then|Until then|Back then)),? ',
    droppable: true,
    ask: ['And {where}?'],
    after:
      '(?<!\\p{L})(?:(?:1\\d|20)\\d{2}|[Tt]oday|[Nn]ow|[Cc]urrently|(?:[Tt]his|[Ll]ast|[Nn]ext) (?:year|month|week|summer|winter|spring|autumn|fall)|ago|[Ff]irst|[Tt]hen|earlier|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|day|week|month|years?)(?!\\p{L})',
    mayBeNew: true,
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Then|After that)(?:,|(?= (?:the|an?|it|they|he|she|this|came|comes|\\p{Lu})\\b))',
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
