/**
 * In which ways something is put between two sentences; what is false here is never said. "npm run bench eval --
 * --between" prints the uses of each for two people who mark them: one that is good in fewer than 85 of 100 goes.
 */
export const FORMS = {
  /** The next sentence begins with what is asked for: "Today, …", "Then …", "For example, …". */
  opening: true,
  /** "If the wind turns, the ships wait.": one asks what if, the other tells. */
  condition: true,
  /** "The cave stays cool because it lies deep.": one asks why between the two halves. */
  reason: true,
  /** A heading says of what the next sentence speaks and the sentence doesn't: "And the pitch?" */
  heading: true,
  /** "They go out in socks, and the wind does the rest.": the other voice says the second half. */
  finish: true,
  /** "Decision: …": one asks what was decided. */
  label: true,
} as const;

export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];
