import type { Brief } from '@parlance/artifacts/brief';
import { fill } from '@parlance/language/text/fill';
import type { Hook } from '../plan/hook.ts';
import type { Plan } from '../plan/plan.ts';
import type { RenderTools } from './render-tools.ts';
import { introduction, introductionRefs } from './topic.ts';

/** What one stays for; words from the middle are led in, and what is explained is asked for. */
export function hookText({ text, form }: Hook, { bag, understanding }: RenderTools): string {
  const { pack } = understanding;
  const { hookQuote, hookWhatIs } = pack.phrases;
  if (form === 'said') return text;
  // Whose "I" it is, the greeting says.
  if (form === 'own') return pack.quotes.join(text.replace(/[“”„"«»]/g, ''));
  if (form === 'quote') return fill(bag.draw(hookQuote), { text }, pack);
  return fill(bag.draw(hookWhatIs[form]), { np: text }, pack);
}

/** The first words have a line of their own: they are few, so that they are soon spoken. */
export function renderOpening(plan: Plan, brief: Brief, tools: RenderTools): void {
  const { bag, script, understanding } = tools;
  const greeting = bag.draw(understanding.pack.phrases.greeting);
  const introduced = introduction(plan, brief, understanding, bag);
  if (plan.hook) script.say(hookText(plan.hook, tools), plan.hook.refs);
  const refs = introductionRefs(plan, brief, understanding);
  if (plan.hook || brief.question) script.say(`${greeting} ${introduced}`, refs);
  else {
    script.say(greeting);
    script.say(introduced, refs);
  }
}
