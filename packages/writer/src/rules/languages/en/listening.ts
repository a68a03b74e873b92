import { PART, type SharingRule, TEXT } from '../sharing.ts';
import { inQuestion, verbForms } from './verbs.ts';

const WORD =
  "(?!(?:that|which|who|whose|where|when|if|and|or|but|because|as|than|it|he|she|they|we|you|I|there)\\b)[\\p{L}\\d.’'-]+";
/** A subject up to its verb. */
const SUB = `(?<sub>(?!(?:What|How|Why|When|Where|If|There|In|On|At|By|For|From|To|With|After|Before|Since|As|While|Not|But|And|So|Also|I|It|He|She|They|We|You|Here|Then|Now|No|Nothing|Nobody|None|Note|Please|Let|Let[’']s)\\b)\\p{Lu}[\\p{L}\\d.’'-]*(?: ${WORD}){0,6}?)`;
const MANY_SUB = `(?<sub>(?!(?:What|How|Why|When|Where|If|There|In|On|At|By|For|From|To|With|After|Before|Since|As|While|Not|But|And|So|Also|I|We|You|Here|Then|Now|No|None|Note|Please|Let|Let[’']s)\\b)(?:\\p{Lu}[\\p{L}\\d.’'-]*(?: ${WORD}){0,5}? )?[\\p{L}’'-]+(?:[^siu]s|people|children|men|women|data))`;
/** Inside a subject that has no clause of its own. */
const PLAIN =
  '(?:(?!\\b(?:that|which|who|whose|where|when|and|or|is|was|are|were|has|have|had|can|could|will|would|may|might|must|should)\\b)[^,;:()?!])';
/** No person, whom nobody would call "what". */
const THING =
  '(?!(?:(?:the|an?|his|her|their|its|one|several|many|some|two|three) )?(?:[\\p{Ll}-]+ ){0,2}(?:people|men|women|children|man|woman|child|leader|president|wife|husband|friends?|users?|developers?|members?)\\b)';
/** Behind a verb stands what its object begins with; a noun that looks like one ("their reports about") has none. */
const DETERMINER =
  '(?:the|an?|its|his|her|their|our|your|this|these|those|some|many|several|all|both|every|each|more|most|two|three|four|five|six|seven|eight|nine|ten|how|what|which|where|whether|\\d[\\d.,]*)';
const OBJECT = `(?<rest>${THING}${DETERMINER} ${TEXT}{8,200})`;
const AUX = '(?<aux>will|would|can|could|may|might|must|should|has|have|had|is|are|was|were)';
const PEOPLE =
  '(?:people|scientists|researchers|astronomers|historians|physicists|biologists|economists|experts|engineers|users|developers|farmers|workers|critics|voters|doctors|teachers|parents|students|visitors|readers|Americans|Europeans|Republicans|Democrats)';

/** Where reasons, sources and examples stand, what the listener asks for them with, and what is left to answer. */
export const listening: readonly SharingRule[] = [
  {
    id: 'object-does',
    pattern: `^${SUB} (?<mark>${verbForms.does}) ${OBJECT}\\.$`,
    becomes: inQuestion.does,
    turns: [
      ['ask', ['What does {sub} {became}?', 'And what does {sub} {became}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    answers: 'thing',
  },
  {
    id: 'object-do',
    pattern: `^${MANY_SUB} (?<mark>${verbForms.do}) ${OBJECT}\\.$`,
    becomes: inQuestion.do,
    turns: [
      ['ask', ['What do {sub} {became}?', 'And what do {sub} {became}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    answers: 'thing',
  },
  {
    id: 'object-did',
    pattern: `^${SUB} (?<mark>${verbForms.did}) ${OBJECT}\\.$`,
    becomes: inQuestion.did,
    turns: [
      ['ask', ['What did {sub} {became}?', 'And what did {sub} {became}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    answers: 'thing',
  },
  {
    id: 'object-will',
    pattern: `^${SUB} (?:(?<aux>will|would|can|could|may|might|must|should) (?<pred>${verbForms.base})|(?<aux>has|have|had) (?<pred>${verbForms.participle})|(?<aux>is|are|was|were) (?<pred>${verbForms.gerund})) ${OBJECT}\\.$`,
    turns: [
      ['ask', ['What {aux} {sub} {pred}?', 'And what {aux} {sub} {pred}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    answers: 'thing',
  },
  {
    id: 'subject-who',
    pattern: `^(?<sub>(?:Many|Most|Some|Several|Few|A few|Only a few|Almost all|All) (?:\\p{Ll}+ )?${PEOPLE}) (?<mark>have|are|were|can|could|will|would|may|might) (?<rest>${PART}{8,60})\\.$`,
    becomes: { have: 'has', are: 'is', were: 'was' },
    turns: [
      ['ask', ['Who {became} {rest}?', 'And who {became} {rest}?']],
      ['tell', '{Sub}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'means-how',
    pattern: `^${SUB} ${AUX} (?<pred>${PART}{4,80}?) by (?<rest>(?!(?:king|ring|thing|string|spring|evening|morning)\\b)\\p{Ll}{2,}ing\\b ${TEXT}{4,160})\\.$`,
    turns: [
      ['ask', ['How {aux} {sub} {pred}?', 'And how {aux} {sub} {pred}?']],
      ['tell', 'By {rest}.'],
    ],
    cost: -2.2,
    scoped: true,
  },
  {
    id: 'purpose-for',
    pattern: `^(?<main>${PART}{16,150}),? in order to (?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['What for?', 'To do what?']],
      ['tell', 'In order to {rest}.'],
    ],
    cost: -1.9,
    tellsWhat: true,
    scoped: true,
  },
  {
    id: 'purpose-that',
    pattern: `^(?<main>(?!.*\\b(?:such|so \\p{Ll}+)\\b)${PART}{16,150}),? so that (?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['What for?', 'And why is that done?']],
      ['tell', 'So that {rest}.'],
    ],
    cost: -1.9,
    tellsWhat: true,
    scoped: true,
  },
  {
    id: 'how-to',
    pattern: `^To (?<rest>(?!(?:be|some|many|most|him|her|them|it|this|that|the|an?|date|me|us)\\b)\\p{Ll}+ ${PART}{6,80}), (?<main>(?:you|one|we|use|try|remember|make|run|add|just|simply|please|many|most|people|users|developers) ${TEXT}{8,180})\\.$`,
    turns: [
      ['ask', ['How do you {rest}?', 'And how do you {rest}?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.2,
    mayBeNew: true,
    sure: true,
  },
  {
    id: 'examples-such',
    pattern: `^(?<main>(?!.*\\b(?:makes?|made|making|find|found|keeps?|kept)\\b)${TEXT}{20,150}?),? such as (?<rest>(?!.*\\b(?:is|are|was|were|has|have|had|can|will)\\b)(?!(?:by|when|if|in|at|on|to|from|because)\\b)(?:${PART}{3,60}(?:, ${PART}{3,60})*,? (?:and|or) )?[^,:()?!]{3,90})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Such as?', 'For example?', 'Like what?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    ofSeveral: true,
    unfronted: true,
  },
  {
    id: 'colon-which',
    pattern: `^(?<main>(?![^:]*[“”"])(?=[^:]*\\b(?:reasons?|problem|question|answer|difference|way|thing|idea|rule|point|result|solution|catch|example|exception|condition|goal|aim|explanation|advice|lesson)\\b)${TEXT}{10,110}): (?<rest>(?:the|an?|it|they|he|she|there|this|these|you|we|its|their|if|when|most|many|all|\\p{Lu}\\p{L}+) ${TEXT}{12,200})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Which is?', 'And that is?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
    restIsClause: true,
  },
  {
    id: 'exists-any',
    pattern: `^There (?<be>are|were) (?<end>many|several|a lot of|plenty of|only a few) (?<rest>(?!of\\b)${PART}{6,70})\\.$`,
    turns: [
      ['ask', ['{be} there any {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'denied-no',
    pattern: `^(?<sub>(?!(?:But|And|So|Yet|Still|However|Then|Also)\\b)(?:The|This|It|They|He|She|These|Its|Their|\\p{Lu}[\\p{L}’-]+)(?: ${WORD}){0,4}?) (?<aux>is|are|was|were|can|could|will|does|do|did|has|have|should|must)(?:n[’']t| not) (?<rest>(?!(?:only|just|merely|until|yet|because|so|as|even|necessarily|all|every|both|always|be|been|a great)\\b)(?!.*\\b(?:until|unless|because|but|only|just|either|nor|without|except|long|so|probably|want|stop|officially)\\b)${PART}{6,60})\\.$`,
    turns: [
      ['ask', ['{aux} {sub} {rest}?', 'And {aux} {sub} {rest}?']],
      ['tell', 'No.'],
    ],
    cost: -2.2,
  },
  {
    id: 'turn-they',
    pattern: `^(?<sub>(?:The|Its|Their|His|Her) ${PLAIN}{3,50}?(?:[^siu]s|people|children|men|women)) (?<rest>(?:are|were|have|had|can|could|will|would|may|might|must|should) ${TEXT}{10,200})\\.$`,
    turns: [
      ['ask', ['And {sub}?', 'What about {sub}?']],
      ['tell', 'They {rest}.'],
    ],
    cost: -1.8,
    turnsTo: true,
  },
  {
    id: 'turn-it',
    pattern: `^(?<sub>(?:The|Its|Their|His|Her) (?!(?:same|only|one|two|three|first|second|next|last|former|latter|reason|\\p{Ll}+est|most|more)\\b|\\p{Lu}[\\p{L}’-]+ (?:is|was|has|had|can|could|will|would|may|might|must|should)\\b)${PLAIN}{3,50}?(?<!er|or|ist|ian|ant|ent|man|king|queen|boy|girl|child|wife|son|one|s|captain|mother|father|company|firm|group|tion|project|system|program|agency|attack|city|country|town|village|state|place|area|thing|study|book|film|man|animal|creature|plan|law|bill|move|event|case|device|machine|tool|software|product|service|site|team|club|band|party|building|family|series|process)) (?<rest>(?:is|was|has|had|can|could|will|would|may|might|must|should)(?! (?:that|to|when|one|not)\\b) ${TEXT}{10,200})\\.$`,
    turns: [
      ['ask', ['And {sub}?', 'What about {sub}?']],
      ['tell', 'It {rest}.'],
    ],
    cost: -1.8,
    turnsTo: true,
  },
  {
    id: 'examples-there',
    pattern: `^There (?<be>are|were|exist|existed) (?<end>many|several|some|a lot of|a number of|different|various) (?<rest>${PART}{6,60}?),? (?:such as|including) (?<main>${TEXT}{8,170})\\.$`,
    turns: [
      ['tell', 'There {be} {end} {rest}.'],
      ['ask', ['Such as?', 'Like what?']],
      ['tell', '{Main}.'],
    ],
    cost: -2,
    sure: true,
  },
  {
    id: 'list-which',
    pattern: `^(?<sub>(?:The|Other|Some of the|Its|Their|Examples) ${PART}{0,50}?) (?<be>are|were) (?<rest>(?!\\p{L}+(?:ed|en)\\b)(?:${PART}{2,40}, ){1,12}${PART}{0,40}?\\b(?:and|or) ${TEXT}{3,140})\\.$`,
    turns: [
      ['ask', ['Which {be} {sub}?', 'And which {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
    answers: 'thing',
  },
  {
    id: 'added-that',
    pattern: `^(?<sub>He|She) (?<mark>also said|added|continued) that (?<rest>${TEXT}{14,260})\\.$`,
    becomes: { 'also said': 'say', added: 'say', continued: 'say' },
    turns: [
      ['ask', ['What else did {sub} say?', 'And what else did {sub} say?']],
      ['tell', 'That {rest}.'],
    ],
    cost: -2.1,
  },
];
