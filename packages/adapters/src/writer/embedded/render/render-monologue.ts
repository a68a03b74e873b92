import type { Brief } from '@parlance/artifacts/brief';
import type { Plan } from '../plan/plan.ts';
import { Monologue } from './monologue.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { introduction } from './topic.ts';

export function renderMonologue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const { monologue } = phrases;
  const teller = new Monologue(tools, brief.level);

  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  const answer = plan.answered ? phrases.answerFound : phrases.answerMissing;
  const greeting = `${bag.draw(monologue.greeting)} ${introduction(plan, brief, understanding, bag)}`;
  const lead = bag.draw(brief.question ? answer : monologue.setScene);
  teller.tell(plan.opening, { text: `${greeting} ${lead}`, refs: [] });

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const text = bridgeTo(chapter, at, plan.chapters.length, tools);
    teller.tell(chapter.runs, { text, refs: refsOfHeading(chapter) });
  }

  script.beginChapter(phrases.chapterNames.closing);
  if (plan.closing) {
    const { run, isEnd } = plan.closing;
    teller.tell([run], {
      text: bag.draw(isEnd ? monologue.closeWithEnd : monologue.closeWithThought),
      refs: [],
    });
  }
  script.say(bag.draw(monologue.goodbye));
}
