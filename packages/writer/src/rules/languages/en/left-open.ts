import type { Exchange } from '../exchange.ts';

const NO_TURN =
  '(?!(?:But|However|Yet|Still|And|Also|Instead|In addition|Moreover|Another|Similarly|Likewise|Meanwhile|Then|Finally|Nor|Or)(?!\\p{L}))';
/** What only announces: "But there was one problem." */
const WITHHELD =
  'problem|catch|snag|hitch|twist|condition|exception|drawback|downside|flaw|difference|obstacle|challenge|dilemma|complication|caveat|price|cost|reason|request|rule|lesson|solution|alternative|theory|explanation|possibility|advantage|requirement|secret|surprise|trick|danger|risk|mistake|idea|plan|vision|suggestion|choice|goal|proposal';
const SEVERAL =
  'problems|reasons|ways|steps|options|things|parts|kinds|types|groups|categories|questions|rules|mistakes|lessons|factors|challenges|goals|conditions|differences|stages|phases|ingredients|exceptions|possibilities|explanations|tips|principles|advantages|scenarios|elements|aspects|methods|approaches';
/** Said of something without a reason: one asks for it. */
const JUDGED =
  'hard|difficult|tough|tricky|complicated|complex|easy|simple|risky|dangerous|strange|odd|weird|unusual|remarkable|surprising|striking|impressive|rare|crucial|critical|essential|vital|important|wrong|misleading|impossible|unfair|controversial|unprecedented|unique|special|ironic|intimidating|frustrating|terrifying|scary|exhausting|embarrassing|misguided|mistaken|worrying|alarming|disturbing|problematic|significant|powerful|ridiculous|silly|absurd|brilliant|perfect|terrible|awful|extraordinary|bizarre|paradoxical|deceptive|fragile|vulnerable|ambitious|challenging|inevitable|worse|better|painful|unacceptable|dire|bleak|grim|mixed|uneven';
const MONEY = '(?:US|C|A)?[$€£]\\s?\\d[\\d.,]*(?: ?(?:million|billion|trillion|thousand|m|bn))?';
const PERSON =
  'professor|director|founder|co-founder|president|chief|head|lawyer|attorney|doctor|physician|scientist|researcher|historian|economist|writer|author|journalist|reporter|editor|artist|designer|engineer|architect|teacher|student|spokesman|spokeswoman|spokesperson|senator|governor|mayor|minister|analyst|activist|actor|actress|singer|musician|farmer|fisherman|chef|owner|manager|executive|developer|programmer|photographer|poet|psychologist|biologist|physicist|astronomer|veteran|pastor|priest|coach|player|veterinarian|expert|critic|entrepreneur|philosopher';
const THING =
  'company|firm|start-?up|service|program|programme|tool|software|library|framework|language|foundation|organi[sz]ation|charity|group|agency|network|project|initiative|website|site|app|application|platform|system|method|technique|process|protein|gene|enzyme|hormone|disease|condition|disorder|virus|bacterium|drug|compound|chemical|mineral|metal|material|plant|fish|bird|animal|species|insect|city|town|village|country|nation|island|river|mountain|valley|region|state|museum|festival|device|machine|instrument|game|film|movie|book|novel|magazine|newspaper|journal|series|show|song|album|dish|drink|sauce|unit|measure|number|theory|law|term|word|type|kind|form|sort|piece|collection|set|protocol|format|standard|market|fund|bank|school|university|institute|party|movement|religion|sport|holiday|ceremony';
/** People who may be heard one by one. */
const GROUP =
  '[Pp]eople|[Oo]thers|(?:[Mm]any|[Ss]ome)(?= (?:say|said|feel|felt|fear|worry|hope))|[Rr]esidents|[Ss]tudents|[Cc]ritics|[Oo]fficials|[Ee]xperts|[Ff]ans|[Pp]arents|[Tt]eachers|[Ww]orkers|[Ee]mployees|[Ss]cientists|[Rr]esearchers|[Vv]oters|[Ss]upporters|[Oo]pponents|[Nn]eighbou?rs|[Ii]nvestors|[Aa]nalysts|[Pp]atients|[Dd]octors|[Ff]armers|[Ll]awyers|[Ll]ocals|[Vv]isitors|[Uu]sers|[Ii]nsiders|Republicans|Democrats|[Ww]omen|[Mm]en|[Cc]olleagues|[Ff]riends|[Ll]eaders|[Pp]rotesters|[Aa]ctivists|[Oo]bservers';

/** Questions that what was just said has left open, and that the next sentence answers. */
export const leftOpen: readonly Exchange[] = [
  {
    id: 'withheld',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after: `^(?!(?:But )?(?:[Tt]hat|[Tt]his|[Ii]t)(?:[’']s| is| was))(?!.*(?:(?<!\\p{L})(?:not|no|never|without|hardly|nor)|n[’']t)(?!\\p{L}))[^;:?“”]{6,100}(?<!(?<!\\p{L})to \\p{Ll}{1,15} )(?<!\\p{L})(?:one|another|a|an) (?:(?!of\\b)[\\p{L}-]+ )?(?<noun>${WITHHELD})\\.$`,
    ask: ['What {noun}?', 'And what {noun} is that?'],
    continuing: true,
  },
  {
    id: 'withheld-thing',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      "^(?:(?:But|And|Still|Yet),? )?[Tt]here(?:[’']s| is| was) (?:just |only )?(?:one|another|something) (?:[“”\\p{L}-]+ ){0,2}?(?:thing|else|way|point)\\.$|^(?:But |And |Still, )?[Oo]ne thing (?:is|was|seems|remains) (?:clear|certain|sure)\\.$",
    ask: ['What’s that?', 'And what’s that?'],
    continuing: true,
  },
  {
    id: 'withheld-several',
    pattern: `^${NO_TURN}(?=\\p{Lu})(?:(?:One|First|The (?:first|main|most|\\p{Ll}+est)|Some|Either|There (?:is|are))(?!\\p{L})|[^:;]*[:;]|[^,]*,.*(?<!\\p{L})(?:and|or)(?!\\p{L}))`,
    after: `^(?!.*(?:(?<!\\p{L})(?:not|no|never|without)|n[’']t)(?!\\p{L}))[^;:?“”]{6,110}(?<!\\p{L})(?:two|three|four|five|six|seven|several|a (?:few|number of|couple of)|some|certain|various) (?:[\\p{L}-]+ )?(?:${SEVERAL})\\.$`,
    ask: ['Which ones?', 'And which are they?'],
    continuing: true,
  },
  {
    id: 'which-is',
    pattern: `^${NO_TURN}[“]?\\p{Lu}`,
    after:
      '^[^;:?“”]{2,60}(?<!\\p{L})(?:reason|answer|explanation|idea|rule|solution|concept|formula|recipe|goal|message|principle|lesson|secret|trick) (?:is|was)(?: [\\p{Ll}]+)? (?:simple|clear|obvious|straightforward|surprising|easy|practical)\\.$|^(?:It|The \\p{Ll}+) (?:is|was)(?: really| very)? simple\\.$',
    ask: ['Which is?', 'And what is it?'],
    continuing: true,
  },
  {
    id: 'wh-echo',
    pattern: `^${NO_TURN}[“]?\\p{Lu}`,
    after:
      "^(?!.*[?“”])[^;:]{0,80}(?<!\\p{L})(?:explain(?:s|ed)?|shows?|learn(?:s|ed)?|discover(?:ed|s)?|figure[ds]? out|demonstrates?|[Hh]ere(?:[’']s| is)|^This is|reveals?|describes?|wants? to know) (?:exactly |just |precisely )?(?<wh>how|why) (?!much|many|often|long|far|old|big)[^,;:?]{4,60}\\.$",
    ask: ['{Wh}?', 'And {wh}?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'not-enough',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      "(?<!\\p{L})(?:(?:is|was|are|were)n[’']t|(?:is|was|are|were) not|[’']s not) enough(?: to [^,;:]{3,70})?\\.$",
    ask: ['What more does it take?', 'So what else does it take?'],
    continuing: true,
  },
  {
    id: 'what-happened',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      '^[^;:?“”]{0,60}(?<!\\p{L})(?:[Ee]verything|[Tt]hat|[Tt]hings|[Ii]t all|[Ss]omething)(?: (?:\\p{Ll}+ )?(?:strange|odd|unexpected|remarkable|unusual))? (?:soon |quickly |suddenly |all |has |had |would )?(?:changed?|happened|went wrong|go wrong|got worse|got out of hand|shifted|fell apart)(?: [^,;:]{2,25})?\\.$',
    ask: ['What happened?', 'How?'],
    continuing: true,
  },
  {
    id: 'a-lot',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      "^(?:There (?:is|was|are|were)|There[’']s) (?:a lot|much|plenty|so much|lots)(?: (?:more )?(?:that )?(?:we|they|he|she|you|to|of)(?!\\p{L})[^,;:]{2,50})?\\.$",
    ask: ['Such as?', 'Like what?'],
    continuing: true,
    shares: true,
  },
  {
    id: 'how-so',
    pattern: `^${NO_TURN}[“]?\\p{Lu}`,
    after: `^(?!.*(?:because|since|so that|in order|thanks to|due to))(?:[^,;:?“”]{2,40}, )?[^,;:?“”]{2,70} (?:is|was|are|were|can be|could be|seems?|has been|became|gets|got|[’']s) (?:(?:not |never |very |so |too |quite |rather |pretty |increasingly |particularly |especially |also |even |far |much |all |extremely |incredibly |really |just |still )*)(?:${JUDGED})\\.$`,
    ask: ['How so?', 'Why is that?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'figure',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      '^[^;:?“”]{4,80} (?:something of|a kind of|a sort of|(?:is|was|are|were|been|felt|feels|looks|looked) (?:\\p{Ll}+ )?(?:like|more like)) (?<echo>(?:an? (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+|\\p{Ll}+ing (?:an? |the )?[\\p{L}-]+))\\.$',
    ask: ['{Echo}? How so?', '{Echo}?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'echo',
    pattern: `^(?:It|Its|They|Their|He|His|She|Her|For|There|When|If|In) `,
    after:
      "^(?!.*(?:(?<!\\p{L})(?:not|no|never|without)|n[’']t)(?!\\p{L}))[^,;:?“”]{4,60} (?:is|was|are|were|became|becomes|remains) (?<echo>an? (?:[\\p{Ll}-]+ )?(?:mess|nightmare|disaster|miracle|gamble|puzzle|mystery|paradox|myth|trap|battle|war|revolution|triumph|failure|success|shock|dream|monster|hero|rebel|legend|genius|game changer|turning point|low point|high point|tall order|balancing act|race|juggernaut|goldmine|gold mine|bargain|lifeline|time bomb|circus|farce|tragedy|joke|scandal|landmark|milestone|breakthrough|compromise|contradiction|problem|challenge|mistake|risk|burden|luxury|shame|pity))\\.$",
    ask: ['{Echo}?', '{Echo}? How so?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'whats-wrong',
    pattern: `^${NO_TURN}(?!(?:The|A|An) (?:second|third|next|other|better))\\p{Lu}`,
    after:
      '^(?:The|A|One) (?:(?:biggest|first|second|third|most common|common|main|worst|classic) )?(?:mistake|error)(?:,[^,;:]{3,50},| (?:people|we|they|you|many)(?: \\p{L}+){1,3})? (?:is|was) (?!that\\b)[^,;:?]{8,90}\\.$',
    ask: ['What’s wrong with that?', 'And why is that wrong?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'different-how',
    pattern: `^${NO_TURN}\\p{Lu}`,
    after:
      "^(?!.*(?:not|n[’']t|no) )[^,;:?“”]{4,80} (?:is|was|are|were|feels?|works?|looks?) (?:\\p{Ll}+ )?(?:different|differently)(?: (?:from|than|to) [^,;:]{2,40})?\\.$",
    ask: ['Different in what way?', 'In what way?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'by-how-much',
    pattern: `^[^“”]*(?<!\\p{L})(?:(?:by|to|from|up|down|of|at) (?:about |around |nearly |almost |more than |over |as much as |just |only |an? (?:average|estimated) )*(?:${MONEY}|\\d[\\d.,]*(?: ?%| percent| per cent| (?:million|billion|trillion|thousand)| times| points))|(?:doubled|tripled|quadrupled|halved))(?!\\p{L})`,
    after:
      '^(?!.*\\d)(?!.*[“”?])(?=.*(?<!\\p{L})(?:ris(?:e|es|en|ing)|rose|increas(?:e|es|ed|ing)|gr(?:ow|ows|ew|own|owing|owth)|climb(?:s|ed|ing)?|soar(?:s|ed|ing)?|surg(?:e|es|ed|ing)|jump(?:s|ed)?|fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|shr(?:ink|inks|ank|unk|inking)|cut(?:s|ting)?|rais(?:e|es|ed|ing)|lower(?:s|ed|ing)?|higher|plung(?:e|es|ed|ing)|ballooned|slow(?:s|ed|ing)?|downgrad(?:e|es|ed|ing))(?!\\p{L})).*$',
    ask: ['By how much?', 'How much are we talking about?'],
    continuing: true,
    shares: true,
  },
  {
    id: 'how-many',
    pattern:
      '(?<!\\p{L}|[$€£\\d.,])(?:(?:[Aa]t least|[Aa]bout|[Aa]round|[Mm]ore than|[Oo]ver|[Nn]early|[Aa]lmost|[Ss]ome|[Rr]oughly|[Uu]p to) )?(?!(?:1[5-9]|20)\\d\\d\\b)\\d[\\d,.]*(?: (?:million|billion|thousand))? (?:of (?:the |its |their )?)?(?:\\p{Ll}+ )?(?<again>\\p{Ll}{3,}s(?<!years|days|months|weeks|hours|minutes|percent)|people)(?!\\p{L})',
    after:
      '^(?!.*\\d).*(?<!\\p{L})(?:[Mm]any|[Ss]everal|[Ss]ome|[Nn]umerous|[Dd]ozens of|[Hh]undreds of|[Tt]housands of|[Mm]illions of|[Aa] (?:lot|number|handful|growing number|large number) of|[Ff]ew|[Mm]ore and more|[Mm]ost)(?!\\p{L})',
    ask: ['How many?'],
    continuing: true,
  },
  {
    id: 'how-much-money',
    pattern: MONEY,
    after:
      '^(?!.*\\d)(?!.*[“”?]).*(?<!\\p{L})(?:money|costs?|costly|expensive|cheap|cheaper|prices?|pays?|paid|payments?|funding|salary|salaries|debts?|interest|fines?|worth|budget|revenues?|profits?|cash|donat(?:e|ed|ions?)|grants?|invest(?:ed|ments?)?|fees?|loans?|taxes|savings?)(?!\\p{L})',
    ask: ['How much are we talking about?', 'How much?'],
    continuing: true,
    shares: true,
    inside: true,
  },
  {
    id: 'how-often',
    pattern:
      "^(?!.*(?:(?<!\\p{L})(?:not|never)|n[’']t)(?!\\p{L})).*(?<!\\p{L})(?:(?:\\d{1,5}|once|twice|several|many|three|four|five) (?:times |breaks |cases )?(?:an? (?:day|week|month|year|night)|every (?:day|week|month|year))|every (?:(?:\\d{1,3}|few|couple of|two|three|other|single) )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))(?!\\p{L})",
    after:
      '^(?!.*\\d)(?!.*[“”?]).*(?<!\\p{L})(?:can|may|might|sometimes|happens?|often|regularly|tends?|occurs?)(?!\\p{L})',
    ask: ['How often?', 'How often does that happen?'],
    continuing: true,
    shares: true,
  },
  {
    id: 'how-long',
    pattern:
      '^(?:(?:About|Almost|Nearly|More than|Over|Around|Some|At least) )?(?:\\d[\\d,.]*|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]hirteen|[Ff]ifteen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty) (?:seconds|minutes|hours|days|weeks|months|years|decades)(?!\\p{L})(?! (?:ago|later|old|before|after|earlier))',
    after:
      '(?<!\\p{L})(?:long (?:time|journey|way|wait|road|process|battle|fight|history|while)|took (?:a while|longer|years|time|forever)|for (?:years|decades|months|ages))(?!\\p{L})[^,;:]{0,30}\\.$',
    ask: ['How long?'],
    continuing: true,
  },
  {
    id: 'deadline',
    pattern:
      '^(?:The )?(?:deadline|application deadline|submission deadline|last day) (?:for|to|is|was) |^(?:Applications|Entries|Submissions|Nominations) (?:are|must be|close|will be accepted)(?!\\p{L})',
    ask: ['And the deadline?', 'Until when?'],
    mayBeNew: true,
  },
  {
    id: 'used-for',
    pattern: '^[^;:?“”]{3,60} can (?:also )?be used (?:for|to|as|in)(?!\\p{L})',
    ask: ['What can you use it for?', 'And what is it good for?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'polls',
    pattern:
      '^(?:According to )?(?:[Aa]|[Oo]ne|[Tt]he latest|[Aa]nother|[Rr]ecent|[Tt]wo) (?:[\\p{L}.’-]+ ){0,5}?(?:polls?|surveys?)(?!\\p{L}| respondents?| participants?)',
    ask: ['What do the polls say?', 'Has anybody asked people?'],
    mayBeNew: true,
  },
  {
    id: 'behind-it',
    pattern: '(?<!\\p{L})(?:claim(?:ed|ing|s)? responsibility|took responsibility)(?!\\p{L})',
    ask: ['Do we know who was behind it?'],
    mayBeNew: true,
  },
  {
    id: 'heading-where',
    pattern:
      '^(?<again>(?:The |That |Its |Their )?[\\p{L}-]+(?: [\\p{L}-]+){0,3}?) (?:is|are) (?:now |widely )?(?:expected|projected|forecast|predicted|likely) to (?:rise|grow|reach|hit|total|fall|climb|shrink|increase|double|triple|drop|continue)(?!\\p{L})',
    ask: ['And where is it heading?', 'And what comes next?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'whats-planned',
    pattern:
      "^(?:The [\\p{L}-]+(?: [\\p{L}-]+)?|They|He|She|It|\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?) (?:now |next )?(?:plans?|hopes?|intends?|aims?|is planning|are planning|is hoping|are hoping) (?:to|for) ",
    ask: ['And what’s the plan now?', 'What comes next?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'to-be-seen',
    pattern:
      "(?<!\\p{L})(?:remains? to be seen|is anyone[’']s guess|is still being (?:worked out|negotiated|investigated)|only time will tell)(?!\\p{L})",
    ask: ['What don’t we know yet?', 'And what is still open?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<known>(?<who>(?!(?:There|This|That|It|He|She|These|Those|What|Here|One)(?!\\p{L}))\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,2})) (?<be>is|was) (?:an?|the) (?:[\\p{L}’-]+ ){0,4}?(?:${PERSON})(?!\\p{L})`,
    ask: ['Who {be} {who}?', 'And who {be} {who}?'],
    introduces: true,
  },
  {
    id: 'what-is',
    pattern: `^(?<known>(?<what>(?!(?:There|This|That|It|He|She|These|Those|What|Here|One)(?!\\p{L}))(?:The )?\\p{Lu}[\\p{L}.&’'-]+(?: (?:of |for |and |the )?\\p{Lu}[\\p{L}.&’'-]+){0,4})) (?<be>is|was) (?:an?|the (?:world[’']s|largest|country[’']s|oldest|biggest)) (?!(?:\\p{L}+ )?(?:important|great|good|bad|wonderful|interesting|perfect|nice|strange|real)(?!\\p{L}))(?:[\\p{L}\\d,’-]+ ){0,4}?(?:${THING})(?!\\p{L})`,
    ask: ['What {be} {what}?', 'And what {be} {what}?'],
    introduces: true,
  },
  {
    id: 'they-put-it',
    pattern:
      '^[“"][^“”"]{20,}[,!?.][”"]? (?:(?:said|says|added|explained|explains|wrote|told \\p{Lu}\\p{L}+|recalled) (?:\\p{Lu}|one|an?)|(?:\\p{Lu}[\\p{L}.’-]+(?: \\p{Lu}[\\p{L}.’-]+)*|(?:an?|one|another) [^,.;“”]{3,60}) (?:said|says|added|explained|observed))',
    after: `^(?:(?:But|And|Still|Yet),? )?(?:[^,“”"]{3,60}, )?(?:(?:[Mm]any|[Ss]ome|[Mm]ost|[Ss]everal|[Aa] (?:few|number|handful|majority))(?: of)?(?: the| their| his| her| these| those)? (?:[\\p{L}-]+ ){0,2}?)?(?:${GROUP})(?!\\p{L})[^“”"?]{0,120}(?<!\\p{L})(?:say|said|feel|felt|believe|believed|think|thought|worry|worried|fear|feared|hope|hoped|agree|agreed|disagree|have faith|had faith|are|were|want|wanted|like|liked|love|loved|complain|complained|see|saw|impressed|surprised|doubt)(?!\\p{L})[^“”"?]{2,160}\\.$`,
    ask: ['How do they put it?', 'What do they say?'],
    continuing: true,
  },
  {
    id: 'which-words',
    pattern: '^(?:[^“”"]{2,60}(?::|,) )?[“"][^“”"]{12,}',
    after:
      '^[^“”"?]*(?<!\\p{L})(?:tweeted|tweets?|(?:a|the|this|one|his|her|their) (?:\\p{Ll}+ )?(?:sentence|slogan|motto|message|statement|letter|note|e-?mail|post|line|quote|caption|inscription|headline|sign|text message))(?!\\p{L})[^“”"?:]{0,60}\\.$',
    ask: ['What did it say?', 'And what did it say?'],
    continuing: true,
    inside: true,
  },
];
