/** What a line of a script rests on, when it is held to its source. */
export const LINE_SUPPORTS = ['supported', 'framing', 'unsupported'] as const;

/** What may be doubtful in a line. "not_cited": elsewhere in the source, but not in the passages it points at. */
export const CHECK_FLAGS = [
  'number_not_cited',
  'number_not_in_source',
  'name_not_cited',
  'name_not_in_source',
] as const;
