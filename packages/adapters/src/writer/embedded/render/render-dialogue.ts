import type { Brief } from '@parlance/artifacts/brief';
import type { Chapter, Plan } from '../plan/plan.ts';
import type { Run } from '../plan/runs.ts';
import { fill } from '../text/fill.ts';
import { Dialogue, type Lead } from './dialogue.ts';
import { bridgeTo, type RenderTools, refsOfHeading } from './render-tools.ts';
import { refsOf } from './teller.ts';
import { introduction } from './topic.ts';

const RECAP_FROM_CHAPTERS = 5;

/** A look back halfway through a longer episode. */
function recapBefore(at: number, chapters: readonly Chapter[], { bag, understanding }: RenderTools): string {
  const [first] = chapters;
  const last = chapters[at - 1];
  const halfway = chapters.length >= RECAP_FROM_CHAPTERS && at === Math.ceil(chapters.length / 2);
  if (!halfway || first?.shape !== 'thing' || last?.shape !== 'thing') return '';
  const { pack } = understanding;
  return `${fill(bag.draw(pack.phrases.recap), { a: first.spoken, z: last.spoken }, pack)} `;
}

/** Ends on the source's own end or a chosen thought, however many lines came before: the counts come out even. */
function renderClosing(plan: Plan, dialogue: Dialogue, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  script.beginChapter(phrases.chapterNames.closing);
  if (plan.closing) {
    const { run, isEnd } = plan.closing;
    if (script.hostIsNext) dialogue.frame(bag.draw(phrases.closeAsk));
    const spoken = run.map((sentence, at) => teller.speak(sentence, at > 0));
    const lead = bag.draw(isEnd ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${lead} ${teller.turn(spoken)}`, refsOf(spoken));
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
  dialogue.frame(`${bag.draw(phrases.greeting)} ${introduction(plan, brief, understanding, bag)}`);
  const answer = plan.answered ? phrases.answerFound : phrases.answerMissing;
  const opening = { text: bag.draw(brief.question ? answer : phrases.setScene), refs: [] };
  renderRuns(plan.opening, opening, dialogue);

  for (const [at, chapter] of plan.chapters.entries()) {
    script.beginChapter(chapter.title);
    const text = recapBefore(at, plan.chapters, tools) + bridgeTo(chapter, at, plan.chapters.length, tools);
    const lead = text === '' ? undefined : { text, refs: refsOfHeading(chapter) };
    renderRuns(chapter.runs, lead, dialogue);
  }
  renderClosing(plan, dialogue, tools);
}
