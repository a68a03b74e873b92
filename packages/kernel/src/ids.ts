const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 characters: 48 bits of time, then 80 random bits. Sorting ids sorts by time of birth. */
export function newId(nowMs: number = Date.now()): string {
  let time = '';
  let rest = nowMs;
  for (let i = 0; i < 10; i++) {
    time = ALPHABET[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  const random = crypto.getRandomValues(new Uint8Array(16));
  let tail = '';
  for (const byte of random) tail += ALPHABET[byte % 32];
  return time + tail;
}

export const isId = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
