/** Why a part of the material is no passage. */
export const LEFT_OUT_KINDS = [
  'code',
  'formula',
  'table',
  'footnote',
  'reference',
  'other_language',
  'unread_pages',
  'too_long',
  'changes',
  'contents',
  'caption',
  'licence',
  'boilerplate',
] as const;
