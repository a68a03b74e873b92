/** What runs wait for, each lane for itself: whoever stands in one holds up nobody in another. */
export const LANES = ['reading', 'listening', 'speaking'] as const;
export type Lane = (typeof LANES)[number];
