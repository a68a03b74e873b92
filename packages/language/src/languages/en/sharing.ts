import type { Sharing } from '../../sharing.ts';
import { everyday } from './everyday.ts';
import { shapes } from './shapes.ts';

const SINGULAR = /^(?:is|was|has|does)$/;
/** Somebody, perhaps: "it" would be rude; "tower" is taken for one, and only named again. */
const PERSON =
  /(?:er|or|ist|ian|man|woman|king|queen|president|captain|child|boy|girl|wife|husband|friend|prince|princess|pope|saint|poet|monk|nurse|pilot|judge|guide|student|priest|bishop|lord|lady|chief|witch|devil|god|hero|thief|guard|expert|scientist|chef|host|guest|king|duke|general|son|ruler|crew|team|family|couple|public|police|committee|company)(?: |$)/i;
const PLURAL = /^(?:are|were|have|do)$/;

export const sharing: Sharing = {
  rules: shapes,
  hedges:
    'frequently|numerous|majority|primarily|over|almost|about|around|nearly|roughly|approximately|perhaps|maybe|probably|possibly|may|might|could|likely|usually|often|sometimes|mostly|mainly|partly|at least|at most|up to|more than|less than|fewer than|over|under|only|seems?|appears?|some|most|many|few|hardly|barely|rarely|seldom|generally|typically|can',
  subordinators:
    'besides despite instead unlike like given rather what how why which who if when although though while as because since after before until unless once whenever whereas by given despite whether',
  times:
    '(?:(?:same|next|following|last|first|second|third|previous) )?(?:days?|nights?|mornings?|evenings?|weeks?|months?|years?|summers?|winters?|springs?|autumns?|century|time|moment|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)',
  focus:
    'only|just|mainly|partly|largely|simply|mostly|precisely|perhaps|especially|particularly|probably|not',
  denials: "not|no|never|none|nobody|nothing|neither|nor|without|cannot|\\p{L}+n[’']t",
  conditions:
    'if|unless|except|excepting|excluding|excluded|provided|assuming|but|however|although|though|only|other than|apart from|as long as|depending|soon|yet|when|until|always|so far|allegedly|reportedly|supposedly|optional|optionally|in theory|not yet|still',
  striking:
    'largest|biggest|greatest|oldest|highest|longest|deepest|smallest|fastest|richest|poorest|strongest|youngest|heaviest|hottest|coldest|strangest|rarest|tallest|best|worst|huge|enormous|giant|tiny|strange|unusual|extraordinary|incredible|impossible|endless|secret|million|billion|thousand|hundred|double',
  andForms: 'and also',
  openEnds:
    'include includes included following and or but nor than that which who whose whom is was are were be been has have had even also not including such as very more most so if because while when where until unless its his her their our',
  askSubject: ['And {np}?', 'What about {np}?', 'Tell me about {np}.'],
  subjectAgain: (article, verb, noun) => {
    if (article !== 'the') return undefined;
    return SINGULAR.test(verb)
      ? PERSON.test(noun)
        ? undefined
        : 'it'
      : PLURAL.test(verb)
        ? 'they'
        : undefined;
  },
  echo: { ask: '{number}?', confirm: ['{number}.', 'Yes.'] },
  beforeNumber:
    'almost|about|around|nearly|roughly|approximately|only|just|some|over|under|at least|at most|up to|more than|less than|fewer than|as many as|another|an estimated|between|the',
  everyday,
};
