/** "how old it is to them", "as it is", "the worst of it is": there the verb is said in full. */
const STRESSED =
  '(?<!(?:(?:what|how|as|than|where|which|who|whatever|wherever) (?:\\p{L}+ )?|(?:of|about|with|in|for|to|from|on|at|by|behind) ))';
const GOES_ON = '(?= [\\p{L}\\d])(?! (?:to|and|or|but|that|when|for|than)(?!\\p{L}))';

const COUNTED =
  '(?= (?:[£$€]?\\d|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|an? (?:third|quarter|fifth|tenth|dozen|hundred|thousand|million|billion|year|month|week|day|hour|minute|mile|metre|meter))(?!\\p{L})))';
/** "The worst is not knowing": there the second word is denied, not the first. */
const DENIES_NEXT = '(?! (?:being|having|knowing)(?!\\p{L}))';

/** Written wording -> what people say; both mean the same wherever they stand. */
export const everyday: readonly (readonly [pattern: string, replacement: string])[] = [
  [`${STRESSED}it is${GOES_ON}`, 'it’s'],
  [`${STRESSED}(there|he|she) is${GOES_ON}`, '$1’s'],
  [
    `${STRESSED}(they|we|you) are(?= (?:not|the|an?|all|still|now|in|at|on|so|very|going|\\p{Ll}+ing) )`,
    '$1’re',
  ],
  ['(it|that|he|she|there) has been', '$1’s been'],
  ['(they|we|you|I) have been', '$1’ve been'],
  [`(do|does|did|is|are|was|were|have|has|had|would|could|should) not${DENIES_NEXT}`, '$1n’t'],
  ['cannot|can not', 'can’t'],
  ['will not', 'won’t'],
  ['let us(?! know)', 'let’s'],
  [
    '(said|says|say|knew|know|thought|think|believed|believe|found|find|means|showed|shows|show|discovered|noticed|realised|realized|claimed|claim|feared|fear|hoped|hope|learned|suggests|suggested) that(?= (?:the|it|they|he|she|an?|this|these|there|no|nobody|most|many|some|people) )',
    '$1',
  ],
  [`(?:approximately|roughly)${COUNTED}`, 'about'],
  ['in order to', 'to'],
  ['prior to', 'before'],
  ['(?<!, )(?:therefore|thus|consequently|hence),', 'so'],
  ['(?:moreover|furthermore|additionally|in addition),', 'also,'],
  ['(?:nevertheless|nonetheless),', 'still,'],
  ['numerous', 'many'],
  ['commenc(ed|es|e)', 'start$1'],
  ['assist(ed|s|ing)?', 'help$1'],
  ['attempted to', 'tried to'],
  ['utili[sz](es|ed|e|ing)', 'us$1'],
  ['demonstrates', 'shows'],
  ['demonstrated', 'showed'],
  ['indicates that', 'shows that'],
  ['(is|are|was|were) (?:located|situated) (?=in|on|at|near)', '$1 '],
  ['(is|are|was|were) known as', '$1 called'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['beneath', 'under'],
  ['frequently', 'often'],
  ['began', 'started'],
  ['begins', 'starts'],
  ['begin', 'start'],
  ['ceased', 'stopped'],
  ['constructed', 'built'],
  ['individuals', 'people'],
  ['permitted', 'allowed'],
  ['in the course of', 'during'],
  ['the majority of', 'most of'],
  ['in spite of', 'despite'],
  ['annually', 'every year'],
  ['per (year|day|week|month|hour|minute)', 'a $1'],
  ['nearly', 'almost'],
  ['together with', 'along with'],
  ['a great deal of', 'a lot of'],
  ['in addition to', 'besides'],
  ['(?:across|around) the world', 'all over the world'],
  ['rapidly', 'quickly'],
  ['additional', 'extra'],
  ['primarily', 'mainly'],
  ['although', 'though'],
  ['for instance', 'for example'],
  ['toward', 'towards'],
  ['purchased', 'bought'],
  ['departed', 'left'],
  ['terminated', 'ended'],
  ['perished', 'died'],
];
