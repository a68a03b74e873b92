import type { Brief } from '@parlance/artifacts/brief';
import { countWords } from '@parlance/kernel/speech-time';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { inEverydayWords } from '@parlance/language/text/everyday';
import { fill } from '@parlance/language/text/fill';
import { finishTypography } from '@parlance/language/text/spoken';
import { keepsBounds } from '../converse/keeps.ts';
import type { Plan } from '../plan/plan.ts';
import type { TakeAway } from '../plan/take-away.ts';
import { lookBack } from './recap.ts';
import type { RenderTools } from './render-tools.ts';
import { isQuoted, refsOf, type Spoken } from './teller.ts';

type Said = { text: string; refs: readonly string[]; as: TakeAway['as'] };

/** How each take-away is said; what was told in just these words is not said again. */
function saidOf(takeAways: readonly TakeAway[], { understanding, teller, script }: RenderTools): Said[] {
  const { pack, firstPerson } = understanding;
  const [open, close] = pack.quotes;
  return takeAways.flatMap(({ sentence, text, as }) => {
    const spoken = teller.speak({ ...sentence, text: withoutConnectives(text, pack.grammar) }, false);
    const everyday = inEverydayWords(spoken.text, pack);
    const said = !firstPerson && keepsBounds(everyday, spoken.text, pack) ? everyday : spoken.text;
    if (script.lines.some((line) => line.text.includes(finishTypography(said, pack.language)))) return [];
    return [{ text: firstPerson ? open + said + close : said, refs: refsOf([spoken]), as }];
  });
}

/** The source's own end; it has been said that these are its words. */
function endText(spoken: readonly Spoken[], { understanding, teller }: RenderTools): string {
  const { pack, firstPerson, material } = understanding;
  const [open, close] = pack.quotes;
  const isLedIn = material.kind === 'text' && !firstPerson && spoken.some(isQuoted);
  return isLedIn ? open + spoken.map(({ text }) => text).join(' ') + close : teller.turn(spoken);
}

/** Ends on what is to be kept and on the source's own end where it has a good one, or plainly. */
export function renderClosing(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, teller, understanding } = tools;
  const { phrases } = understanding.pack;
  const { takeAway, takeAwayToo, closeReturn, closeAnswer } = phrases;
  const { closing } = plan;
  const takeAways = saidOf(plan.takeAways, tools);
  const hasEnd = closing !== undefined || takeAways.length > 0;
  if (hasEnd) script.beginChapter(phrases.chapterNames.closing);
  const before = lookBack(plan, brief, tools);
  if (before !== '') script.say(before.trim());
  // The host asks; where the other one speaks next, nobody needs to ask.
  if (takeAways.length > 0 && script.hostIsNext) script.say(bag.draw(phrases.closeAsk));
  for (const [at, { text, refs, as }] of takeAways.entries()) {
    const leads = { claim: at === 0 ? takeAway : takeAwayToo, return: closeReturn, answer: closeAnswer }[as];
    script.say(fill(bag.draw(leads), { text }, understanding.pack), refs);
  }
  if (closing) {
    const isText = understanding.material.kind === 'text';
    const spoken = closing.run.map((sentence, at) => teller.tell(sentence, at > 0));
    const lead = bag.draw(closing.isEnd && isText ? phrases.closeWithEnd : phrases.closeWithThought);
    script.say(`${lead} ${endText(spoken, tools)}`, refsOf(spoken));
  }
  renderGoodbye(plan, brief, tools, hasEnd);
}

/** A longer name is said once, at the beginning. */
const NAME_WORDS = 4;

/** Names the subject once more, where it has a short name and no tone has words of its own for the end. */
function lastWord({ title }: Plan, { tone = 'balanced' }: Brief, tools: RenderTools): string | undefined {
  const { pack } = tools.understanding;
  const isNamed = tone === 'balanced' && (title.shape === 'thing' || title.shape === 'name');
  if (!isNamed || countWords(title.topic) > NAME_WORDS) return undefined;
  return fill(tools.bag.draw(pack.phrases.closeTopic), { topic: title.topic }, pack);
}

/** That AI made it has a line of its own, the last but one; both speak as often as each other. */
function renderGoodbye(plan: Plan, brief: Brief, tools: RenderTools, hasEnd: boolean): void {
  const { bag, script, understanding } = tools;
  const { closePlain, thanks, goodbye, farewell } = understanding.pack.phrases;
  const isEven = script.hostIsNext;
  // Who knows the subject is not led out at length.
  const isShort = hasEnd || brief.level === 'expert';
  const last = isShort ? undefined : lastWord(plan, brief, tools);
  if (!isShort || !isEven) script.say(last ?? bag.draw(closePlain));
  if (!isShort && isEven) script.say(bag.draw(thanks));
  script.say(bag.draw(goodbye));
  script.say(bag.draw(farewell));
}
