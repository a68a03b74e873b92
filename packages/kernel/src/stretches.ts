/**
 * So many lines of a script are spoken by one worker before another may take over: long enough that handing out costs
 * nothing beside speaking, short enough that nobody waits long for another's.
 */
export const STRETCH_LINES = 6;
