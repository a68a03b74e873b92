/**
 * In which ways something is put between two sentences, each of which two people marked on at least forty uses: the
 * line before, it, and the line after. What is false is never said.
 */
export const FORMS = {
  /** The next sentence begins with what is asked for: "Today, …", "Then …", "For example, …". */
  opening: true,
  /** "If the wind turns, the ships wait.": one asks what if, the other tells. */
  condition: true,
  /** "The cave stays cool because it lies deep.": one asks why between the two halves. */
  reason: true,
  /** "Three things apply:", and what they are: one asks which. */
  counted: true,
  /** The same, where a full stop stands behind it. */
  announced: true,
  /** "On Friday …", where another day was told of: one asks for it. */
  day: true,
  /** The next sentence begins with a thing that was told of before, and not just now: "And the boilers?" */
  subject: true,
  /** "Decision: …": one asks what was decided. */
  label: true,
} as const;

export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];
