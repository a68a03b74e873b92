import type { Brief } from '@parlance/artifacts/brief';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { fill } from '@parlance/language/text/fill';
import type { Sentence } from '../analysis/document.ts';
import { Conversation } from '../converse/conversation.ts';
import { keepsBounds } from '../converse/keeps.ts';
import type { Plan } from '../plan/plan.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { refsOf } from './teller.ts';
import { introduction, openingLead } from './topic.ts';

/** Each of the two says what they keep; however many lines came before, the counts come out even. */
function renderTakeAways(plan: Plan, { bag, script, teller, understanding }: RenderTools): void {
  const { pack } = understanding;
  const [first, second] = plan.takeAways;
  const say = (leads: readonly string[], sentence: Sentence): string => {
    const { text } = teller.speak(sentence, false);
    const everyday = inEverydayWords(text, pack);
    return fill(bag.draw(leads), { text: keepsBounds(everyday, text, pack) ? everyday : text }, pack);
  };
  if (!first) return;
  const kept = say(pack.phrases.takeAway.first, first);
  const added = second && say(pack.phrases.takeAway.second, second);
  if (second === undefined || added === undefined) script.say(kept, first.refs);
  else if (script.hostIsNext) {
    script.say(kept, first.refs);
    script.say(added, second.refs);
  } else script.say(`${kept} ${added}`, [...first.refs, ...second.refs]);
}

/** Ends on what the two take away, and on the source's own end where it has a good one. */
function renderClosing(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const isText = understanding.material.kind === 'text';
  if (plan.closing || plan.takeAways.length > 0) {
    script.beginChapter(phrases.chapterNames.closing);
    const before = lookBack(plan, brief, tools);
    if (plan.takeAways.length > 0 || script.hostIsNext) script.say(before + bag.draw(phrases.closeAsk));
    renderTakeAways(plan, tools);
  }
  if (plan.closing) {
    const spoken = plan.closing.run.map((sentence, at) => teller.speak(sentence, at > 0));
    const lead = bag.draw(plan.closing.isEnd && isText ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${lead} ${teller.turn(spoken)}`, refsOf(spoken));
  }
  if (!script.hostIsNext) script.say(bag.draw(phrases.closePlain));
  script.say(bag.draw(phrases.goodbye));
  script.say(bag.draw(phrases.farewell));
}

export function renderDialogue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const conversation = new Conversation({ ...tools, level: brief.level });
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
