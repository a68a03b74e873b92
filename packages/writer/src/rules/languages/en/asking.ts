import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const COUNT = openingToo(
  '\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds of|thousands of|millions of',
);
const BOUND = openingToo(
  'about |around |almost |nearly |over |more than |fewer than |less than |at least |at most |only |just |some |up to |as many as ',
);
const WHO = `(?<who>(?!(?:He|She|They|It|I|We|This|That|There|Some|Many|People|You)\\b)\\p{Lu}${PART}{2,60}?)`;

/** Questions that the rest of the sentence answers. */
export const asking: readonly SharingRule[] = [
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>says|argues|believes|warns|thinks|claims|insists|explains) (?:that )?(?<rest>(?:the|an?|this|these|it|there|they|he|she|\\p{Lu}\\p{L}+) ${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['What does {who} say?', 'And what does {who} say?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-said',
    pattern: `^${WHO} (?<mark>said|argued|warned|claimed|announced|declared|insisted|explained) (?:(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) )?that (?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['What did {who} {became}?', 'And what did {who} {became}?']],
      ['tell', 'That {rest}.'],
    ],
    becomes: {
      said: 'say',
      argued: 'argue',
      warned: 'say',
      claimed: 'claim',
      announced: 'announce',
      declared: 'declare',
      insisted: 'say',
      explained: 'explain',
    },
    cost: -1.9,
  },
  {
    id: 'ask-found',
    pattern: `^(?<sub>(?:The|An?|Their|His|Her|Its|\\p{Lu}\\p{L}+) ${PART}{2,50}?) (?<mark>showed|found|revealed|suggested|proved|discovered|confirmed) (?<rest>(?:that|how|why|just how) ${TEXT}{10,200})\\.$`,
    becomes: {
      showed: 'show',
      found: 'find',
      revealed: 'reveal',
      suggested: 'suggest',
      proved: 'prove',
      discovered: 'discover',
      confirmed: 'confirm',
    },
    turns: [
      ['ask', ['What did {sub} {became}?', 'And what did {sub} {became}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>(?:The|Our|Their|His|Her|Its) (?!(?:same|more|less|(?:simple |sad |mere )?(?:fact|truth|reality)|thing)\\b)${PART}{3,60}?) (?<be>is|was) (?<rest>(?:that|to|not to) ${TEXT}{8,200})\\.$`,
    turns: [
      ['ask', ['What {be} {sub}?', 'And what {be} {sub}?', 'So what {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    mayBeNew: true,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:The|An?|This|These|Such) ${PART}{3,70}?) (?<be>is|are|was|were) (?:called|known as|named|referred to as) (?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['What {be} {sub} called?', 'And what {be} {sub} called?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!(?:percent|per cent|times|years? (?:ago|later|after|before|old)|days? (?:ago|later|after)|of|to|and|or|in|on|at)\\b)\\p{Ll}${PART}{12,110})\\.$`,
    turns: [
      ['ask', ['How many {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-share',
    pattern: `^(?<end>(?:${BOUND})?\\d[\\d,.]* ?(?:%|percent|per cent)) of (?<rest>\\p{L}${PART}{12,110})\\.$`,
    turns: [
      ['ask', ['What share of {rest}?', 'How much of {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-when-did',
    pattern: `^(?<sub>(?:The|An?|This|\\p{Lu}[\\p{L}’-]+)(?: [\\p{L}’'-]+){0,4}?) (?<mark>started|began|ended|opened|closed|appeared|arrived|happened|died|left|joined|moved|changed) (?<rest>(?:in|on) (?:\\p{Lu}\\p{L}+ )?(?:\\d{1,2},? )?(?:1\\d|20)\\d{2}${TEXT}{0,150})\\.$`,
    becomes: {
      started: 'start',
      began: 'begin',
      ended: 'end',
      opened: 'open',
      closed: 'close',
      appeared: 'appear',
      arrived: 'arrive',
      happened: 'happen',
      died: 'die',
      left: 'leave',
      joined: 'join',
      moved: 'move',
      changed: 'change',
    },
    turns: [
      ['ask', ['When did {sub} {became}?', 'And when did {sub} {became}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    mayBeNew: true,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow('two|three|four|five|six|several|many|some|following|different', 'and|or'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Which ones?', 'And which are they?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'ask-since',
    pattern: `^(?<main>${PART}{16,150}), since (?<rest>(?:the|it|they|there|this|these|an?|its|their|most|many|\\p{Lu}\\p{L}+) (?=.*\\b(?:is|are|has|have|can|do|does|\\p{Ll}+s)\\b)${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Why is that?', 'How come?', 'And why?']],
      ['tell', 'Because {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
    sure: true,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Please )?[Nn]ote(?: also)? that (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Anything to watch out for?', 'Is there anything to keep in mind?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'retold-note',
    pattern: `^(?:Please )?[Nn]ote(?: also)? that (?<rest>${TEXT}{14,200})\\.$`,
    turns: [['tell', 'One thing to note: {rest}.']],
    cost: -1.2,
  },
  {
    id: 'conclude',
    pattern: `^(?:So|Therefore|Thus|Hence|Consequently|As a result),? (?<rest>(?!that\\b|far\\b|if\\b|when\\b|on\\b|in\\b|after\\b)${TEXT}{16,120})\\.$`,
    turns: [['hand', 'So {rest}.']],
    cost: -1.9,
  },
  {
    id: 'that-why',
    pattern: `^(?<rest>(?:That[’']s|That is|This is|Which is) why ${TEXT}{16,160})\\.$`,
    turns: [['hand', '{Rest}.']],
    cost: -1.6,
  },
  {
    id: 'that-means',
    pattern: `^(?:This|That) means(?: that)? (?<rest>${TEXT}{16,110})\\.$`,
    turns: [['hand', 'Which means {rest}.']],
    cost: -1.8,
  },
];
