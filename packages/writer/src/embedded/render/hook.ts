import type { Plan } from '../plan/plan.ts';
import type { RenderTools } from './render-tools.ts';

/** The sentence before the greeting, for which one stays. */
export function sayHook({ hook }: Plan, { teller }: RenderTools): { text: string; refs: string[] } {
  if (!hook) return { text: '', refs: [] };
  return { text: `${teller.speak(hook, false).text} `, refs: hook.refs };
}
