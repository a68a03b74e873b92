import { PART, type SharingRule, TEXT } from '../sharing.ts';

const SINGULAR =
  'is|was|has|isn’t|wasn’t|hasn’t|does|makes|means|gives|takes|shows|lets|leads|causes|allows|turns|brings|keeps|leaves|includes|contains|provides|helps|holds|uses|needs|puts|adds|comes|goes|runs|works|opposes|describes|collects|explains|relates|results|requires|supports|creates|raises|reduces|increases|depends|lies|stands';
/** Said of a thing or of all that was told: "that" takes up both. */
const RESULTING =
  'means|makes|lets|leads|causes|allows|brings|gives|shows|helps|leaves|creates|raises|reduces|increases|requires';
const RESULTED =
  'made|gave|led|left|brought|meant|caused|allowed|helped|forced|showed|(?:will|would|could|may|might) (?:make|help|mean|lead|cause|allow|give|bring|show)';
const PLURAL = 'are|were|have|aren’t|weren’t|haven’t|do';
const EITHER =
  'had|did|can|could|will|would|may|might|must|should|can’t|couldn’t|won’t|wouldn’t|\\p{Ll}{2,}ed|made|gave|took|led|left|became|brought|meant|kept|held|began|came|went|ran|grew|fell|rose';
/** What a noun ends with that "those" takes up. */
const MANY = '(?<=[^si]s|ies|people|children|men|women)';
const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const SAID = 'said|says|added|adds|explained|explains|wrote|writes|argued|argues|noted|notes|warned|warns';

/** Participles that say what comes of something: present, past. */
const OUTCOMES: Readonly<Record<string, readonly [present: string, past: string]>> = {
  allowing: ['allows', 'allowed'],
  bringing: ['brings', 'brought'],
  causing: ['causes', 'caused'],
  creating: ['creates', 'created'],
  forcing: ['forces', 'forced'],
  giving: ['gives', 'gave'],
  guaranteeing: ['guarantees', 'guaranteed'],
  helping: ['helps', 'helped'],
  increasing: ['increases', 'increased'],
  keeping: ['keeps', 'kept'],
  killing: ['killed', 'killed'],
  leading: ['leads', 'led'],
  leaving: ['leaves', 'left'],
  letting: ['lets', 'let'],
  making: ['makes', 'made'],
  meaning: ['means', 'meant'],
  opening: ['opens', 'opened'],
  prompting: ['prompts', 'prompted'],
  producing: ['produces', 'produced'],
  raising: ['raises', 'raised'],
  reducing: ['reduces', 'reduced'],
  resulting: ['results', 'resulted'],
  showing: ['shows', 'showed'],
  suggesting: ['suggests', 'suggested'],
  turning: ['turns', 'turned'],
};
const outcomes = (tense: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(OUTCOMES).map(([participle, forms]) => [participle, forms[tense]]));
const PAST = '\\b(?:was|were|had|did|said|came|went|began|became|took|gave|made|fell|rose|\\p{Ll}{2,}ed)\\b';
const PRESENT = '\\b(?:is|are|has|have|does|do|can|may|will|would|could)\\b';
const outcome = (id: string, tense: string, becomes: Record<string, string>): SharingRule => ({
  id,
  pattern: `^(?<main>${tense}${TEXT}{16,170}), (?<mark>${Object.keys(OUTCOMES).join('|')}) (?<rest>${TEXT}{6,150})\\.$`,
  becomes,
  turns: [
    ['tell', '{Main}.'],
    ['tell', 'That {became} {rest}.'],
  ],
  cost: -1.7,
  mayHandOver: true,
  unfronted: true,
  sure: true,
});

const DATE =
  '(?:on (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2},?)? (?:1\\d|20)\\d{2}|in (?:the (?:early |late )?)?(?:(?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:1\\d|20)\\d{2})';

/** Written halves of sentences, told as whole ones. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-although',
    pattern: `^(?:Although|Though|Even though) (?<clause>${PART}{10,140}), (?<rest>${TEXT}{12,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'But {rest}.'],
    ],
    cost: -1.9,
    sure: true,
  },
  {
    id: 'retold-which',
    pattern: `^(?<main>${TEXT}{16,170}), which (?<rest>(?:${RESULTING}|(?:is|was) (?:an?|the|one|why|how|what|because|\\p{Ll}+ (?:because|for|when|if))) ${PART}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'That {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
    sure: true,
  },
  {
    id: 'retold-which-many',
    pattern: `^(?<main>${TEXT}{16,170}${MANY}), which (?<rest>(?:${PLURAL}) ${PART}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Those {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
    sure: true,
  },
  {
    id: 'retold-which-one',
    pattern: `^(?<main>${TEXT}{16,170}[^s]), which (?<rest>(?:${RESULTED}) ${PART}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'That {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
    sure: true,
  },
  {
    id: 'retold-which-inside',
    pattern: `^(?<sub>(?:The|An?|This|\\p{Lu}\\p{L}+) ?${PART}{2,50}), which (?<clause>(?:${SINGULAR}) ${PART}{4,100}), (?<rest>(?:${SINGULAR}|can|could|will|would|may|might|must|should) ${TEXT}{6,150})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'And it {rest}.'],
    ],
    cost: -1.8,
  },
  outcome('retold-outcome', `(?=[^,]*${PRESENT})(?![^,]*${PAST})(?![^,]*\\bwill\\b)`, outcomes(0)),
  outcome('retold-outcome-past', `(?=[^,]*${PAST})(?![^,]*${PRESENT})`, outcomes(1)),
  {
    id: 'retold-including',
    pattern: `^(?<main>${TEXT}{16,170}), including (?<rest>(?!(?:in|at|on|for|by|from|with|as|to|how|when|where)\\b)${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'That includes {rest}.'],
    ],
    cost: -1.6,
    restEnds: true,
    unfronted: true,
    sure: true,
  },
  {
    id: 'retold-as-because',
    pattern: `^(?<main>(?![^,]*${PAST})${PART}{16,150}), as (?<rest>(?:it|they|there|this|these) (?:is|are|has|have|can|does|do|\\p{Ll}+) ${PART}{6,120})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Why is that?', 'How come?']],
      ['tell', 'Because {rest}.'],
    ],
    cost: -1.9,
    asksWhy: true,
    scoped: true,
  },
  {
    id: 'retold-said',
    pattern: `^(?<main>${TEXT}{20,260}), (?<who>(?!(?:he|she|they|it|I|we|his|her|their|its)\\b)${PART}{3,70}?) (?<said>said|says)(?<more>(?: on)? (?:${DAYS}))?\\.$`,
    turns: [['tell', '{Who} {said}{more}: {main}.']],
    cost: -1,
  },
  {
    id: 'retold-however',
    pattern: `^(?<sub>(?!It\\b|This\\b|That\\b)\\p{Lu}${PART}{1,50}), (?:however|though), (?<rest>${TEXT}{8,200})\\.$`,
    turns: [['tell', 'But {sub} {rest}.']],
    cost: -1.1,
  },
  {
    id: 'retold-made',
    pattern: `^(?<clause>(?:Invented|Built|Founded|Discovered|Established|Created|Designed|Developed|Written|Published|Launched|Opened|Introduced|Named) ${PART}{6,90}), (?<sub>(?:the )?${PART}{3,40}?) (?<be>is|was) (?<rest>${TEXT}{8,170})\\.$`,
    turns: [
      ['tell', '{Sub} was {clause}.'],
      ['tell', 'And it {be} {rest}.'],
    ],
    cost: -1.8,
    frontMatter: true,
  },
  {
    id: 'retold-made-many',
    pattern: `^(?<clause>(?:Invented|Built|Founded|Discovered|Established|Created|Designed|Developed|Written|Published|Launched|Opened|Introduced|Named) ${PART}{6,90}), (?<sub>(?:the )?${PART}{3,40}?) (?<be>are|were) (?<rest>${TEXT}{8,170})\\.$`,
    turns: [
      ['tell', '{Sub} were {clause}.'],
      ['tell', 'And they {be} {rest}.'],
    ],
    cost: -1.8,
    frontMatter: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<sub>(?:The|This|These|It|They|He|She|\\p{Lu}[\\p{L}’-]+)(?: (?!(?:that|which|who|and|or|it|he|she|they|there|we|you|I)\\b)[\\p{L}’'-]+){0,2}?) (?<pred>(?!(?:can|could|will|would|may|might|must|should)\\b.* and (?:is|was|has|are|were|had)\\b)(?:${SINGULAR}|${PLURAL}|${EITHER}) (?!(?:.*\\b(?:that|which|who|whose|where|if|when|because|whether|how|between|both|either)\\b))${PART}{10,130}?),? and (?<rest>(?:is|was|has|are|were|had|can|could|will|would|may|might|must|should) ${PART}{8,150})\\.$`,
    turns: [
      ['tell', '{Sub} {pred}.'],
      ['tell', 'And {sub} {rest}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'retold-and-did',
    pattern: `^(?<sub>(?:It|They|He|She|The \\p{Ll}+|\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)) (?<pred>(?:\\p{Ll}{2,}ed|made|gave|took|came|went|built|wrote|sent|won|lost|met|ran) ${PART}{10,130}), and (?:then )?(?<rest>(?:\\p{Ll}{2,}ed|made|gave|took|came|went|built|wrote|sent|won|lost|met|ran) ${PART}{8,150})\\.$`,
    turns: [
      ['tell', '{Sub} {pred}.'],
      ['tell', 'Then {sub} {rest}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:this|that|it|these|they|he|she|the) [^()“”"?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'how-many',
    pattern: `^There (?<be>are|were) (?<end>(?:about |around |almost |nearly |over |more than |fewer than |at least |only |some )?(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundreds of|thousands of)) (?<rest>(?!of\\b)\\p{Ll}+(?: \\p{L}+){0,2})\\.$`,
    turns: [
      ['ask', ['How many {rest} {be} there?', 'And how many {rest} {be} there?']],
      ['tell', '{End}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'retold-quote',
    pattern: `^[“"](?<quote>[^“”"«»]{8,260}?)[,.]?[”"],? (?<who>(?!(?:he|she|they|it|I|we)\\b)${PART}{3,70}?) (?<said>${SAID})\\.$`,
    turns: [['tell', '{Who} {said}: “{Quote}.”']],
    cost: -0.9,
  },
  {
    id: 'quote-asked-past',
    pattern: `^[“"](?<quote>[^“”"«»]{8,260}?)[,.]?[”"],? (?<who>(?!(?:he|she|they|it|I|we)\\b)${PART}{3,70}?) (?:said|added|explained|wrote|argued|noted|warned)\\.$`,
    turns: [
      ['ask', ['What did {who} say?', 'And what did {who} say?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.7,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:The|An?|This|\\p{Lu}[\\p{L}’-]+)(?: [\\p{L}\\d.’'-]+){0,4}?) (?<be>was|were) (?<pred>(?:first |officially |originally )?\\p{Ll}+(?:ed|ilt|und|nown|itten|one|ade|egun|old|ent|eld|ost|orn|own|aken|iven)) (?<end>${DATE})(?<more>,? (?!by\\b)${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['When {be} {sub} {pred}?', 'And when {be} {sub} {pred}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) and (?<rest>(?:it|they|he|she|there|this) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'And {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:that|which|who|whose|where|if|when|because|whether|how|between|both)(?!\\p{L}).* and )${PART}{30,180}?),? and (?<rest>(?:the|this|these|its|their|his|her|our|your|most|many|some|all|each|every|no|people|there|\\p{Lu}[\\p{L}’-]+) (?!(?:[^ ]+ )*?(?:that|which|who|whose|where|if|when|because|whether|how|between|both) )(?:[^ ,]+ ){0,5}?(?:is|are|was|were|will|would|has|have|had|can|could|may|might|must|should|does|do|did|isn’t|aren’t|won’t|can’t) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'And {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-despite',
    pattern: `^(?:Despite|In spite of) (?<rest>${PART}{10,150}), (?<main>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'And that despite {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Because|Since) (?<clause>${PART}{10,150}), (?<rest>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'So {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-that',
    pattern: `^(?<main>(?!.*\\b(?:not|no|never|any|every|only|if|when|to|would|should|could|can|may|might|will)\\b)(?=.*\\b(?:has|have|had|there is|there’s|there was|contains?|contained|includes?|included|offers?|offered|provides?|provided|built|wrote|developed|published|launched|found|discovered|was|is)\\b)${TEXT}{10,150} an? (?:[\\p{L}-]+ ){0,3}?(?<head>\\p{Ll}{3,})) (?:that|which) (?<rest>(?:(?:also|apparently|often|usually|still|now) )?(?:${SINGULAR}|can|could|will|would|may|might|must|should|files|serves|lives|attracts|continues|appears|tracks|checks|updates|stops|starts|measures|contains) ${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'That {head} {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-of-which',
    pattern: `^(?<main>${TEXT}{16,220}), (?<mark>all|none|some|most|many|both|each|two|three|several) of (?:which|whom) (?<rest>${PART}{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Mark} of them {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'retold-when',
    pattern: `^(?<main>(?![^,]*${PAST})${TEXT}{16,170}), when (?<clause>${PART}{10,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'That’s when {clause}.'],
    ],
    cost: -1.5,
    unfronted: true,
    sure: true,
  },
];
