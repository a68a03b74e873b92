/** Embeddings, overrides and isolates: unclosed, they turn whatever is shown behind the text, too. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * A title or a name, as it is shown among other words: on a page, in a feed, in the subject of a mail. It stays one
 * line, holds no control characters and turns the reading direction of nothing but itself; marks of direction that
 * end with the next letter stay.
 */
export const oneLine = (text: string): string => text.replace(TURNING, '').replace(BREAKS, ' ').trim();
