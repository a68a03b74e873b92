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
  claimless: `a about after again all almost also always am an and another any are as at away back be because been before being between both but by can cannot could did do does done down during each either else enough even ever every few for from further get gets give given go goes going gone got had has have having he her here hers him his how however i if in into is isn it its itself just last least less let like made make makes many may me might more most much must my near nearly never next no none nor not nothing now of off often on once one only or other others our out over own part perhaps put quite rather re really said same say says see seem seems she should since so some something still such take taken takes than that the their them then there these they thing things this those though through thus to together too took two under until up upon us use used very was way we well went were what when where which while who whole whose why will with within without would yet you your don doesn didn wasn won ll ve
   | welcome hello hi today talk talking tell story listen listening listeners episode show thanks thank joining start begin end goodbye bye question questions answer ask right exactly okay yes interesting wow wonderful great good let look back point idea word words text author written voiced ai voices hear heard sound mean think know kind sort bit moment minute minutes chapter turn bring brings leave leaves keep mind remember short recap left stop first second third finally amazing surprising wait sure course actually true wonder curious explain sounds imagine picture detail details fact subject topic time next glad happy join stay background needed need needs step steps place new notes script based source behind made making quick note lines line best put part piece another side stick everyone folks stays sentence add forget`,
  topicFiller: `a an the of in on at to for from by with and or but is are was were be been do does did how what why when where
    who which whose that this these those it its their his her about into as can could should would will may might
    explain explained tell me us introduction intro guide basics overview history story facts meaning work works
    working use uses i you we they my your our some any all each other another one
    so many much more most really actually happen happens happened people things thing matter matters affect affects
    become became get gets getting make makes made making come comes came begin began begins start started starts
    end ended ends need needs like best great science art life everyday difference between`,
};
