/** What a line of a script rests on, when it is held to its source. */
export const LINE_SUPPORTS = ['supported', 'framing', 'illustration', 'unsupported'] as const;

/** What a line is: held to its passages, an image of the hosts' own, an answer of the moment, or a way on. */
export const LINE_KINDS = ['fact', 'illustration', 'reaction', 'bridge'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What may be doubtful in a line. "not_cited": elsewhere in the source, but not in the passages it points at. */
export const CHECK_FLAGS = [
  'number_not_cited',
  'number_not_in_source',
  'name_not_cited',
  'name_not_in_source',
] as const;
