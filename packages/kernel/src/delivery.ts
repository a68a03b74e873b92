/** What a line can be in a conversation, where its author says so. */
export const DELIVERY_KINDS = ['plain', 'hook', 'aside', 'quotation', 'recap', 'reaction'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What a voice is told of a line: what it is in the conversation, or that it asks. */
export type Manner = DeliveryKind | 'question';

/** Beyond these a voice sounds hurried or drowsy, a line is lost under the others, and two people talk past each other. */
export const DELIVERY_LIMITS = {
  pace: { min: 0.8, max: 1.25 },
  levelDb: { min: -6, max: 3 },
  pauseMs: { min: -400, max: 4_000 },
} as const;
