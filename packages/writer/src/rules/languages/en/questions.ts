import type { Exchange } from '../exchange.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:van|von|de|da|del|della))?(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
const EXPERTS =
  'Scientists|Researchers|Astronomers|Historians|Physicists|Biologists|Economists|Experts|Engineers|Archaeologists|Scholars';

/** Questions that only one kind of sentence answers, and which that kind surely answers. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:The (?:\\p{L}+ ){1,3})?(?<who>${NAME})(?<![’']s) (?<did>invented|discovered|founded|created|built|wrote|designed|developed|proposed|introduced|painted|composed|proved|coined|suggested|won|opened) (?<what>the (?!first\\b)[^,;:]{4,50}?)(?= in (?:${MONTH} )?\\d{4}|,| and | with | for | by | that | which | when | from | while | because | at | as | on | so |\\.$)`,
    ask: ['Who {did} {what}?', 'And who {did} {what}?'],
  },
  {
    id: 'when-made',
    pattern: `^(?<what>(?:The|An?) [^,;:]{4,50}?) (?<be>was|were) (?<did>built|made|founded|invented|discovered|opened|completed|published|introduced|created|established|launched|written|signed|destroyed|recorded|abolished|declared) (?:in|on) (?:\\d{1,2} )?(?:${MONTH} )?(?:1\\d|20)\\d{2}\\b`,
    ask: ['When {be} {what} {did}?', 'And when {be} {what} {did}?'],
  },
  {
    id: 'where',
    pattern:
      '^(?<what>The [^,;:]{3,40}?) (?:lies?|stands?|grows?|lives?) (?:in|on|at|near|about|between|along|off|under|beneath)\\b(?= (?:the )?(?:\\p{Lu}|north|south|east|west|centre|middle|coast|heart|foot|edge|mouth))',
    ask: ['Where do we find {what}?', 'And where do we find {what}?'],
  },
  {
    id: 'how-long',
    pattern:
      '^(?<what>The [^,;:]{3,40}?) lasted (?:for )?(?:about|almost|nearly|more|less|only|until|from|\\d)',
    ask: ['How long did {what} last?', 'And how long did {what} last?'],
  },
  {
    id: 'made-of',
    pattern: '^(?<what>(?:The|An?) [^,;:]{3,40}?) (?:consists of|is made (?:up )?of)\\b',
    ask: ['What is {what} made of?', 'And what is {what} made of?'],
  },
  {
    id: 'mistake',
    pattern:
      '^(?:A|One|Another) (?:common|popular|widespread|frequent|persistent) (?:mistake|error|misunderstanding|misconception|belief|idea|myth|claim)\\b',
    ask: [
      'What do people often get wrong here?',
      'Is there a common mistake about this?',
      'Is there a myth to clear up?',
    ],
  },
  {
    id: 'open',
    pattern: `^(?:Nobody|No one) knows\\b|^(?:${EXPERTS})\\b[^.]{0,30} still (?:ask|do not|debate|discuss|search|look|lack|argue|wonder)|^(?:Open questions|Several questions)\\b|\\bremains? (?:open|unknown|unclear|a mystery|disputed)\\b|\\bis (?:still )?not (?:yet )?known\\b`,
    ask: ['What don’t we know yet?', 'What is still open?'],
  },
  {
    id: 'dispute',
    pattern:
      '^(?:Critics|Opponents|Sceptics|Skeptics) (?:say|argue|point|object|warn|note|fear|hold|see|doubt)\\b|^The [\\p{L} ]{3,30} disagree\\b',
    ask: ['Does everyone agree on that?', 'Is that disputed?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^The (?<kind>word|name|term)\\b[^.]{0,50}\\b(?:comes?|came|means?|meant|derives?|goes back|was (?:coined|chosen|invented)|honou?rs)\\b',
    ask: ['Where does the {kind} come from?', 'What’s behind the {kind}?'],
  },
  {
    id: 'research',
    pattern: '^(?:Studies|Experiments|Tests|Trials|Measurements|Surveys|A study|One study|An experiment)\\b',
    ask: ['What does the research say?', 'Has anyone tested that?'],
  },
  {
    id: 'most',
    pattern:
      '^The (?<what>(?:first|oldest|largest|biggest|longest|highest|deepest|smallest|fastest|best-known|most \\p{Ll}+)(?: \\p{Ll}+){1,3}) (?<be>is|was|are|were) (?=(?:an?|the) |\\p{Lu})',
    ask: ['What {be} the {what}?', 'And what {be} the {what}?'],
  },
  {
    id: 'another-one',
    pattern:
      '^Another (?<what>way|reason|example|kind|form|method|use|sign|problem|advantage|danger|risk)\\b',
    ask: ['Is there another {what}?', 'And is there another {what}?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: '^(?:By 20[2-9]\\d|In the future|In the coming)\\b',
    ask: ['And what comes next?', 'What lies ahead?'],
  },
];
