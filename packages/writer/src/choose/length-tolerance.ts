/** How far from the target a script may be before it counts as shorter than asked. */
export const LENGTH_TOLERANCE = 0.1;
