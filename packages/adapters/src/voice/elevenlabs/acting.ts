import type { Manner } from '@parlance/kernel/delivery';
import type { How } from '@parlance/ports/voice';

/** These read a word in brackets before a text as a direction; older ones would say it. */
const takesTags = (model: string): boolean => /^eleven_v[34]/.test(model);
/** v3 refuses a request that brings the texts around a line. */
export const takesNeighbours = (model: string): boolean => !model.startsWith('eleven_v3');
/** Continuing an earlier request is documented for the models before v3. */
export const continuesRequests = (model: string): boolean => !takesTags(model);

/** Only tags that the guide for these models shows, and none where it shows nothing that fits. */
const TAGS: Partial<Record<Manner, string>> = {
  hook: '[excited]',
  question: '[curious]',
  reaction: '[warmly]',
};

/** Lower is livelier; the voice's own setting is in the middle. */
const STABILITY: Partial<Record<Manner, number>> = { hook: 0.4, reaction: 0.35, quotation: 0.65, recap: 0.6 };

/** What the service takes. */
const SPEED = { min: 0.7, max: 1.2 };

type Acting = { tag: string; stability: number; speed: number };

/** How a line is said: by a tag in the text, or by the voice's settings for this one request. */
export function actingOf(model: string, { pace = 1, manner = 'plain' }: How): Partial<Acting> {
  const tag = TAGS[manner];
  if (takesTags(model)) return tag ? { tag } : {};
  const stability = STABILITY[manner];
  const speed = Math.min(SPEED.max, Math.max(SPEED.min, pace));
  return { ...(stability !== undefined && { stability }), ...(speed !== 1 && { speed }) };
}
