import type { Brief } from '@parlance/artifacts/brief';
import type { Plan } from '../choose/plan.ts';
import { Monologue } from './monologue.ts';
import { renderOpening } from './opening.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { openingLead } from './topic.ts';

export function renderMonologue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const { monologue } = phrases;
  const teller = new Monologue(tools, brief.level);

  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  renderOpening(plan, brief, monologue.greeting, tools);
  const lead = bag.draw(openingLead(plan, brief, phrases, monologue.setScene));
  teller.tell(plan.opening, { text: lead, refs: [] });

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const total = plan.chapters.length;
    // "Part one" of one would promise a second.
    const place = at === 0 && total > 1 ? 'first' : at === total - 1 && total > 2 ? 'last' : 'next';
    const bridge = bridgeTo(chapter, place, tools);
    if (bridge !== '') tools.teller.announce(chapter.headingRef);
    const text = recapBefore(at, plan, brief, tools) + bridge;
    teller.tell(chapter.runs, { text, refs: refsOfHeading(chapter) });
  }

  if (plan.closing) {
    script.beginChapter(phrases.chapterNames.closing);
    const { run, from } = plan.closing;
    const isTextEnd = from === 'end' && understanding.material.kind === 'text';
    const lead = bag.draw(isTextEnd ? monologue.closeWithEnd : monologue.closeWithThought);
    teller.tell([run], { text: lookBack(plan, brief, tools) + lead, refs: [] });
  }
  script.say(bag.draw(monologue.goodbye));
}
