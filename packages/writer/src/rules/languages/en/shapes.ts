import { afterComma, afterOnlyComma, behind, quoteFirst, quoteLast, type SharingRule } from '../sharing.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const YEAR = `(?:the )?(?:early |late |mid-)?(?:\\d{1,2} )?(?:${MONTH} )?(?:\\d{1,2}, )?(?:1\\d|20)\\d{2}s?`;
/** A subject up to its verb: few words, none of them a verb that could be taken for another's. */
const SUBJECT =
  "(?<sub>(?:The|This|These|Its|His|Her|Their|Our|Most|Many|It|They|He|She|There|\\p{Lu}[\\p{L}’-]+)(?: (?!(?:that|which|who|and|or|it|he|she|they|there|we|you|I)\\b)[\\p{L}’'-]+){0,4}?)";

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
    introduces: true,
    answers: 'thing',
  },
  {
    id: 'what-thing',
    pattern: `^(?<sub>(?!(?:It|This|That|These|Those|There|He|She|They|What|Here)\\b)${NAME}(?: [\\p{Ll}]+)?) (?<be>is|are) (?<rest>(?:an?|the|one of the) (?:(?!(?:of|in|for|with|by|from|at|to|on|and|or|the|an?|is|are|that|which|who)\\b)[\\p{L}’'-]+ ){0,3}(?:${THING})s?\\b[^;:()“”"?!]{4,150})\\.$`,
    turns: [
      ['ask', ['What {be} {sub}?', 'So what {be} {sub}?', 'And what {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'thing',
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
    id: 'why',
    pattern: `^(?:(?:However|But|Actually|And|Indeed|In fact|Of course),? )?${behind('because').slice(1)}`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Why?', 'How come?', 'And why is that?']],
      ['tell', 'Because {rest}.'],
    ],
    cost: -1.9,
    asksWhy: true,
    scoped: true,
    sure: true,
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
    id: 'what-is',
    pattern:
      '^(?<sub>(?:The |An? )[^,;:()“”"?!]{2,40}?) (?<be>is|are|was|were) (?<rest>(?:an?|the|one of|any) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['What {be} {sub}?', 'And what {be} {sub}?', 'What exactly {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: `^(?<main>(?!(?:If|When|While|Although|Because|As|Both|Between)\\b)[^;:()“”"«»?!]{16,170}?), and (?<rest>(?:the|it|they|he|she|we|you|there|this|these|those|that|its|their|his|her|our|your|most|many|some|all|none|each|every|nobody|people|\\p{Lu}[\\p{L}’-]+)(?! and\\b) [^;:()“”"«»?!]{10,190})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'And {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern: `^(?<main>(?!If\\b|When\\b|Although\\b|While\\b)(?!.*\\bnot (?:only|just|merely)\\b)[^;:()“”"?!]{16,170}), (?:but|yet) (?<rest>[^;:()“”"?!]{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'But {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma(
      'so(?! that| far| much| many| long| as)|hence|and so|and hence|and therefore|thus(?! \\p{Ll}+ing)',
      10,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['hand', 'So {rest}.'],
    ],
    cost: -2,
    sure: true,
    restIsClause: true,
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
      ['tell', 'And {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"?!]{16,160}); (?<rest>[^;:()“”"?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}’-]+(?: (?:\\p{Lu}[\\p{L}.’-]*|van|von|de|da)){1,3}), (?<what>(?:an?|the) (?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})\\b[^,;:()“”"]{0,70}), (?<rest>(?!and\\b|or\\b|an?\\b|the\\b|who\\b|which\\b)\\p{Ll}[^;:()“”"?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Who’s that?', 'And who is that?']],
      ['tell', '{What}.'],
    ],
    cost: -1.9,
  },
];
