import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../../sharing.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const YEAR = `(?:the )?(?:early |late |mid-)?(?:\\d{1,2} )?(?:${MONTH} )?(?:\\d{1,2}, )?(?:1\\d|20)\\d{2}s?`;
const BE = 'is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|do|did';
/** A subject up to its verb: few words, none of them a verb that could be taken for another's. */
const SUBJECT =
  "(?<sub>(?:The|This|These|Its|His|Her|Their|Our|Most|Many|It|They|He|She|There|\\p{Lu}[\\p{L}’-]+)(?: (?!(?:that|which|who|and|or|it|he|she|they|there|we|you|I)\\b)[\\p{L}’'-]+){0,4}?)";
/** What a listener can take over as it stands, behind a comma. */
const TAIL =
  'especially|particularly|mostly|mainly|usually|often|sometimes|perhaps|almost|above all|at least|partly|largely|without|rather than|instead of|not|thanks to|despite|most of them|many of them|some of them|all of them|none of them|even';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){0,3}";
/** What somebody is, and what something is: in the first words that say so. */
const PERSON =
  'astronomer|physicist|chemist|biologist|mathematician|engineer|scientist|researcher|professor|teacher|student|writer|author|poet|painter|artist|composer|musician|actor|actress|singer|director|journalist|lawyer|judge|doctor|nurse|politician|president|minister|senator|king|queen|emperor|general|captain|officer|soldier|priest|bishop|saint|philosopher|historian|economist|explorer|inventor|developer|programmer|founder|leader|spokesman|spokeswoman|man|woman|girl|boy|farmer|merchant|keeper|baker|player|champion';
const THING =
  'kind|type|form|system|method|program|project|group|organi[sz]ation|company|city|town|country|river|lake|mountain|island|planet|star|galaxy|language|software|distribution|tool|library|package|book|film|species|plant|animal|disease|theory|law|technique|process|network|protocol|database|format|telescope|unit|measure|branch|field';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>${NAME}) (?<be>is|was) (?<rest>(?:an?|the|one of) (?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})s?\\b[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['Who {be} {sub}?', 'And who {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'what-thing',
    pattern: `^(?<sub>(?!(?:It|This|That|There|He|She|They|What|Here)\\b)${NAME}(?: [\\p{Ll}]+)?) (?<be>is|are) (?<rest>(?:(?:an?|the|one of) )?(?:[\\p{L}’'-]+ ){0,4}(?:${THING})s?\\b[^;:()“”"?!]{4,150})\\.$`,
    turns: [
      ['ask', ['What {be} {sub}?', 'So what {be} {sub}?', 'And what {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'says-front',
    pattern:
      '^According to (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60}), (?<rest>[^;:()“”"]{15,150})\\.$',
    turns: [
      ['tell', '{Rest}.'],
      ['ask', ['Who says so?', 'Says who?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('says|explains|writes|argues|notes|adds|warns'),
    turns: [
      ['ask', ['What does {who} say?', 'And what does {who} say?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('said|explained|wrote|argued|noted|added|warned|recalled'),
    turns: [
      ['ask', ['What did {who} say?', 'And what did {who} say?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('says|explains|writes|argues|notes|adds|warns'),
    turns: [
      ['ask', ['What does {who} say?', 'And what does {who} say?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('said|explained|wrote|argued|noted|added|warned|recalled'),
    turns: [
      ['ask', ['What did {who} say?', 'And what did {who} say?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'why-full',
    pattern: `^${SUBJECT} (?<aux>${BE}) (?<pred>[^,;:()“”"]{4,90}?),? (?:because|due to the fact that) (?<rest>[^;:()“”"]{10,150})\\.$`,
    turns: [
      ['ask', ['Why {aux} {sub} {pred}?', 'And why {aux} {sub} {pred}?']],
      ['tell', 'Because {rest}.'],
    ],
    cost: -2.6,
    scoped: true,
  },
  {
    id: 'why',
    pattern: behind('because'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Why?', 'How come?', 'And why is that?']],
      ['tell', 'Because {rest}.'],
    ],
    cost: -1.9,
    scoped: true,
    sure: true,
  },
  {
    id: 'why-hand',
    pattern: behind('because'),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Because {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
    sure: true,
  },
  {
    id: 'no',
    denied: true,
    pattern: `^${SUBJECT} (?<aux>${BE}) not (?<rest>(?!.*\\b(?:because|only|but|until|unless|if)\\b)(?!only|just|merely|simply|even|yet|always|all|necessarily|until|because|but|so|as|to|the only|every|entirely|quite)[^,;:()“”"]{4,80})\\.$`,
    turns: [
      ['ask', ['{Aux} {sub} {rest}?', 'And {aux} {sub} {rest}?']],
      ['tell', 'No.'],
    ],
    cost: -2.2,
  },
  {
    id: 'when-full',
    pattern: `^${SUBJECT} (?<aux>was|were|is|are|has|had|will) (?<pred>[^,;:()“”"]{2,70}?) (?<end>(?:in|on|around) ${YEAR})\\.$`,
    turns: [
      ['ask', ['When {aux} {sub} {pred}?', 'And when {aux} {sub} {pred}?']],
      ['tell', '{End}.'],
    ],
    cost: -2.3,
    scoped: true,
  },
  {
    id: 'when',
    pattern: last(`(?:in|on|around) ${YEAR}`),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['When?', 'When was that?', 'When are we?']],
      ['tell', '{End}.'],
    ],
    cost: -1.4,
    scoped: true,
  },
  {
    id: 'how-long',
    pattern: last(
      'for (?:about |almost |nearly |more than |over |at least |up to )?(?:\\p{L}+|\\d[\\d,.]*) (?:hundred |thousand |million )?(?:days|weeks|months|years|hours|minutes|centuries|decades|generations)',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['For how long?', 'How long?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'how',
    pattern: behind('by(?= \\p{Ll}{3,}ing\\b)'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['How?', 'And how?', 'How did that work?']],
      ['tell', 'By {rest}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'what-for',
    pattern: behind('in order to|so that'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['What for?', 'To what end?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'such-as',
    pattern:
      '^(?<main>[^,;:()“”"?!]{16,150}?),? (?:such as|for example|for instance) (?<rest>[^;:()“”"?!]{4,90}(?<! [\\p{L}-]+ [\\p{L}-]+ [\\p{L}-]+ [\\p{L}-]+))\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Such as?', 'Like what?', 'For instance?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
    restIsPhrase: true,
  },
  {
    id: 'if',
    pattern: behind(
      '(?<!even |as |only |know |knows |knew |see |ask |asked |wonder |wondered |sure |check |tell |decide |test |calculate )if',
    ),
    turns: [
      ['ask', ['And if {rest}?', 'What if {rest}?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'until',
    pattern: behind('until'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Until when?', 'How long did that last?']],
      ['tell', 'Until {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'who-says',
    pattern: last('according to (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60})'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Says who?', 'Who says so?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:The |An? )[^,;:()“”"?!]{2,40}?) (?<be>is|are|was|were) (?<rest>(?:an?|the|one of|any) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['What {be} {sub}?', 'And what {be} {sub}?', 'What exactly {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'by-whom',
    pattern:
      '^(?<main>[^,;:()“”"?!]{6,120} (?:was|were|been|is|are)[^,;:()“”"?!]{2,60}?) (?<end>(?:by (?:the )?(?:\\p{Ll}+ )?)\\p{Lu}[\\p{L}’\'-]+(?: (?:\\p{Lu}[\\p{L}.’\'-]*|van|von|de|da|do|del|della|du|di)){0,3})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['By whom?', 'Who was behind that?']],
      ['tell', '{End}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'and-clause',
    pattern: `^(?<main>(?!(?:If|When|While|Although|Because|As|Both|Between)\\b)[^;:()“”"«»?!]{16,170}?), and (?<rest>(?:the|it|they|he|she|we|you|there|this|these|those|that|its|their|his|her|our|your|most|many|some|all|none|each|every|nobody|people|\\p{Lu}[\\p{L}’-]+)(?! and\\b) [^;:()“”"«»?!]{10,190})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['on', 'And {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'fronted-clause',
    pattern:
      '^(?<sub>(?:Once|After|Before|Until|Unless|Whenever|As soon as) [^,;:()“”"]{6,80}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['And {sub}?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'fronted-aim',
    pattern:
      '^(?<sub>To \\p{Ll}[^,;:()“”"]{3,60}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['And {sub}?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'but',
    pattern: `^(?<main>(?!If\\b|When\\b|Although\\b|While\\b)(?!.*\\bnot (?:only|just|merely)\\b)[^;:()“”"?!]{16,170}), (?:but|yet) (?<rest>[^;:()“”"?!]{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['on', 'But {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'not-but',
    pattern:
      '^(?<main>[^;:()“”"?!]{3,80}\\bnot\\b(?! only| just| merely)[^,;:()“”"?!]{3,60}),? but (?<rest>(?:an?|the|by|in|to|from|with|for|on|of|because|at|about|as) [^,;:()“”"?!]{4,100})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['What, then?', 'So what is it?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.4,
  },
  {
    id: 'so',
    pattern: afterComma('so(?! that| far| much| many| long| as)', 10),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'So {rest}.'],
    ],
    cost: -1.6,
    sure: true,
  },
  {
    id: 'and',
    unfronted: true,
    pattern: afterOnlyComma(
      'and(?= (?:the|it|they|he|she|there|this|these|its|their|his|her|most|many|some|nobody|no|only|each|every|in|by|even|so|with|today|now|then) )',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'And {rest}.'],
    ],
    cost: -1.2,
  },
  {
    id: 'tail',
    unfronted: true,
    pattern: afterOnlyComma(TAIL, 4),
    turns: [
      ['tell', '{Main}.'],
      ['hand', '{Mark} {rest}.'],
    ],
    cost: -1.1,
  },
  {
    id: 'colon-hand',
    pattern:
      '^(?<main>(?!As\\b|If\\b|When\\b|Although\\b)[^;:()“”"?!]{16,130}): (?<rest>[^;:()“”"?!]{8,180})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.1,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"?!]{16,160}); (?<rest>[^;:()“”"?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}’-]+(?: (?:\\p{Lu}[\\p{L}.’-]*|van|von|de|da)){1,3}), (?<what>(?:an?|the) (?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})\\b[^,;:()“”"]{0,70}), (?<rest>(?!and\\b|or\\b|an?\\b|the\\b|who\\b|which\\b)\\p{Ll}[^;:()“”"?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Who’s {who}?', 'And who is {who}?']],
      ['tell', '{What}.'],
    ],
    cost: -1.9,
  },
];
