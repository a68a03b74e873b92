import type { Telling } from '../../telling.ts';

/** Past forms, which are the same for everybody; those that could be present ones ("put", "read") are not among them. */
const PAST =
  "(?!(?:need|feed|heed|seed|weed|speed|bleed|breed|proceed|succeed|exceed|embed|shred|shed|wed|bed)\\b)\\p{Ll}{2,}ed|was|wasn[’']t|had|hadn[’']t|did|didn[’']t|could|couldn[’']t|saw|went|came|took|made|found|got|gave|knew|thought|felt|told|said|left|met|kept|began|brought|bought|wrote|spoke|heard|held|ran|sat|stood|spent|lost|won|sent|built|chose|drove|flew|fell|grew|paid|understood|woke|wore|taught|caught|sold|slept|drew|broke|ate|forgot";
const ADVERB =
  '(?:(?:also|never|always|only|just|still|even|almost|once|first|later|soon|often|then|\\p{Ll}{3,}ly) )?';
/** What may stand before ", I" in a sentence that tells something. */
const OPENING =
  '(?:[Bb]ut |[Aa]nd |[Ss]o )?(?:\\p{L}+ly|[Aa]s|[Ii]n|[Oo]n|[Aa]t|[Aa]fter|[Bb]efore|[Dd]uring|[Ww]hen|[Ww]hile|[Ss]ince|[Bb]y|[Ww]ith|[Ff]or|[Ff]rom|[Tt]hrough|[Dd]espite|[Aa]lthough|[Tt]hough|[Bb]ecause|[Oo]nce|[Uu]ntil|[Uu]nder|[Ll]ast|[Ll]ater|[Ii]nstead|[Yy]esterday|[Tt]oday)';
const DOCUMENT = 'tutorial|document|guide|manual|section|chapter|appendix|faq|handbook|rewrite';

export const telling: Telling = {
  inquit: {
    verbs:
      'said|says|told \\p{Lu}\\p{L}+|explained|explains|argued|argues|noted|notes|warned|warns|added|adds|wrote|writes|recalled|recalls|insisted|insists|concluded|concludes|continued|continues|joked|jokes|admitted|admits|asked|asks|replied|replies|remembered|remembers',
    pronouns: 'he|she|they|it|I|we',
    dropsPronoun: false,
  },
  ofItself: `\\b(?:this|the (?:next|following|previous|present|rest of (?:this|the))) (?:${DOCUMENT})s?\\b|\\bhere is (?:another|a) way to\\b|^(?:part|chapter|section|appendix) (?:[ivx]{1,5}|[a-z]|\\d{1,2}(?:\\.\\d{1,2})?) (?:is|describes|documents|contains|explains|discusses|tells|shows|covers|gives|lists|introduces|presents|provides|deals|outlines)\\b|^section [^.]{2,60} (?:discusses|tells|shows?|explains|describes|covers|lists|gives)\\b|^the (?:first|second|third|last|final|penultimate|remaining) (?:parts?|sections?|chapters?) (?:forms?|gives?|describes?|explains?|discusses|covers?|lists?|presents?|introduces?|deals?|do|does)\\b`,
  instructs:
    "^(?:please|note|notice|remember|use|click|select|choose|open|enter|type|run|see|try|make sure|check|add|remove|install|go|set|press|get|consult|expect|let(?:[’']s| us)|do(?:n[’']t| not)|consider|be sure|keep in mind)\\b",
  addresses: '\\b(?:[Yy]ou|[Yy]ours?|[Yy]ourself)\\b',
  joins: 'but|and|so|yet|now|then',
  curious: '^(?:why|how|what if|what happens|is|are|can|does|do|will|who|where does)\\b',
  concludes:
    "\\b(?:this|that|which) (?:all )?means\\b|\\b(?:in short|in the end|ultimately|all in all|the point is|the lesson|what matters|it turns out|therefore|that(?:[’']s| is) why)\\b",
  onScreen:
    '^you (?:can|may|might|will) (?:also )?see\\b|\\b(?:click(?:s|ed|ing)?|right-click|double-click|zoom(?:s|ed|ing)? (?:in|out)|toolbar|drop-down|pop-?up|menu (?:item|entry|bar)|the \\p{L}+ (?:menu|dialog|window|tab|button)|scroll (?:up|down))\\b',
  research:
    '^(?:abstract|methods?|methodology|materials and methods|results?|findings|discussion|limitations?|conclusions?|related work|experiments?|evaluation)\\b',
  explains: 'refers? to|means?|describes?|denotes?',
  salutation:
    '(?:my )?fellow[ -]citizens|(?:my )?fellow \\p{L}+|ladies and gentlemen|gentlemen|mr\\.? (?:president|speaker|chairman)|madam (?:president|speaker)|members of|honou?rable',
  passing: 'now|currently|presently|the following|this time|today',
  exists: 'there (?:is|are|was|were|exists?)',
  asides:
    'then an?|(?:(?:of|in|to|from|for|on|by|with|at|among) )?(?:which|whom|whose)|who|where|because|including|such as|especially|particularly|for example|for instance|along with|as well as|leaving|making|giving|allowing|causing|bringing|leading|meaning|resulting|forcing|creating|helping|showing|suggesting|turning|raising|reducing|signed|known|called|named|built|founded|published|written|based|located|followed|accompanied|led by',
  promises:
    "\\b(?:not|n[’']t) (?:just|only)\\b(?!.*\\b(?:but|also)\\b)|\\b(?:not|n[’']t) the only\\b|\\b(?:two|three|four|five|six|several|various|different|other|many|some|a (?:few|number of|couple of)) (?:\\p{Ll}+ )?(?:reasons|ways|things|kinds|types|steps|problems|conclusions|answers|explanations|examples|options|factors|causes|questions|differences|tips|rules|stages|parts|groups|forms|theories|possibilities|exceptions|results|findings|properties)\\.$|^(?:but |and |so )?here(?:[’']s| is| are)\\b|^consider (?:the following|this|what|the case|an?)\\b|\\b(?:as follows|the following \\p{Ll}+|for (?:example|instance))\\.$|\\bone (?:exception|catch|snag|problem|condition)\\.$|\\bmade (?:an? )?(?:\\p{Ll}+ )?(?:discovery|mistake|decision|announcement|confession|promise)\\b(?!.*\\b(?:that|which|to|when|of|by|about)\\b)|^(?:it|that) (?:was|is|came|happened) when\\b|\\b(?:wasn[’']t|weren[’']t|isn[’']t|aren[’']t|not) alone\\b|\\b(?:described|recounted) (?:his|her|their|an?) (?:\\p{Ll}+ )?(?:attempt|experience|scene|story|day|moment)\\b|\\bhad (?:an? )(?:\\p{Ll}+ )?(?:idea|plan|theory|answer|reply)\\.$|\\b(?:one|an?) (?:example|case|story)\\.$",
  supposes:
    "^(?:(?:now|so|but|and),? )?(?:imagine|suppose|assume|picture|let[’']s (?:say|assume|suppose|imagine)|let us (?:assume|suppose|imagine)|say you)\\b",
  pointsElsewhere:
    '\\b(?:will (?:furnish|give|provide|supply) (?:full |further |more )?(?:details|information|particulars)|(?:can|may|could) be (?:found|obtained|read|seen|downloaded|consulted)|(?:is|are) (?:also )?(?:available|found|listed|documented|described) (?:at|on|in|from|under|through|via)|more (?:information|details)|for details|see also|refer to|consult the|web ?site|home ?page|mailing list)\\b',
  vagueOpening: '^(?:some|several|many|a few|few|certain|various|other|others|another|one of|most|all of)\\b',
  presents:
    "^(?:but |and |so )?(?:here(?:[’']s| is| are)|below (?:is|are)|these are (?:some|the|our|a few))\\b",
  weighs:
    "\\b(?:the facts? (?:is|are|remains?)|(?:the )?bottom line|in other words|(?:that|this|which) (?:in turn )?means|meaning that|the (?:main |real )?reasons? (?:is|are|was|why|for)|that(?:[’']s| is) (?:why|because)|the (?:point|upshot|problem|trouble|catch|concern|danger|risk|key|aim|goal|stakes|result|lesson|purpose) (?:is|are|was|were)|(?:would|will|could) (?:also )?be used|at stake|it (?:all )?(?:began|started) (?:when|with)|it turns out|turned out|simply put|put simply|in short|by definition|so-called|is designed to|is intended to|are thought to)\\b",
  concedes:
    '\\bown (?:party|side|government|ministers?|members|allies|supporters|camp|staff|employees|lawyers?|advisers?|ranks|voters)\\b|\\b(?:admit(?:s|ted)?|concede[sd]?|acknowledge[sd]?)\\b',
  judges:
    "\\b(?:should(?:n[’']t)?|ought to|ridiculous|absurd|outrageous|shameful|disgrace(?:ful)?|waste of time|nonsense|hypocri(?:sy|tical)|arrogan(?:t|ce)|brutal|brilliant|wonderful|terrible|awful|deplorable|apparently|certainly|clearly|of course|frankly|obviously|does nothing to|makes? no sense|no such thing|do(?:es)? not stand up|doesn[’']t matter|deserves?|deceives?|sketchy|foolish|stupid|sadly|unfortunately|the truth is|warning bells|false choice|moral choice|unproven|our (?:democracy|society|economy))\\b",
  ownView: 'analysis|opinion|comment(?:ary)?|column|viewpoint|editorial|op-ed|essay|review|perspective',
  authorWrites: { named: '{name} writes:', unnamed: 'The text says:' },
  thirdPerson: {
    own: "\\b(?:I(?:[’'](?:m|ve|d|ll))?|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e(?:[’'](?:re|ve|d|ll))?|[Uu]s|[Oo]urs?|[Oo]urselves)\\b",
    subject: `(?<!(?<!^)\\p{Lu}\\p{Ll}+ )\\bI(?= ${ADVERB}(?:${PAST})(?![\\p{L}’'-]))`,
    object: `(?<=\\b(?:told|asked|gave|showed|sent|emailed|called|invited|offered|reminded|assured|taught|warned|surprised|impressed|to|with|from|behind|beside|around) )me\\b(?!-| (?:and|or)\\b)`,
    possessive: '\\b[Mm]y\\b(?! (?:own\\b|god|goodness|word\\b|bad\\b|dear\\b))',
    possessiveEnding: '’s',
    unsure: `\\bI\\b.*\\b(?:and|but|or|then|nor) (?!${ADVERB}(?:${PAST}|not|the|an?|this|that|these|those|some|no|any|all|it|its|he|she|his|her|they|their|there|who|which|what|when|where|how|why|if|in|on|at|for|to|by|of|with|from|after|before|as|because|\\p{Ll}+ing)\\b)\\p{Ll}+|!|\\byou\\b|^(?!(?:${OPENING})\\b)[^,]+(?:, [^,]+)*, I\\b`,
    reviews: '\\breview\\b',
    reviewer: 'the reviewer',
    author: 'the author',
  },
};
