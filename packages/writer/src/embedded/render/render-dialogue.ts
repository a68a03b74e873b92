import type { Brief } from '@parlance/artifacts/brief';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { fill } from '@parlance/language/text/fill';
import { Conversation } from '../converse/conversation.ts';
import { keepsBounds } from '../converse/keeps.ts';
import type { Plan } from '../plan/plan.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { refsOf } from './teller.ts';
import { introduction, openingLead } from './topic.ts';

/** What stays of all that was told, in the words it was told in. */
function renderTakeAway({ takeAway, hook }: Plan, { bag, script, understanding, teller }: RenderTools): void {
  if (!takeAway) return;
  const { pack } = understanding;
  const { sentence, isReturn } = takeAway;
  const told = teller.speak(sentence, false).text;
  const everyday = inEverydayWords(told, pack);
  const text = (isReturn && hook?.text) || (keepsBounds(everyday, told, pack) ? everyday : told);
  const leads = isReturn ? pack.phrases.closeReturn : pack.phrases.takeAway;
  // The host asks; where the other one speaks next, nobody needs to ask.
  if (script.hostIsNext) script.say(bag.draw(pack.phrases.closeAsk));
  script.say(fill(bag.draw(leads), { text }, pack), sentence.refs);
}

/** Ends on what the episode began with, on the source's own end where it has a good one, or plainly. */
function renderClosing(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const isText = understanding.material.kind === 'text';
  if (plan.closing || plan.takeAway) script.beginChapter(phrases.chapterNames.closing);
  const before = lookBack(plan, brief, tools);
  if (before !== '') script.say(before.trim());
  renderTakeAway(plan, tools);
  if (plan.closing) {
    const spoken = plan.closing.run.map((sentence, at) => teller.speak(sentence, at > 0));
    const lead = bag.draw(plan.closing.isEnd && isText ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${lead} ${teller.turn(spoken)}`, refsOf(spoken));
  }
  const plainly = bag.draw(phrases.closePlain);
  const goodbye = bag.draw(phrases.goodbye);
  if (script.hostIsNext) script.say(plan.closing || plan.takeAway ? goodbye : `${plainly} ${goodbye}`);
  else {
    script.say(plainly);
    script.say(goodbye);
  }
  script.say(bag.draw(phrases.farewell));
}

export function renderDialogue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const conversation = new Conversation({ ...tools, level: brief.level, hook: plan.hook });
  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  // The hook has a line of its own: it is short, so that it is soon spoken.
  if (plan.hook) script.say(plan.hook.text, plan.hook.refs);
  script.say(`${bag.draw(phrases.greeting)} ${introduction(plan, brief, understanding, bag)}`);
  const answer =
    brief.question || plan.opensWith === 'emphasis'
      ? { text: bag.draw(openingLead(plan, brief, phrases, phrases.setScene)), refs: [], goesOn: true }
      : undefined;
  conversation.tell(plan.opening, answer);

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const text = recapBefore(at, plan, brief, tools) + bridgeTo(chapter, at, plan.chapters.length, tools);
    const lead = text === '' ? undefined : { text, refs: refsOfHeading(chapter) };
    conversation.tell(chapter.runs, lead);
  }
  renderClosing(plan, brief, tools);
}
