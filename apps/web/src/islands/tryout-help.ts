/** What can be pressed instead: what is near, or, where nothing is, what the page began with. */
export const ideasFor = (near: readonly string[], starters: readonly string[]): readonly string[] =>
  near.some(Boolean) ? near : starters;

/** Whom a visitor waits for: themselves, when what they began before is not done. */
export const waitingWord = (isAfterOwn: boolean): 'busy_own' | 'busy' => (isAfterOwn ? 'busy_own' : 'busy');
