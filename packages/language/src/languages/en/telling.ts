import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'said|says|told \\p{Lu}\\p{L}+|explained|explains|argued|argues|noted|notes|warned|warns|added|adds|wrote|writes|recalled|recalls|insisted|insists|concluded|concludes|continued|continues|joked|jokes|admitted|admits|asked|asks|replied|replies|remembered|remembers',
    pronouns: 'he|she|they|it|I|we',
    dropsPronoun: false,
  },
  instructs:
    "^(?:please|note|notice|remember|use|click|select|choose|open|enter|type|run|see|try|make sure|check|add|remove|install|go|set|press|get|consult|expect|let(?:[’']s| us)|do(?:n[’']t| not)|consider|be sure|keep in mind)\\b",
  addresses: '\\b(?:[Yy]ou|[Yy]ours?|[Yy]ourself)\\b',
  joins: 'but|and|so|yet|now|then',
  curious: '^(?:why|how|what if|what happens|is|are|can|does|do|will|who|where does)\\b',
  concludes:
    "\\b(?:this|that|which) (?:all )?means\\b|\\b(?:in short|in the end|ultimately|all in all|the point is|the lesson|what matters|it turns out|therefore|that(?:[’']s| is) why)\\b",
  onScreen:
    '^you (?:can|may|might|will) (?:also )?see\\b|\\b(?:click(?:s|ed|ing)?|right-click|double-click|zoom(?:s|ed|ing)? (?:in|out)|toolbar|drop-down|pop-?up|menu (?:item|entry|bar)|the \\p{L}+ (?:menu|dialog|window|tab|button)|scroll (?:up|down))\\b',
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
};
