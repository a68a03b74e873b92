import type { Brief } from '@parlance/artifacts/brief';
import { Conversation } from '../converse/conversation.ts';
import type { Plan } from '../plan/plan.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { refsOf } from './teller.ts';
import { introduction, openingLead } from './topic.ts';

/** Ends on the source's own end or a chosen thought, however many lines came before: the counts come out even. */
function renderClosing(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const isText = understanding.material.kind === 'text';
  if (plan.closing) {
    script.beginChapter(phrases.chapterNames.closing);
    const { run, isEnd } = plan.closing;
    let before = lookBack(plan, brief, tools);
    if (script.hostIsNext) {
      script.say(before + bag.draw(phrases.closeAsk));
      before = '';
    }
    const spoken = run.map((sentence, at) => teller.speak(sentence, at > 0));
    const lead = bag.draw(isEnd && isText ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${before}${lead} ${teller.turn(spoken)}`, refsOf(spoken));
  } else if (!script.hostIsNext) script.say(bag.draw(phrases.closePlain));
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
