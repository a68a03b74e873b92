import type { Exchange } from '../exchange.ts';

/** What is said of what was just told, and may be denied: "That is no accident." */
const IT = "(?:That|This|It|Which)(?:[’']s| is| was)";

/** Questions in which somebody supposes what one would conclude, and which the sentence denies or limits. */
export const suppositions: readonly Exchange[] = [
  {
    id: 'so-it-means',
    pattern:
      "^(?:But (?:that|this|it) |That |This |It |Which )(?:(?:doesn|didn)[’']t|does not|did not|need not) (?:necessarily )?mean (?:that )?(?<s>(?!all\\b|much\\b|anything\\b|to\\b|a\\b|an\\b|having\\b|just\\b|only\\b)[^,;:—]{8,90})(?=[,;:.—])",
    ask: ['So {s}?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'so-to-say',
    pattern:
      "^(?:That|This|Which)(?:[’']s| is|) (?:isn[’']t|not) to say (?:that )?(?<s>[^,;:—]{8,90})(?=[,;:.—])",
    ask: ['So {s}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern: `^${IT} (?:no|not an?|hardly an?) (?:accident|coincidence|fluke)(?!\\p{L})`,
    ask: ['A coincidence?', 'Is that a coincidence?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      "^(?:But |And |Of course, )?(?<x>(?!there\\b|what\\b|this\\b|that\\b)[^,;:“”]{2,45}?) (?:(?<be>is|was) (?:not|hardly|far from|by no means|scarcely) (?:alone|unique|the only(?! way| reason| thing| problem))|(?<one>is|was)n[’']t (?:alone|unique|the only(?! way| reason| thing| problem))|(?<just>is|was) (?:just|only|but|merely) one (?:of )?(?:many|several|dozens|hundreds|thousands|a (?:number|handful|host)|the many))(?!\\p{L})",
    ask: ['Only {x}?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'nothing-new',
    pattern:
      "^(?:But )?[^,;:“”]{2,60}? (?:(?:is|was|are|were) (?:nothing new|hardly new|not (?:a )?new(?! \\p{Ll}+ed))|(?:is|are|was)n[’']t (?:anything )?new)(?=[.,:;]| for| to| in)",
    ask: ['Is that new?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'first-time',
    pattern:
      "^(?:(?:It|This|That) (?:isn[’']t|wasn[’']t|is not|was not|is hardly|was hardly) the first (?!of\\b)|Not for the first time)",
    ask: ['Has that happened before?', 'Is that the first time?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'every-one',
    pattern:
      '^(?:But |Of course, )?[Nn]ot every (?<known>(?<n>\\p{Ll}+(?: \\p{Ll}+)?)) (?=(?:is|was|has|had|can|could|will|would|needs|wants|does|gets|agrees|likes|\\p{Ll}+ed)(?!\\p{L}))',
    ask: ['Every {n}?'],
    turned: true,
    continuing: true,
  },
  {
    id: 'all-of-them',
    pattern:
      '^(?:But |Of course, )?[Nn]ot all (?:of )?(?:the )?(?<known>\\p{Ll}+s) (?=(?:are|were|have|had|can|could|will|would|need|want|do|agree|\\p{Ll}+ed)(?!\\p{L}))',
    ask: ['All of them?'],
    turned: true,
    continuing: true,
  },
  {
    id: 'any-of-that',
    pattern: '^None of (?:this|that|it) (?<be>is|was) (?<adj>\\p{Ll}+)(?=[.,]| or )',
    ask: ['{Be} any of that {adj}?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'is-that-all',
    pattern:
      "^(?:(?:But|And) )?(?:[Nn]ot only that|[Tt]hat(?:[’']s| is|[’']s) not all|[Tt]hat (?:isn[’']t|wasn[’']t) all|[Ii]t (?:doesn[’']t|does not|didn[’']t|did not) (?:stop|end) there|[Ii]t gets (?:even )?(?:worse|better|stranger|weirder)(?=[.,:])|[“\"]?[Tt]he (?:worst|best) is yet to come|(?:[Tt]his|[Tt]hat|[Ii]t) (?:is|was|may be) (?:just|only) the (?:beginning|start|tip))(?!\\p{L})|^(?:The|That|This) [^,;:“”]{2,50} (?:is|was) (?:just|only) the (?:beginning|start)(?!\\p{L})",
    ask: ['Is that all?', 'And that’s all?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'whole-story',
    pattern:
      "^(?:But )?(?:[Tt]hat|[Tt]his|[Ii]t|[Tt]he \\p{Ll}+)(?:[’']s| is| was| are) (?:just|only|but) (?:a |one )?(?:small )?(?:part|half) of (?:the|it)(?!\\p{L})|^(?:But )?[Tt]here(?:[’']s| is| was) (?:much |a lot |far )?more to (?:it|this|that|the story)(?!\\p{L})",
    ask: ['Is that the whole story?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'seen-otherwise',
    pattern:
      '^(?:But |Yet )?(?:\\p{Lu}|not everyone|others)[^;:“”"?]{2,110}? (?:(?:has|had|have|takes?|took|offers?|offered) an? (?:very |quite |somewhat |rather |slightly )?different (?:view|reaction|take|opinion|perspective|explanation)|(?:sees?|saw|views?|thinks?|feels?) (?:it|this|that|things) differently|(?:strongly )?disagree(?:s|d)?(?= with (?:that|this|the (?:idea|view|notion|decision|assessment))|[.,]))(?!\\p{L})',
    ask: ['Does everyone see it that way?', 'Does everyone agree?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'is-it-just',
    pattern:
      "^(?:And |But )?(?:[Ii]t|[Tt]his|[Tt]hat)(?:[’']s| is| was)(?: not|n[’']t) (?:just|only|merely|simply) (?<x>(?!that\\b|because\\b|in\\b|on\\b|when\\b|how\\b|about\\b)[^,;:.—]{3,45})(?=[,;.—]| who| that| but)",
    ask: ['Is it just {x}?', 'Just {x}?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'exception',
    pattern:
      '^(?:(?:The|One|An) (?:only |one |sole |notable |main |big )?exceptions?|There (?:is|are|was|were) (?:one |a few |some |two |an? )?(?:\\p{Ll}+ )?exceptions?)(?=[.,]| to| is| was| are| were)',
    ask: ['No exceptions?', 'Always?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'missing',
    pattern:
      "^(?:It|They|The \\p{Ll}+) lacks? |^What(?:[’']s| is| was) (?:missing|lacking)(?!\\p{L})|^(?:There(?:[’']s| is) |It has )no (?:built-in|support for|option|way to)(?!\\p{L})",
    ask: ['Is anything missing?', 'So what’s missing?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'so-they-think',
    pattern:
      '^(?:People|Many(?: people)?|Most people|Some(?: people)?|You|One) (?:may |might |could |often |would |tend to )*(?:think|believe|assume|expect|imagine)(?: that)? (?<s>(?!of\\b|about\\b|they\\b|to\\b)[^,;:“”]{8,70}),? but ',
    ask: ['So {s}?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'is-that-not',
    pattern:
      '^(?:(?:This|That|It|All this|All of this) (?:may |might |could |all )?(?:sounds?|looks?|seems?) (?<adj>(?!like\\b)\\p{Ll}+), but|(?:While|Although|Though) (?:at first )?(?:this|that|it) (?:may |might |could )?(?:sounds?|looks?|seems?|appears?)(?: a little| a bit| rather| quite| very)? (?<seeming>(?!like\\b)\\p{Ll}+), )',
    ask: ['Isn’t that {adj}?', 'Isn’t that {seeming}?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'was-that-right',
    pattern:
      '^(?:But |And )?(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|\\p{Lu}\\p{Ll}+) (?:was|were)(?: dead| so| half| partly| not)? (?:wrong|right|mistaken)(?=[.,]| about| to)',
    after:
      '(?<!\\p{L})(?:thought|believed|assumed|hoped|expected|predicted|figured|warned|imagined|told)(?!\\p{L})',
    ask: ['And was that right?', 'And did that prove right?'],
    continuing: true,
    turned: true,
  },
  {
    id: 'a-surprise',
    pattern:
      "^(?:The|This|That|It)(?: [\\p{L}\\d.,’'-]+){0,16}? (?:(?:was|were|had been) (?:widely |long )expected(?=[.,]| by| after)|(?:came|comes|should come) as (?:no|little|a|not a|hardly a) (?:\\p{Ll}+ )?(?:surprise|shock)|(?:is|was) (?:no|hardly a|not a|a) (?:\\p{Ll}+ )?surprise)(?!\\p{L})",
    ask: ['Was that a surprise?', 'Did that come as a surprise?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'anything-like-it',
    pattern:
      "^(?:It|This|That) (?:is|was) (?:by far |one of )?the (?:most \\p{Ll}+|\\p{Ll}+est|worst|first)(?!\\p{L})[^,;:]{2,80}(?: since(?: the| \\d)| in (?:more than|nearly|almost|over|at least|\\d+|two|three|decades|years|a (?:decade|century|generation)|(?:the country|its|the city|\\p{Lu}\\p{L}+)[’']?s? history)(?!\\p{L}))",
    ask: ['Has there been anything like it before?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'how-did-it-go',
    pattern: '^But (?!(?:first|also|the (?:real|best|most)|what|if|when)(?!\\p{L}))',
    after:
      '^(?!.*[“”"?])[^;:]*(?<!\\p{L})(?:tried to|attempted to|set out to|hoped to|sought to|started (?:a|an|the|out|to)|launched|founded|elected|began to|bet on|experimented|applied for|embarked)(?!\\p{L})',
    ask: ['And how did that go?', 'And did it work?'],
    continuing: true,
    turned: true,
  },
  {
    id: 'come-of-it',
    pattern:
      "^But [^“”]{0,120}(?:(?<!\\p{L})(?:not|no|never|nothing|little|few|failed|refused|rejected)|n[’']t)(?!\\p{L})",
    after:
      '^(?!.*[“”"?])[^;:]*(?<!\\p{L})(?:called for|calls for|promised|promises|proposed|proposes|pledged|vowed|planned to|plans to|demanded|asked for|recommended)(?!\\p{L})',
    ask: ['And has anything come of it?'],
    continuing: true,
    turned: true,
  },
  {
    id: 'is-that-so',
    pattern: '^(?:But|In fact|In reality|Actually|In truth),? (?!(?:first|also|what|if|when)(?!\\p{L}))',
    after:
      '^(?!.*[“”"?])[^;:]*(?<!\\p{L})(?:seems to|seemed to|suggests? that|suggested that|appears? to|appeared to|claims? (?:to|that)|claimed (?:to|that)|present(?:s|ed) (?:itself|himself|herself|themselves)|is supposed to|are supposed to|[Ii]n theory|[Oo]n paper|[Aa]t first glance|[Ff]rom the outside|[Ii]t is often said|is said to|are said to)(?!\\p{L})',
    ask: ['And is that so?', 'Is that really so?'],
    continuing: true,
    turned: true,
  },
  {
    id: 'this-time',
    // "Usually it is dry. But in the cellar it is wet." speaks of no other time.
    pattern:
      '^(?:But|However|This time|Now),? (?=.*(?<!\\p{L})(?:now|today|nowadays|this|has|have)(?!\\p{L}))',
    after:
      '^(?!.*[“”"?])(?:Traditionally|In the past|Historically|Until (?:now|recently)|For (?:years|decades|centuries))(?!\\p{L})',
    ask: ['And now?', 'And this time?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
  {
    id: 'literally',
    pattern:
      '^(?:Not literally|Figuratively(?: speaking)?|Of course,? (?:I do |that is |it is )?not literally)(?!\\p{L})',
    ask: ['Literally?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'still-so',
    pattern:
      '^(?:But )?(?:[Tt]hose days|[Tt]hat time|[Tt]hat era|[Tt]hose times) (?:are|is|were) (?:long )?(?:over|gone|past)(?!\\p{L})',
    ask: ['And is it still like that?', 'And today?'],
    continuing: true,
    turned: true,
  },
  {
    id: 'said-no',
    pattern:
      '^(?:No|Nope|Not quite|Not exactly|Not really|Not necessarily|Hardly|Far from it|On the contrary)[.,—]',
    after: '^(?!.*\\?)[^“”]{20,120}\\.$',
    ask: ['Really?', 'Is that so?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'easy',
    pattern:
      "^(?:(?:Doing (?:so|this|that)|That|This|It|\\p{Lu}\\p{Ll}+ing (?:[\\p{L}’-]+ ){0,5}?)(?:isn[’']t|is not|wasn[’']t|was not|hasn[’']t been|has not been|won[’']t be|will not be) (?:always |quite |that |so |an? )?(?:easy|simple|straightforward)|(?:That|This|It|\\p{Lu}\\p{Ll}+ing (?:[\\p{L}’-]+ ){0,5}?)(?:takes|took) (?:some |a lot of |a bit of )?(?:practice|patience|work|courage|effort))(?!\\p{L})",
    ask: ['Is that easy?', 'Easy, then?'],
    continuing: true,
    turned: true,
    mayBeNew: true,
  },
];
