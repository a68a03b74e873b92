import type { Heteronym } from '../../spoken/spoken-language.ts';

/** What stands before a verb in its plain form, and what makes a noun of the word behind it. */
const VERB =
  /^(to|will|would|can|could|should|must|may|might|shall|i|you|we|they|who|don't|doesn't|didn't|won't|can't|not|and|please|people|let's|\p{L}+ists|\p{L}{3,}ers|experts|shops|soldiers|farmers|stores|banks)$/iu;
const NOUN = /^(the|a|an|this|that|his|her|its|their|our|my|your|of|no|any|some|every|each|more|in)$/i;
/** Behind a verb: whom or what it is done to. */
const OBJECT =
  /^(the|a|an|it|them|him|her|us|me|you|this|that|these|those|their|his|its|my|our|your|up|down|off)$/i;
const HELD =
  /^(has|have|had|was|were|been|be|being|is|are|i've|we've|they've|you've|he's|she's|it's|having)$/i;
const PAST = /^(yesterday|ago|earlier|last|once|recently)$/i;

/** Respelt so that every phonemizer says them right; a word that is not here is left as it is. */
export const heteronyms: Record<string, readonly Heteronym[]> = {
  lead: [
    {
      before:
        /^(pipes?|paint|poisoning|levels?|exposure|bullets?|acetate|batter(y|ies)|atoms?|ore|mines?|based|free|weights?|shot|acid|solder|dust|glass|oxide)$/i,
      said: 'led',
    },
    {
      after: /^(of|contained|contains|containing|contain|molten|with|from|white|red|melted)$/i,
      before: /^(|in|and|or|from|is|was)$/i,
      said: 'led',
    },
    { after: /^$/, before: /^(is|was|has|melts|oxide)$/i, said: 'led' },
  ],
  wind: [
    {
      after: /^(to|and|will|would|can|must|they|we|i|you|paths?|roads?|rivers?)$/i,
      before: OBJECT,
      said: 'wined',
    },
    {
      after: /^(to|they|roads?|rivers?|paths?|will)$/i,
      before: /^(down|up|through|around|along|its|their|back)$/i,
      said: 'wined',
    },
    { after: /^$/, before: OBJECT, said: 'wined' },
  ],
  winds: [
    {
      after: /^(road|river|path|it|which|that|street|trail|he|she)$/i,
      before: /^(through|along|around|down|up|its|past)$/i,
      said: 'wynds',
    },
  ],
  wound: [
    { after: HELD, before: /^(|around|up|down|on|round|tightly|into|together|back)$/i, said: 'wowned' },
    {
      after: /^(he|she|they|i|we|it|road|river|path|and)$/i,
      before: /^(the|a|up|down|through|around|its|his|her|their|on|back|along)$/i,
      said: 'wowned',
    },
  ],
  close: [
    {
      after:
        /^(to|please|will|would|can|must|they|we|i|you|shops|stores|banks|and|schools|doors|markets|not|don't|didn't|never)$/i,
      before: /^(|the|a|it|at|on|in|down|its|their|your|his|her|my|our|this|that|early|late|up)$/i,
      said: 'cloze',
    },
    { after: /^$/, before: /^(the|your|it|this|that|all|my|his|her|their)$/i, said: 'cloze' },
  ],
  live: [
    {
      before: /^(in|longer|near|there|here|together|alone|without|among|under|by|close)$/i,
      after:
        /^(?!(sang|sings?|played|plays?|performed|performs?|broadcast|shown|recorded|aired|streamed|go|goes|going|went)$)/i,
      said: 'liv',
    },
    { after: VERB, said: 'liv' },
    { after: /^(a|the|this|first|their|its|our|his|her|of|with|for)$/i, before: /^\p{Ll}/u, said: 'lyve' },
    {
      before:
        /^(broadcasts?|animals?|music|shows?|audiences?|streams?|streaming|ammunition|wires?|performances?|concerts?|coverage|events?|recordings?|albums?|birds?|fish|bait|births?|television|tv|updates?|on|from|at)$/i,
      after:
        /^(sang|sings|sing|played|plays|play|perform|performed|performs|broadcast|broadcasts|shown|recorded|go|goes|went|aired|airs|streamed|watch|watched|seen|and|of|with|eat|eating|selling|sell|)$/i,
      said: 'lyve',
    },
    {
      after:
        /^(sang|sings|sing|played|plays|perform|performed|performs|broadcast|broadcasts|shown|recorded|goes|went|aired|airs|streamed|watched)$/i,
      said: 'lyve',
    },
  ],
  read: [
    { after: HELD, said: 'red' },
    {
      after: /^(never|already|just|widely|ever|also|often)$/i,
      before: /^(by|it|the|that|about|this)$/i,
      said: 'red',
    },
    { after: /^(i|we|you|they)$/i, near: PAST, said: 'red' },
    { after: /^(he|she|who)$/, before: /^(it|the|that|about|his|her|this|out|a)$/i, said: 'red' },
  ],
  tear: [
    { after: /^and$/i, before: /^(|of|on|in)$/i, said: 'tare' },
    { after: VERB, before: OBJECT, said: 'tare' },
    { after: /^(to|will|would|can|could|don't|they)$/i, said: 'tare' },
    { after: NOUN, before: /^(in|through)$/i, said: 'tare' },
    { said: 'teer' },
  ],
  tears: [
    { before: /^(apart|up|down|through|off|open)$/i, said: 'tares' },
    { after: /^(he|she|it|which|that)$/i, before: OBJECT, said: 'tares' },
    { said: 'teers' },
  ],
  bow: [
    { before: /^(down|before|out|low)$/i, said: 'bough' },
    {
      after: /^(to|will|would|they|deep|low|a|polite|slight|final)$/i,
      before: /^(|to|before|down|out|low|deeply|his|her|their)$/i,
      said: 'bough',
    },
    { after: /^the$/i, before: /^(of|was|section|wave|thruster)$/i, said: 'bough' },
    { said: 'beau' },
  ],
  dove: [
    {
      after: /^(he|she|they|i|we|it|who|and|then|players|\p{Lu}\p{Ll}+)$/u,
      before: /^(in|into|under|for|off|down|deep|headfirst|from)$/i,
      said: 'dohv',
    },
  ],
  bass: [
    {
      before:
        /^(guitars?|singers?|players?|lines?|drums?|notes?|voices?|clef|clarinets?|frequencies|solo|part)$/i,
      said: 'base',
    },
    { after: /^(on|plays|played|double|electric|upright)$/i, said: 'base' },
  ],
  minute: [
    {
      before:
        /^(traces?|amounts?|quantit(y|ies)|details?|particles?|differences?|changes?|fragments?|crystals?|organisms?|fractions?|grains?|holes?|cracks?)$/i,
      said: 'mynoot',
    },
  ],
  desert: [{ after: VERB, before: OBJECT, said: 'dessert' }],
  refuse: [
    {
      after: /^(the|of|household|kitchen|garden|their|and)$/i,
      before: /^(|was|is|collection|collectors?|bins?|dumps?|heaps?|from|in|disposal)$/i,
      said: 'reffuse',
    },
  ],
  use: [
    { after: VERB, said: 'yooz' },
    { after: NOUN, said: 'yooss' },
  ],
  used: [
    {
      after: /^(i|you|he|she|it|we|they|there|who|people|that|which|get|got)$/i,
      before: /^to$/i,
      said: 'yoost',
    },
  ],
  house: [
    {
      after: /^(to|will|would|can|could|must|may|might|they|which)$/i,
      before: /^(the|a|\d+|ten|up|about|more|over|them|people|some|two|three|its|their|\p{Ll}+s)$/iu,
      said: 'houz',
    },
  ],
  excuse: [{ after: /^(to|please|will|can|must|they|not|and|)$/i, before: OBJECT, said: 'exkyooz' }],
  abuse: [{ after: VERB, before: OBJECT, said: 'abyooz' }],
  separate: [
    {
      after:
        /^(a|the|two|three|four|five|six|many|several|in|into|their|its|of|as|for|by|is|are|was|were|with|no|any|some|and|be|kept|keep|remain|remained|from)$/i,
      said: 'sepprut',
    },
  ],
  estimate: [{ after: VERB, said: 'estimait' }],
  sow: [
    {
      after: /^(the|a|his|her|one|old|this|that)$/i,
      before: /^(|had|has|was|is|and|gave|with|lay)$/i,
      said: 'sou',
    },
  ],
  row: [{ after: /^(a|the)$/i, before: /^(over|about|between|erupted|broke|with)$/i, said: 'rou' }],
  sewer: [{ before: /^(pipes?|systems?|lines?|grates?|rats?|gas|water|networks?)$/i, said: 'sooer' }],
};
