import type { Brief } from '@parlance/artifacts/brief';
import { fill } from '@parlance/language/text/fill';
import type { Hook } from '../choose/hook.ts';
import type { Plan } from '../choose/plan.ts';
import type { RenderTools } from './render-tools.ts';
import { introduction, introductionRefs } from './topic.ts';

/** What one stays for; words from the middle are led in, and what is explained is asked for. */
function hookText({ text, form }: Hook, { bag, understanding }: RenderTools): string {
  const { pack } = understanding;
  const { hookQuote, hookWhatIs } = pack.phrases;
  // Whose "I" it is, the greeting says; in a recording several people may say it.
  const isHeard = form === 'own' && understanding.material.kind === 'recording';
  if (isHeard) return pack.quotes.join(text.replace(/[“”„"«»]/g, ''));
  if (form === 'said' || form === 'own') return text;
  if (form === 'quote') return fill(bag.draw(hookQuote), { text }, pack);
  return fill(bag.draw(hookWhatIs[form]), { np: text }, pack);
}

/** What one stays for, in a line of its own, and then the greeting with what it is about, in one. */
export function renderOpening(
  plan: Plan,
  brief: Brief,
  greetings: readonly string[],
  tools: RenderTools,
): void {
  const { bag, script, understanding } = tools;
  const greeting = bag.draw(greetings);
  const introduced = introduction(plan, brief, understanding, bag);
  if (plan.hook) script.say(hookText(plan.hook, tools), plan.hook.refs);
  script.say(`${greeting} ${introduced}`, introductionRefs(plan, brief, understanding));
}
