/** Verbs whose object is a thing that can be asked for: base form, and the past where it isn't regular. */
const TAKE_THINGS: Readonly<Record<string, string | undefined>> = {
  announce: undefined,
  attract: undefined,
  cause: undefined,
  collect: undefined,
  confirm: undefined,
  contain: undefined,
  cover: undefined,
  create: undefined,
  demand: undefined,
  describe: undefined,
  determine: undefined,
  develop: undefined,
  discover: undefined,
  eliminate: undefined,
  emit: 'emitted',
  explain: undefined,
  express: undefined,
  find: 'found',
  form: undefined,
  indicate: undefined,
  invent: undefined,
  mean: 'meant',
  measure: undefined,
  need: undefined,
  observe: undefined,
  offer: undefined,
  produce: undefined,
  promise: undefined,
  propose: undefined,
  prove: undefined,
  provide: undefined,
  receive: undefined,
  recommend: undefined,
  report: undefined,
  require: undefined,
  reveal: undefined,
  show: undefined,
  violate: undefined,
  'consist of': 'consisted of',
  'depend on': 'depended on',
  'lead to': 'led to',
  'refer to': 'referred to',
  'rely on': 'relied on',
  'result from': 'resulted from',
  'result in': 'resulted in',
};

/** The same forms as nouns and verbs: behind them only an article shows which is meant. */
const ALSO_NOUNS = 'cause|cover|demand|form|mean|measure|need|offer|produce|promise|report|show';
const ARTICLE =
  '(?:the|an?|its|their|his|her|our|your|this|these|those|that|some|many|most|several|all|any|each|every|both|two|three|four|five|six|how|whether|what|why|more|another|such|only|about|almost|nearly|\\d)';

const onFirstWord = (verb: string, change: (word: string) => string): string =>
  verb.replace(/^\S+/, (word) => change(word));
const thirdPerson = (verb: string): string =>
  onFirstWord(verb, (word) =>
    /[^aeiou]y$/.test(word)
      ? word.replace(/y$/, 'ies')
      : /(?:s|sh|ch|x)$/.test(word)
        ? `${word}es`
        : `${word}s`,
  );
const regularPast = (verb: string): string =>
  onFirstWord(verb, (word) => (/e$/.test(word) ? `${word}d` : `${word}ed`));
const gerund = (verb: string): string =>
  onFirstWord(verb, (word) =>
    word === 'emit' ? 'emitting' : word === 'refer' ? 'referring' : `${word.replace(/e$/, '')}ing`,
  );

const verbs = Object.keys(TAKE_THINGS);
const isNounToo = (verb: string): boolean => ALSO_NOUNS.split('|').includes(verb);
const table = (form: (verb: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(verbs.map((verb) => [form(verb), verb]));

/** What stands in the text -> the verb as it stands in a question: "contains" -> "contain". */
export const inQuestion = {
  does: table(thirdPerson),
  do: table((verb) => verb),
  did: table((verb) => TAKE_THINGS[verb] ?? regularPast(verb)),
} as const;

/** Patterns for each form, with what shows that it is a verb. */
const patternOf = (form: (verb: string) => string): string => {
  const nouns = verbs.filter(isNounToo).map(form).join('|');
  const others = verbs
    .filter((verb) => !isNounToo(verb))
    .map(form)
    .join('|');
  return `(?:${others})(?= \\p{Ll}| \\d)|(?:${nouns})(?= ${ARTICLE}\\b)`;
};

export const verbForms = {
  does: patternOf(thirdPerson),
  do: patternOf((verb) => verb),
  // "the tools provided by": without an object it may be no verb of this sentence.
  did: `(?:${Object.keys(inQuestion.did).join('|')})(?= ${ARTICLE}\\b)`,
  base: verbs.join('|'),
  participle: Object.keys(inQuestion.did).join('|'),
  gerund: verbs.map(gerund).join('|'),
} as const;
