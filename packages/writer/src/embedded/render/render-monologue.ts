import type { Brief } from '@parlance/artifacts/brief';
import type { Plan } from '../plan/plan.ts';
import { Monologue } from './monologue.ts';
import { hookText } from './opening.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { introduction, introductionRefs, openingLead } from './topic.ts';

export function renderMonologue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const { monologue } = phrases;
  const teller = new Monologue(tools, brief.level);

  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  // The first words have a line of their own: they are few, so that they are soon spoken.
  const greeting = bag.draw(monologue.greeting);
  const isApart = !plan.hook && !brief.question;
  if (plan.hook) script.say(hookText(plan.hook, tools), plan.hook.refs);
  else if (isApart) script.say(greeting);
  const introduced = introduction(plan, brief, understanding, bag);
  const lead = bag.draw(openingLead(plan, brief, phrases, monologue.setScene));
  const text = `${isApart ? '' : `${greeting} `}${introduced} ${lead}`;
  teller.tell(plan.opening, { text, refs: introductionRefs(plan, brief, understanding) });

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const bridge = bridgeTo(chapter, at, plan.chapters.length, tools);
    if (bridge !== '') tools.teller.announce(chapter.headingRef);
    const text = recapBefore(at, plan, brief, tools) + bridge;
    teller.tell(chapter.runs, { text, refs: refsOfHeading(chapter) });
  }

  if (plan.closing) {
    script.beginChapter(phrases.chapterNames.closing);
    const { run, isEnd } = plan.closing;
    const isTextEnd = isEnd && understanding.material.kind === 'text';
    const lead = bag.draw(isTextEnd ? monologue.closeWithEnd : monologue.closeWithThought);
    teller.tell([run], { text: lookBack(plan, brief, tools) + lead, refs: [] });
  }
  script.say(bag.draw(monologue.goodbye));
}
