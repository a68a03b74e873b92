/** What opens somebody's account, wherever in the settings it stands. */
const KEY_NAMES = new Set(['apiKey', 'secretKey', 'webhookSecret', 'clientSecret']);
/** Shorter ones are no keys, and words of a log line would be taken for them. */
const LEAST_CHARS = 12;

/** Every key that the environment sets, so that no log line repeats one that its vendor repeats. */
export function keysOf(settings: object): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value === 'string') return KEY_NAMES.has(name) && value.length >= LEAST_CHARS ? [value] : [];
    return typeof value === 'object' && value !== null ? keysOf(value) : [];
  });
}
