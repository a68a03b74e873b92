import type { Grammar } from '../../language.ts';

const BACK = '(?:this|that|these|those|him|her|his|its|their|them|it|such)';

export const grammar: Grammar = {
  anaphorOpening: `^(?:this|that|these|those|which (?:is|was|are|were|means?|meant|makes?|made|has|had)|it|its|he|she|they|his|her|him|their|them|such|both|neither|either|another|others?|the (?:former|latter|two|three|four|other|others|same|result|results|following|above|second|third|fourth|next|idea|method|process|rule|discovery|reason|rest|effect)|one (?:of (?:these|them|those)|such|was|is)|(?:some|many|most|all|none|each|several|few) (?:of ${BACK}|others)|(?:not|even) (?:only )?${BACK}|(?:in|at|after|before|for|from|with|by|to|on|of|under|among|like|until|since|despite|besides|within|behind|inside|around|near|without) (?:(?:about |around |roughly )?${BACK}|then|there|doing so|turn|contrast|response|return)|as (?:such|a result|mentioned|noted|described|shown|above|discussed|before|they|he|she|it|this|a consequence)|(?:when|while|if|because|since|although|though|once|before|after|until|whenever|where|wherever|as) (?:they|he|she|it|this|these|that|so|not)|because of (?:this|that)|here|there(?:fore|by|after)?,|so (?:he|she|it|they|that|did|do)|then|so|not so|why|same|similarly|likewise|conversely|afterwards?|later|earlier|subsequently|meanwhile|eventually|soon|again|what(?:'s|’s| is) more|(?:yes|no)(?=[,;.:])|nor|or|and|but|yet|though|according to ${BACK}|what (?:he|she|they|it)|only then|nobody|no one|everyone else|elsewhere|within (?:a few|\\w+) (?:years|months|weeks|days|hours)|\\w+ (?:years|months|weeks|days|hours) later)\\b`,
  droppableOpening:
    '^(?:however|moreover|furthermore|in addition|additionally|also|indeed|of course|nevertheless|nonetheless|still|besides|notably|importantly|interestingly|clearly|obviously|in general|generally|overall|in particular|in short|in summary|in conclusion|to summarize|as we know|needless to say|in reality|of note|firstly|secondly|thirdly|lastly), ',
  dependentOpening:
    '^(?:(?:one|another|a (?:first|second|third|fourth)|the (?:first|other|last|main|only)) (?:reason|way|problem|example|kind|cause|answer|step|advantage|difference|explanation|sign|risk)|for example|for instance|e\\.g\\.|that is|i\\.e\\.|therefore|thus|hence|consequently|accordingly|as a result|otherwise|instead|rather|on the other hand|in other words|in contrast|by contrast|by the same token|on top of that|to that end|in this way|in this case|that said|even so|specifically|alternatively|after all|at the same time|in turn|in fact|actually|still|nevertheless|nonetheless|however|also|first|second|third|finally|at first|at last|in the end|as a matter of fact|for that|in practice)\\b',
  pointsBack:
    '\\b(?:(?:this|these|those|such) (?!is\\b|was\\b|are\\b|were\\b|year|month|week|century|day|time|morning|country|world|as\\b|that\\b|a way)\\p{Ll}+|(?:of|to|in|for|with|like|do|did|does) (?:this|that)(?=[,.;]|$)|(?:to|of|for|in|with|from|at|on|by|about|after|before) that (?!is\\b|was\\b|are\\b|were\\b|has\\b|have\\b|had\\b|it\\b|they\\b|he\\b|she\\b|we\\b|you\\b|the\\b)\\p{Ll}+|that (?:year|day|night|morning|evening|month|time|age|summer|winter|spring|autumn|moment|kind|sort|way|case|place|behaviou?r|practice|habit|method|technique|trick|discovery|claim|theory|change)|(?:the|on the) (?:same|next|following|previous|preceding) (?:day|night|morning|evening|year|month|week|century|decade|summer|winter|spring|autumn|time|place|way|thing)|(?:thus|thereby|hence)(?! far)|(?<! and )(?:adds|added) that|(?<=[”"»] (?:\\p{L}+ ){0,3})add(?:s|ed)|at the time|in the meantime|there(?! (?:is|are|was|were|has|have|had|may|might|can|could|will|would|must|be|been|being|exists?|seems?|remains?|came|comes|once|never)\\b)(?=[,.;]|$| (?:and|but|in|on|for|until|since|by|to)\\b)|(?:days|weeks|months|years|hours|minutes) (?:later|earlier|before)(?=[,.;]|$)|the (?:former|latter))|^(?:in|on|by|at|after|since|until|during|for) (?:the )?[\\p{L}\\p{N} ]{1,25}?,? (?:it|its)\\b',
  turnsAgainst:
    '^(?:but|however|yet|even so|nevertheless|nonetheless|still,|on the other hand|that said|then again|and yet)\\b|^[^,.;]{2,60}, (?:however|though),',
  pronoun: '\\b(?:he|she|his|her|him|they|their|them|theirs)\\b',
  verbEnding:
    '(?:\\p{L}{2}ed|ought|came|went|became|began|grew|gave|took|made|found|wrote|stood|built|led|kept|held|lay|lie|lies|rose|fell|ran|won|lost|saw|knew|told|spent|sent|put|set|got|keeps|takes|makes|gives|comes|goes|grows|becomes|remains|contains|carries|brings|holds|leads|stands|stays|seems|appears|belongs|depends|consists|means|requires|produces|provides|allows|lives|works|uses|covers|includes|reaches|tells|says|knows|shows|helps|turns|moves|feeds|eats|burns|flows|floats|begins|ended|happens|exists|follows|offers|receives|describes|explains|measures|weighs|costs|lasts|rests|serves)$',
  says: "^(?:is|are|was|were|am|be|been|has|have|had|do|does|did|can|cannot|could|will|would|may|might|must|should|shall|i|you|he|she|it|we|they|there|who|what|why|how|let|please|never|always)$|n[’']t$|[’'](?:re|ve|ll|m|d)$",
  copula: { one: 'is|was', many: 'are|were' },
  midConnective:
    '(?:,? (?:however|therefore|moreover|furthermore|nevertheless|though)|, (?:then|in turn|too|as well))(?=,),',
  noise:
    '\\b(?:graph|chart|map|photo|picture|image|video|diagram|infographic) (?:above|below|at (?:left|right))\\b|^below (?:is|are|the|this|you)\\b|^for information\\b|\\bread more (?:about|on)\\b|contributed to this (?:report|article|story)|^with (?:additional )?(?:reporting|information|files) (?:by|from)\\b|^(?:additional )?reporting by\\b|^this (?:section|chapter|appendix)\\b|reading this (?:section|chapter)|^(?:please )?(?:see|refer to|note that for)\\b|^(?:for )?(?:more|further|additional) (?:information|details)\\b|^for details\\b|^(?:watch|read|listen|click|download|join|visit|check out|learn more|find out)\\b|available (?:on|at) (?:the|our) (?:web)?site|\\b(?:figure|fig\\.|table|section|chapter|appendix|equation|listing|algorithm) (?:\\d|[A-Z]\\b|above\\b|below\\b)|\\b(?:see|cf\\.) (?:also|above|below|figure|section|table|appendix|chapter|page)|(?:shown|described|mentioned|discussed|listed|defined|noted|explained|outlined|stated) (?:above|below|earlier|previously|in (?:the )?(?:section|previous|next|following))|(?:above|following|next|previous|preceding) (?:section|chapter|table|figure|paragraph|example|list|page|code)|in this (?:section|chapter|paper|article|document|appendix|manual|guide|post|essay|specification|memo)|the rest of (?:this|the) (?:paper|document|section|article)|\\b(?:subscribe|sign up|newsletter)\\b|cookies?\\b.*(?:accept|consent|policy)|all rights reserved|copyright|©|photo(?:graph)?(?: by|:)|image:|getty images|follow (?:us|me) on|share this|as follows[:.]?$|the following[:.]?$|\\bRFC ?\\d+|\\bet al\\b|please (?:refer|note|see|contact|report)|^(?:note|warning|tip|caution|nb|ps)\\b[:,]',
  authorVoice:
    '(?<!\\p{Lu}\\p{Ll}+ )\\bI\\b|^(?:So|And|But|Then|When|If|As|Now|Yet|Or|Because|While|After|Before|Since|Well|Here|What|How|Why|Where|Once|Today|Maybe|Perhaps) I\\b|\\b(?:my|My(?! \\p{Lu})|(?<![\\p{L},] )My|(?:is|are|was|were|of) mine|[Mm]yself|me)\\b|\\b(?:[Ww]e|[Oo]ur team) (?:\\p{Ll}+ed|found|show|propose|present|report|built|ran|saw|met|went|made|took|chose|measure|describe|introduce|argue|conclude|recommend|thank)\\b|\\b[Oo]ur (?:results?|method|approach|study|paper|findings|team|family|trip|data|experiments?|analysis|company|product|customers|survey|review|tests?|view|take|goal|aim|mission|opinion)\\b',
  ownPlural: '\\b(?:[Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves)\\b',
  somber:
    '\\b(?:kill(?:ed|ing|s)?|dead|deaths?|die[ds]?|dying|murder\\w*|genocide|massacre|wars?|famine|suicide|rape\\w*|tortur\\w*|slave\\w*|victims?|attack(?:s|ed)?|terror\\w*|cancer|disaster|earthquake|tragedy|tragic|abuse\\w*|bomb\\w*|injur\\w+|wounded|shooting|drown\\w*|corpse|body into)\\b',
  attribution:
    '\\b(?:said|says|told|explained|explains|wrote|writes|argued|argues|noted|notes|recalled|recalls|added|adds|according to)\\b',
  soft: '\\b(?:also|another|further|again|too|likewise|similarly|meanwhile|other|others|same|latter|former|earlier|later|above|here|afterwards?)\\b',
  traits: {
    definition:
      "^(?:the |an? )?[\\p{L}\\p{N}’'\\- ]{2,60}? (?:(?:is|are) (?:simply |just |basically )?(?:an? |any |one of |the (?:process|study|practice|term|name|act|art|science|branch|field|ability|set|way|measure|method|state|condition) )|refers? to|is defined as|means )",
    cause:
      '\\b(?:because|due to|as a result of|led to|leads to|caused|causes|owing to|thanks to|so that|in order to|results? in|reason)\\b',
    contrast:
      '\\b(?:but|however|although|though|despite|whereas|unlike|nevertheless|on the other hand|instead|yet|rather than|even though)\\b',
    example: '\\b(?:for example|for instance|such as|including|e\\.g\\.)',
    quote: '[“"][^”"]{12,400}[”"]',
    process:
      '\\b(?:by (?:using|means of)|works? by|process|method|technique|step|algorithm|mechanism|procedure|how to)\\b',
    number:
      '(?:\\d[\\d.,]{0,20}\\s?(?:%|percent|per cent|million|billion|trillion|thousand|km|kilometres|kilometers|miles|metres|meters|tonnes|tons|people|users|dollars|years|days|hours|times|°)|[$€£]\\s?\\d)',
    superlative:
      '\\b(?:most|largest|biggest|greatest|first|oldest|highest|longest|best|worst|only|main|key|major|crucial|important|fundamental|essential|central)\\b',
    future: '\\b(?:will|future|plan(?:s|ned)? to|expected to|next step)\\b',
  },
  articleOf: { the: 'the', a: 'a', an: 'an' },
  pluralArticles: [],
  contractions: {},
  plural: { word: 'last', pattern: '(?<!ics|ness|si|u|s)s$' },
  notInTerm: '\\p{L}{4}ly$',
  minutes: {
    decisions: '(?:key )?(?:decisions?|decided|resolutions?|resolved|agreed|outcomes?)',
    actions: 'action (?:items?|points?)|actions|tasks?|to-?dos?|next steps|owners?|follow-?ups?',
    open: 'open (?:questions?|points?|issues?|items?)|unresolved|parking lot',
    people:
      'attendees|attendance|participants|present|apologies|chair|minutes|in the chair|excused|absent|guests?|in attendance|with apologies',
  },
  headings: {
    generic:
      '^(?:introduction|overview|abstract|background|history|(?:current )?status|citations?|summary|(?:some |my |our )?conclusions?|discussion|results?|methods?|methodology|materials and methods|evaluation|implementation|related work|future work|preface|foreword|prologue|epilogue|general|misc(?:ellaneous)?|notes?|terminology|definitions?|purpose|scope|wrap-?up|(?:the )?(?:final )?verdict|(?:the )?bottom line|(?:final|closing) thoughts|(?:key )?takeaways?|chapter \\w+|part \\w+)$',
    intro: '^(?:introduction|abstract|overview|background|summary)',
    closing: 'conclu|summary|future|final|closing|what.s next|outlook|epilogue|last',
    clause:
      '^(?:how|why|what|where|when|who|which)\\b(?! (?:did|do|does|is|are|was|were|can|could|should|will|would|has|have)\\b)',
    prefix: '^(?:introduction|overview)\\s*[:–—-]+\\s*',
    part: 'chapter|part|book|section|appendix',
    byline: 'by',
    pronoun: 'itself|himself|herself|themselves|it|us|you|them',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(of|the|an?|and|from|with|at|by) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\be\\.g\\.,?', 'for example,'],
    ['\\bi\\.e\\.,?', 'that is,'],
    ['\\betc\\.(?= \\p{Lu})', 'and so on.'],
    ['\\betc\\.', 'and so on'],
    ['\\bvs\\.?(?= )', 'versus'],
    ['\\bapprox\\.', 'approximately'],
    ['\\b(?:ca?)\\. ?(?=\\d)', 'around '],
  ],
  cut: { conjunctions: 'but|and|so', subjects: 'the|it|they|he|she|this|these|a|an|there|we|you' },
  demonstrative: 'this|these|those',
  relative: 'who|that|which|where',
  objectPronoun: 'him|them',
  hesitation: 'u+m+|u+h+|erm+',
  sourceText: 'text',
  interview: {
    question: 'question|q',
    answer: 'answer|a',
    you: 'you|your|yours|yourself',
  },
  capitalPronoun: 'I',
  titleCase: true,
  sentences: {
    shortForms:
      'mr mrs ms messrs st fig figs eq ref refs vol vols ed eds al ca ph inc ltd co corp approx est dept univ gen col capt lt sgt rev hon gov sen rep jan feb apr jun jul aug sept oct nov dec e.g i.e u.s u.k u.n d.c a.m p.m b.c a.d b.c.e c.e mt ave blvd chap sec mx bros esq ph.d m.d b.a m.a ll.d cf viz ibid maj cmdr pvt cpl brig supt insp mts',
    speechVerbs: 'said|says|asked|asks|recalls?|recalled|wrote|writes|thought|wondered|added|explained|told',
    mayEndBefore: {
      forms: 'u\\.s|u\\.k|u\\.n',
      openers: 'The|It|He|She|They|We|In|This|That|These|But|And|A|An|However|There|When|If',
    },
  },
};
