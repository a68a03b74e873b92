import type { Brief } from '@parlance/artifacts/brief';
import type { Plan } from '../plan/plan.ts';
import type { Run } from '../plan/runs.ts';
import { Dialogue, type Lead } from './dialogue.ts';
import { sayHook } from './hook.ts';
import { lookBack, recapBefore } from './recap.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { refsOf } from './teller.ts';
import { introduction, openingLead } from './topic.ts';

/** Ends on the source's own end or a chosen thought, however many lines came before: the counts come out even. */
function renderClosing(plan: Plan, brief: Brief, dialogue: Dialogue, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const isText = understanding.material.kind === 'text';
  if (plan.closing) {
    script.beginChapter(phrases.chapterNames.closing);
    const { run, isEnd } = plan.closing;
    let before = lookBack(plan, brief, tools);
    if (script.hostIsNext) {
      dialogue.frame(before + bag.draw(phrases.closeAsk));
      before = '';
    }
    const spoken = run.map((sentence, at) => teller.speak(sentence, at > 0));
    const lead = bag.draw(isEnd && isText ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${before}${lead} ${teller.turn(spoken)}`, refsOf(spoken));
  } else if (!script.hostIsNext) dialogue.frame(bag.draw(phrases.closePlain));
  dialogue.frame(bag.draw(phrases.goodbye));
  dialogue.frame(bag.draw(phrases.farewell));
}

function renderRuns(runs: readonly Run[], lead: Lead | undefined, dialogue: Dialogue): void {
  for (const [at, run] of runs.entries())
    dialogue.render(run, at === 0 ? lead : undefined, at === runs.length - 1);
}

export function renderDialogue(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { phrases } = understanding.pack;
  const dialogue = new Dialogue({ ...tools, level: brief.level });
  script.beginChapter(brief.question ? phrases.chapterNames.question : phrases.chapterNames.opening);
  const hook = sayHook(plan, tools);
  script.say(
    `${hook.text}${bag.draw(phrases.greeting)} ${introduction(plan, brief, understanding, bag)}`,
    hook.refs,
  );
  const opening = { text: bag.draw(openingLead(plan, brief, phrases, phrases.setScene)), refs: [] };
  renderRuns(plan.opening, opening, dialogue);

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const text = recapBefore(at, plan, brief, tools) + bridgeTo(chapter, at, plan.chapters.length, tools);
    const lead = text === '' ? undefined : { text, refs: refsOfHeading(chapter) };
    renderRuns(chapter.runs, lead, dialogue);
  }
  renderClosing(plan, brief, dialogue, tools);
}
