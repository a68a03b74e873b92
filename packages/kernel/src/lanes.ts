/** What runs wait for, each lane for itself: a run that waits in one holds up none in another. */
export const LANES = ['reading', 'listening', 'speaking'] as const;
export type Lane = (typeof LANES)[number];
