import type { Words } from '../../language.ts';

export const words: Words = {
  stop: "a about above after again against all almost along already also although always am among an and another any anyone anything are around as at away back be became because become becomes been before being below between both but by came can cannot could did do does doing done down during each either else enough even ever every everyone everything far few first for from further get gets getting give given go goes going gone got had has have having he hence her here hers herself him himself his how however i if in indeed instead into is it its itself just keep kept last later least less let like likely made mainly make makes making many may maybe me might more moreover most mostly much must my myself near nearly need neither never nevertheless next no nobody none nor not nothing now of off often on once one only onto or other others otherwise our ours out over own per perhaps put quite rather really said same say says second see seem seemed seems seen several shall she should since so some someone something sometimes soon still such take taken than that the their theirs them themselves then there therefore these they thing things third this those though three through throughout thus to today together too took toward towards two under until up upon us use used uses using usually very via want was way ways we well went were what whatever when where whether which while who whole whom whose why will with within without would year years yet you your yours don't doesn't didn't isn't wasn't aren't weren't can't couldn't won't wouldn't shouldn't it's that's there's he's she's they're we're you're i'm i've we've they've i'd you'd he'd",
  determiners:
    'the a an its his her their our your this that these those some any each every no many several most',
  prepositions:
    'of in on for with by from at as into through between about over under against during among within across toward',
  connectors: 'of',
  auxiliaries:
    'is are was were has have had can could will would may might must should does did became remains remained means includes consists contains provides uses allows makes needs gives takes shows',
  articles: 'the a an',
  definiteArticles: 'the',
  insideSubject: 'and in of',
  vague:
    'subject matter issue question situation topic way ways thing things part parts lot number numbers result results case cases time times example idea problem point fact reason kind sort first second aim purpose rest end use most people man men woman women person night day year scientists researchers experts authors historians engineers critics observers',
  questionFiller:
    'important importance main difference explain happen happened work role reason matter people know best better good again yourself many does operate operates mean means tell describe text source article author',
};
