import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { fill } from '@parlance/language/text/fill';
import { finishTypography } from '@parlance/language/text/spoken';
import type { Plan } from '../choose/plan.ts';
import type { TakeAway } from '../choose/take-away.ts';
import { inEverydayWords } from './everyday.ts';
import { keepsBounds } from './keeps.ts';
import { lookBack } from './recap.ts';
import type { RenderTools } from './render-tools.ts';
import { refsOf } from './teller.ts';

type Said = { text: string; refs: readonly string[] };

/** How the take-away is said; what was told in just these words is not said again. */
function saidOf(
  { sentence, text, as }: TakeAway,
  { understanding, teller, script, bag }: RenderTools,
): Said | undefined {
  const { pack, firstPerson } = understanding;
  const { takeAway, closeAnswer } = pack.phrases;
  const spoken = teller.speak({ ...sentence, text: withoutConnectives(text, pack.grammar) }, false);
  const everyday = inEverydayWords(spoken.text, pack);
  const said = !firstPerson && keepsBounds(everyday, spoken.text, pack) ? everyday : spoken.text;
  if (script.lines.some((line) => line.text.includes(finishTypography(said, pack.language))))
    return undefined;
  const lead = bag.draw(as === 'answer' ? closeAnswer : takeAway);
  return {
    text: fill(lead, { text: said }, pack),
    refs: refsOf([spoken]),
  };
}

/** Ends on the source's own end where it has a good one, or on what is to be kept, or plainly. */
export function renderClosing(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const { closing } = plan;
  const kept = plan.takeAway && saidOf(plan.takeAway, tools);
  if (closing || kept) script.beginChapter(phrases.chapterNames.closing);
  const before = lookBack(plan, brief, tools);
  if (before !== '') script.say(before.trim());
  // The host asks; where the other one speaks next, nobody needs to ask.
  if (kept && script.hostIsNext) script.say(bag.draw(phrases.closeAsk));
  if (kept) script.say(kept.text, kept.refs);
  if (closing) {
    const spoken = closing.run.map((sentence, at) => teller.tell(sentence, at > 0));
    script.say(teller.turn(spoken), refsOf(spoken));
  }
  renderGoodbye(plan, brief, tools);
}

/** A longer name is said once, at the beginning. */
const NAME_WORDS = 4;

/** Names the subject once more, where it has a short name. */
function lastWord({ title }: Plan, tools: RenderTools): string {
  const { pack } = tools.understanding;
  const { closeTopic, closePlain } = pack.phrases;
  const isNamed = title.shape === 'thing' || title.shape === 'name';
  return isNamed && countWords(title.topic) <= NAME_WORDS
    ? fill(tools.bag.draw(closeTopic), { topic: title.topic }, pack)
    : tools.bag.draw(closePlain);
}

/** That it was all, that AI made it, and goodbye: in one line where one host is left. */
function renderGoodbye(plan: Plan, { tone = 'balanced', level }: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const { closePlain, thanks, goodbye, farewell } = understanding.pack.phrases;
  // A tone has words of its own for the end, and who knows the subject is not led out at length.
  const ends =
    tone !== 'balanced'
      ? bag.draw(closePlain)
      : level === 'expert'
        ? bag.draw(thanks)
        : lastWord(plan, tools);
  const leaves = `${bag.draw(goodbye)} ${bag.draw(farewell)}`;
  // Each of the two has as many lines as the other.
  if (!script.hostIsNext) script.say(`${ends} ${leaves}`);
  else {
    script.say(ends);
    script.say(leaves);
  }
}
