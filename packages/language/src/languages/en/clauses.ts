import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'figuratively|so to speak|frequently|numerous|majority|primarily|over|almost|about|around|nearly|roughly|approximately|perhaps|maybe|probably|possibly|may|might|could|likely|usually|often|sometimes|mostly|mainly|partly|at least|at most|up to|more than|less than|fewer than|over|under|only|seems?|appears?|some|most|many|few|hardly|barely|rarely|seldom|generally|typically|can',
  verbs:
    'am|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did|use|need|needs|work|run|live|make|take|give|get|gets|go|come|say|think|know|see|show|find|want|wants|mean|help|believe|believes|offer|require|contain|provide|include|keep|lead|leads|allow|become|remain|seem|lie|stand|sits?|calls?|expects?|argues?|holds?|cites?|sees|look|looks|plays?|ends?|starts?|fell|thought|felt|bought|sold|caught|taught|met|left|read|cut|hit|paid|heard|meant|brought|chose|drove|flew|wore|spoke|threw|drew|broke|rose|grew|agree|agrees|appear|appears|arrive|arrives|ask|asks|begin|begins|belong|belongs|break|breaks|bring|brings|build|builds|buy|buys|carries|carry|catch|catches|choose|chooses|compare|compares|compute|computes|connect|connects|consider|considers|consist|consists|continue|continues|convert|converts|cool|cools|correct|corrects|create|creates|decide|decides|deliver|delivers|denies|deny|depend|depends|describe|describes|detect|detects|determine|determines|develop|develops|die|dies|differ|differs|discover|discovers|divide|divides|download|downloads|earn|earns|eat|eats|edit|edits|emit|emits|employ|employs|enable|enables|enjoy|enjoys|ensure|ensures|enter|enters|escape|escapes|evolve|evolves|examine|examines|exist|exists|expand|expands|expect|expects|explain|explains|express|expresses|extend|extends|fail|fails|feed|feeds|feel|feels|fill|fills|follow|follows|gain|gains|grow|grows|handle|handles|hang|hangs|happen|happens|hear|hears|hope|hopes|hurt|hurts|identifies|identify|ignore|ignores|implies|imply|improve|improves|include|includes|install|installs|intend|intends|introduce|introduces|invite|invites|involve|involves|join|joins|learn|learns|leave|leaves|let|lets|listen|listens|live|lives|lose|loses|maintain|maintains|manage|manages|meet|meets|mention|mentions|modifies|modify|multiplies|multiply|observe|observes|obtain|obtains|occur|occurs|operate|operates|oppose|opposes|orbit|orbits|own|owns|perform|performs|permit|permits|prefer|prefers|prepare|prepares|prevent|prevents|produce|produces|protect|protects|prove|proves|publish|publishes|pull|pulls|react|reacts|read|reads|realize|realizes|recall|recalls|recognize|recognizes|recommend|recommends|reduce|reduces|refer|refers|reflect|reflects|regard|regards|relies|rely|remember|remembers|remove|removes|repeat|repeats|replace|replaces|represent|represents|resist|resists|respond|responds|reveal|reveals|satisfies|satisfy|seek|seeks|select|selects|sell|sells|send|sends|separate|separates|shine|shines|shoot|shoots|show|shows|sit|sits|sleep|sleeps|smell|smells|solve|solves|speak|speaks|steal|steals|stick|sticks|succeed|succeeds|suffer|suffers|suggest|suggests|suppose|supposes|surround|surrounds|survive|survives|tackle|tackles|teach|teaches|tell|tells|tend|tends|throw|throws|translate|translates|treat|treats|tries|try|understand|understands|unite|unites|update|updates|upgrade|upgrades|vanish|vanishes|varies|vary|violate|violates|warn|warns|wear|wears|win|wins|worries|worry|write|writes|yield|yields',
  subordinators:
    'besides despite instead unlike like given rather what how why which who if when although though while as because since after before until till unless once whenever whereas by given despite whether',
  times:
    '(?:(?:same|next|following|last|first|second|third|previous) )?(?:days?|nights?|mornings?|evenings?|weeks?|months?|years?|summers?|winters?|springs?|autumns?|century|time|moment|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)',
  focus:
    'only|just|mainly|partly|in (?:large |good |no small )?part|largely|primarily|chiefly|simply|mostly|precisely|perhaps|especially|particularly|probably|not',
  denials: "not|no|never|none|nobody|nothing|neither|nor|without|cannot|\\p{L}+n[’']t|avoid(?:s|ed|ing)?",
  reports:
    'that|know|knows|knew|think|thinks|thought|believe|believes|believed|claims?|claimed|suppose|say|suggests?|suggested|warns?|warned|argue|fears?|feared|hopes?|hoped|estimates?|estimated|expects?|expected|reports?|reported',
  doubts: 'maybe|perhaps|probably|possibly|apparently|presumably|supposedly|reportedly|allegedly|if',
  several:
    'many|several|various|numerous|different|other|some|certain|multiple|all kinds of|a number of|a range of|a variety of|features|things|two|three|four|five|six',
  past: 'was|were|had|did|used to|once|ago|formerly|century|centuries|(?:1\\d|20[01])\\d{1,2}s?|began|became|came|went|took|made|gave|got|grew|fell|rose|built|brought|wrote|\\p{Ll}{3,}ed',
  conditions:
    'if|unless|except|excepting|excluding|excluded|provided|assuming|but|however|although|though|only|other than|apart from|as long as|depending|soon|yet|when|until|always|so far|allegedly|reportedly|supposedly|optional|optionally|in theory|not yet|still',
  pairs: 'between|both',
  andForms: 'and also',
  openEnds:
    'include includes included following and or but nor than that which who whose whom is was are were be been has have had even also not including such as very more most so if because while when where until unless its his her their our',
  beforeNumber:
    'almost|about|around|nearly|roughly|approximately|only|just|some|over|under|at least|at most|up to|more than|less than|fewer than|as many as|another|an estimated|between|the',
};
