import type { Brief } from '@parlance/artifacts/brief';
import type { Plan } from '../choose/plan.ts';
import { renderClosing } from './closing.ts';
import { renderOpening } from './opening.ts';
import { recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { Conversation } from './share-lines.ts';
import { openingLead } from './topic.ts';

export function renderDialogue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const conversation = new Conversation({ ...tools, level: brief.level, hook: plan.hook });
  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  renderOpening(plan, brief, phrases.greeting, tools);
  const answer =
    brief.question || plan.opensWith === 'emphasis'
      ? { text: bag.draw(openingLead(plan, brief, phrases, phrases.setScene)), refs: [], goesOn: true }
      : undefined;
  conversation.tell(plan.opening, answer);

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    // What such a text asks leads to the next chapter by itself.
    const asksOn = understanding.asksItself && chapter.runs[0]?.[0]?.isQuestion;
    // Where both tell, the other voice is enough; in a long episode it helps to hear where one is.
    const isLed = chapter.minutes || chapter.shape === 'question' || brief.length === 'long';
    const hasOneTeller = understanding.firstPerson || understanding.interview;
    // The beginning may have told some of it already.
    const isThere = tools.teller.isUnder(chapter.headingRef);
    const bridge = isThere || asksOn || !(isLed || hasOneTeller) ? '' : bridgeTo(chapter, 'next', tools);
    if (bridge !== '') tools.teller.announce(chapter.headingRef);
    const text = recapBefore(at, plan, brief, tools) + bridge;
    const lead = text === '' ? undefined : { text, refs: refsOfHeading(chapter) };
    conversation.tell(chapter.runs, lead);
  }
  renderClosing(plan, brief, tools);
}
