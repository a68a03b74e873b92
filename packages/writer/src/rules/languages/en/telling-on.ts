import type { Exchange } from '../exchange.ts';

const SAID =
  'vowed|promised|said|added|noted|explained|argued|warned|wrote|recalled|told \\p{L}+|admitted|insisted|continued|acknowledged|conceded|stressed|joked|suggested|pointed out|replied|declared';
const SAYS =
  'says|adds|notes|explains|argues|warns|writes|recalls|admits|insists|continues|acknowledges|concedes|stresses|jokes|suggests|points out|replies';
/** That somebody spoke was told. */
const SPOKE =
  '(?<!\\p{L})(?:said|says|told|adds|added|noted|notes|explained|explains|argued|argues|warned|warns|wrote|writes|recalled|recalls|admitted|admits|insisted|insists|according to|described|promised|predicted|claimed|claims|tweeted|announced|acknowledged)(?!\\p{L})';
/** What somebody holds was told, and not how they say it. */
const HELD =
  '(?<!\\p{L})(?:thinks|thought|believes|believed|feels|felt|worries|worried|fears|feared|hopes|hoped|agrees|agreed|disagrees|disagreed|knows|knew|likes|liked|loves|loved|hates|hated|wants|wanted|doubts|doubted|remembers|remembered|is (?:sure|convinced|worried|proud|happy|angry|skeptical|sceptical|optimistic|pessimistic|confident)|was (?:sure|convinced|worried|proud|happy|angry|surprised|shocked|skeptical|sceptical|optimistic|confident)|impressed|surprised|shocked|rejected|defended|praised|criticized|criticised|dismissed|denied|denies|blames|blamed)(?!\\p{L})';
const QUOTED = '[“"][^“”"]{12,}[”"],?';
const NAME = "(?:Mr\\.? |Ms\\.? |Mrs\\.? |Dr\\.? )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,2}";
const WHO_KNOWS =
  'professor|researcher|scientist|economist|analyst|historian|expert|psychologist|biologist|physicist|sociologist|criminologist|strategist|scholar|fellow at|lecturer|astronomer|ecologist|epidemiologist|chief economist';
const WHO_LIVES =
  'resident|residents|student|shopper|commuter|neighbou?r|mother|father|farmer|voter|fan|customer|waitress|waiter|driver|undergraduate|retiree|passer-by|passerby|eyewitness|witness|bystander';
/** What something does, so that one can ask what else it does. */
const DOES =
  'want|offer|plan|need|support|feature|own|produce|require|contain|recommend|suggest|sell|collect|report|track|protect|expect|face';
const DOES_E =
  'include|provide|change|describe|reduce|improve|raise|introduce|use|propose|cause|create|give|take|manage|serve|promise|receive|release|prove|reveal';

/** What is done, said or offered must follow: "helps to", "works with" and "called for" have another question. */
const NO_OBJECT = '(?!(?:for|on|with|in|at|as|from|by|of|into|up|out|about|against|towards?) )';

/** Behind these a verb in the past tells what is done to something, not what it did. */
const BE_AND_HAVE = "is|are|was|were|been|be|has|have|had|[’']s|[’']re|[’']ve";

/** Questions that ask for more of what is being told: of what somebody says or does, of who else there is. */
export const tellingOn: readonly Exchange[] = [
  {
    id: 'quote-more',
    pattern: `^${QUOTED} (?<he>he|she|they) (?:${SAID})(?!\\p{L})`,
    after: SPOKE,
    ask: ['What else did {he} say?', 'And what else did {he} say?'],
    continuing: true,
  },
  {
    id: 'quote-more-now',
    pattern: `^${QUOTED} (?<he>he|she) (?:${SAYS})(?!\\p{L})`,
    after: SPOKE,
    ask: ['What else does {he} say?', 'And what else does {he} say?'],
    continuing: true,
  },
  {
    id: 'quote-more-told',
    pattern: `^(?<he>He|She|They) (?:also |then |later )?(?:${SAID}) (?!“|")`,
    after: SPOKE,
    ask: ['What else did {he} say?', 'And what else did {he} say?'],
    continuing: true,
  },
  {
    id: 'quote-more-tells',
    pattern: `^(?<he>He|She) (?:also )?(?:${SAYS}) (?!“|")`,
    after: SPOKE,
    ask: ['What else does {he} say?', 'And what else does {he} say?'],
    continuing: true,
  },
  {
    id: 'quote-more-name',
    pattern: `^${QUOTED} (?:said|added|explained) (?<again>(?<who>${NAME}))(?=[.,;]| in| on| at| of)`,
    after: SPOKE,
    ask: ['What else did {who} say?', 'And what else did {who} say?'],
    continuing: true,
  },
  {
    id: 'quote-more-named',
    pattern: `^${QUOTED} (?<again>(?<who>${NAME})) (?:${SAID})(?=[.,;]| in| on| at| of)`,
    after: SPOKE,
    ask: ['What else did {who} say?', 'And what else did {who} say?'],
    continuing: true,
  },
  {
    id: 'quote-put',
    pattern: `^${QUOTED} (?<he>he|she|they) (?:${SAID})(?!\\p{L})`,
    after: `^(?!.*${SPOKE})[^“”"?]*${HELD}[^“”"?]*$`,
    ask: ['How did {he} put it?', 'And how did {he} put it?'],
    continuing: true,
  },
  {
    id: 'quote-puts',
    pattern: `^${QUOTED} (?<he>he|she) (?:${SAYS})(?!\\p{L})`,
    after: `^(?!.*${SPOKE})[^“”"?]*${HELD}[^“”"?]*$`,
    ask: ['How does {he} put it?', 'And how does {he} put it?'],
    continuing: true,
  },
  {
    id: 'quote-experts',
    pattern: `^(?:${QUOTED} (?:said|says|explained|explains|argues|argued|notes|noted|warned) ${NAME}, (?:an?|the|who) [^,;:“”]{0,70}(?:${WHO_KNOWS})|${NAME}, (?:an?|the) [^,;:“”]{0,70}(?:${WHO_KNOWS})[^,;:“”]{0,90}, (?:said|says|argues|argued|believes|thinks|notes|noted|warned|warns))(?!\\p{L})`,
    after: `^(?!.*[“”"?])(?!.*${SPOKE})`,
    ask: ['What do the experts say?', 'And how do experts see it?'],
    mayBeNew: true,
  },
  {
    id: 'quote-people',
    pattern: `^(?:${QUOTED} (?:(?:said|says|recalled|recalls|explained) )?(?:${NAME}, [^;:“”]{0,50})?(?:\\p{Lu}[\\p{L}]+ |\\p{Ll}+ |an? |the ){0,3}(?<!\\p{L})(?:${WHO_LIVES})(?!\\p{L}))`,
    after: '^(?!.*[“”"?])',
    ask: ['And what do people there say?', 'And what do you hear from people there?'],
    mayBeNew: true,
  },
  {
    id: 'quote-company',
    pattern: `^(?:${QUOTED} )?(?:[Aa] |[Tt]he )?(?<again>(?<who>(?:${NAME})))(?:[’']s)? (?:spokes(?:man|woman|person)|representative|official)(?:,? ${NAME},?)? (?:${SAID}|${SAYS})(?!\\p{L})`,
    ask: ['And what does {who} say?'],
    mayBeNew: true,
  },
  {
    id: 'and',
    pattern:
      "^And (?!.*…$)(?=(?:it|they|he|she|we|you|I|that|this|there|the|these|those|in|for|if|when|now|eventually|\\p{Lu}[\\p{L}’'-]+|\\p{Ll}+s)(?:[’']\\p{L}+)?,? )(?!that[’']s (?:it|all)|so on|yet|then)",
    after: '^[^?]{20,110}[.!]$',
    ask: ['And?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'expects',
    pattern: `^(?<known>(?<who>(?!(?:It|He|She|This|That)(?!\\p{L}))(?:The )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,3})) (?:now |also |still )?(?<verb>expect|estimate|believe|predict|forecast|recommend|propose)s `,
    ask: ['What does {who} {verb}?', 'And what does {who} {verb}?'],
    mayBeNew: true,
  },
  {
    id: 'else-does',
    pattern: `^(?<x>(?:The |Its |Their )?[\\p{L}’-]+(?: [\\p{L}’-]+){0,2}?) also (?:(?<verb>${DOES})s|(?<deed>${DOES_E})s) ${NO_OBJECT}`,
    ask: ['What else does {x} {verb}?', 'What else does {x} {deed}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'else-did',
    pattern: `^(?<x>(?:The |Its |Their )?[\\p{L}’-]+(?: [\\p{L}’-]+){0,2}?)(?<!(?<!\\p{L})(?:${BE_AND_HAVE})) also (?:(?<verb>${DOES})ed|(?<deed>${DOES_E})d) ${NO_OBJECT}`,
    ask: ['What else did {x} {verb}?', 'What else did {x} {deed}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'else-they',
    pattern: `^(?<x>They|These|The [\\p{L}-]+s|\\p{Lu}\\p{Ll}+s) also (?<verb>${DOES}|${DOES_E}) ${NO_OBJECT}`,
    ask: ['What else do {x} {verb}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'else-not-only',
    pattern: "^(?:It|He|She|They|We|I|The [\\p{L}-]+|\\p{Lu}\\p{L}+)(?: [\\p{L}’'-]+){0,2}? also ",
    after: "(?<!\\p{L})(?:not|n[’']t) (?:just|only|merely|simply)(?!\\p{L})",
    ask: ['What else?', 'And what else?'],
    continuing: true,
  },
  {
    id: 'how-done',
    pattern:
      '^(?:Simply |Just |First, |Always )?(?:[Uu]se|[Tt]ry|[Mm]ake|[Tt]ake|[Pp]ut|[Aa]sk|[Gg]o|[Ss]et|[Ww]rite|[Rr]ead|[Aa]dd|[Kk]eep|[Ll]ook|[Gg]et|[Gg]ive|[Pp]ick|[Cc]hoose|[Cc]heck|[Tt]hink|[Ff]ind|[Bb]uy|[Ss]pend|[Ll]earn|[Ss]top|[Tt]urn|[Ff]ocus|[Cc]reate|[Bb]uild|[Ii]dentify) (?:a|an|the|your|it|them|this|that|up|out|on|off|some|each|every|to|at|into|through|sure|one|more|only|for)(?!\\p{L})',
    after:
      "(?<!\\p{L})(?:need to|needs to|have to|has to|should|must|want to|the (?:key|trick|goal|idea|secret) is to|it[’']s (?:important|time|best) to|the (?:best|easiest|only) way to)(?!\\p{L})",
    ask: ['And how?', 'How do you do that?'],
    continuing: true,
    inside: true,
    mayBeNew: true,
  },
  {
    id: 'moves-on',
    pattern:
      '^(?:(?:The next|The following|Later that|Early the next|That same) (?:day|night|morning|week|month|year|evening|afternoon|summer|winter|spring|fall|autumn)|Later(?: on)?|Before long|Eventually|Soon|Soon enough|At that point|Within (?:minutes|hours|days|weeks|months))(?:,| (?=(?:the|he|she|they|it|a|an|\\p{Lu}) ?))',
    after:
      '(?<!\\p{L})(?:\\p{L}{3,}ed|was|were|began|came|went|took|made|got|gave|bought|sold|won|lost|left|met|had|ran|fell|wrote|built)(?!\\p{L})',
    ask: ['And then?', 'What happened then?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'reason-told',
    pattern:
      '^(?:They|He|She|It|We|I|You|The [\\p{L}-]+|\\p{Lu}[\\p{L}’-]+)(?: [\\p{L}’-]+)? (?:does|do|did|is|are|was|were|has|have|had|wants?|wanted|chose|decided|says|said|know|knows|knew|made|makes|came|needed|needs?)(?!\\p{L})[^,;:“”]{0,40},? (?:(?:partly|mainly|largely|in part|simply|precisely) )?because (?!of\\b)',
    ask: ['Why is that?', 'Why?'],
    continuing: true,
    inside: true,
    shares: true,
  },
  {
    id: 'count-first',
    pattern:
      '^(?:(?:About|Almost|Nearly|Over|More than|Some|Around|Roughly|At least|Up to|An estimated|Only|Just) )?(?!(?:1[5-9]|20)\\d\\d(?!\\d|,))\\d[\\d,.]*(?: (?:million|billion|thousand))?(?: of (?:the|its|their|these|those))?(?: [\\p{L}-]+)? (?<again>\\p{Ll}{3,}s|people)(?!\\p{L}) (?!later|ago|before|after|old)',
    after: '^(?!.*\\d)(?!.*\\?)',
    ask: ['How many?', 'How many are there?'],
    continuing: true,
  },
  {
    id: 'share-first',
    pattern:
      '^(?:(?:About|Almost|Nearly|Over|More than|Some|Around|Roughly|At least|Up to|Only|Just) )?(?:\\d[\\d,.]*(?:%| percent| per cent)|(?:[Hh]alf|[Tt]wo-thirds|[Aa] (?:third|quarter|fifth|majority)|[Mm]ost|[Tt]hree-quarters)) of (?:all |the |its |their |these |those |our )*(?:[\\p{L}-]+ )?(?<again>\\p{Ll}{3,}s|people)(?!\\p{L})',
    after: '^(?!.*\\d)(?!.*\\?)',
    ask: ['How many of them?'],
    continuing: true,
  },
  {
    id: 'so-called',
    pattern:
      "^(?:It|This|That|They|These)(?:[’']s| is| are| was| were| means| refers to| describes) (?:an?|the|one|basically|essentially|when|what|where|how|that)(?!\\p{L})",
    after:
      '(?<!\\p{L})(?:so-called|called|known as|dubbed|named|termed|the term|the concept of|referred to as) (?:an? |the )?[“"]?(?<term>[\\p{L}-]+(?: [\\p{L}-]+){0,3})[”"]?\\.$',
    ask: ['And what’s that?', 'What’s that?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'what-did-he-do',
    pattern:
      '^(?:So )?(?<he>[Hh]e|[Ss]he|[Tt]hey) (?:then |quickly |immediately |soon |finally |eventually |simply |decided to |started |began |ended up |went |turned |set out |moved |called |hired |built |launched |founded |ran |tried |bought |sold |wrote |opened |created |developed |designed |invented |switched |quit |left |moved |took |sent |gathered |formed |joined |teamed |organized )',
    after:
      "(?<!\\p{L})(?:had to|needed|could(?: not|n[’']t)|problem|without|no longer|wanted|faced|lost|failed|refused|realized|realised|noticed|discovered|found out|decided|was (?:stuck|worried|tired|frustrated|desperate|determined)|were (?:stuck|worried|tired|frustrated|desperate|determined))(?!\\p{L})",
    ask: ['So what did {he} do?'],
    continuing: true,
  },
];
