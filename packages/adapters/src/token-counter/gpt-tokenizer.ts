import { setImmediate as breathe } from 'node:timers/promises';
import type { TokenCounter } from '@parlance/ports/token-counter';

/** A run of letters without a space costs the square of its length; so long passages are counted in pieces. */
const PIECE_CHARS = 2_000;
/** After so much of it, other work gets a turn. */
const TURN_CHARS = 4_000;
const NO_SPECIAL_WORDS = { disallowedSpecial: new Set<string>() };

/** o200k, the vocabulary of current models; others count within a few per cent of it. */
export function gptTokenCounter(): TokenCounter {
  return {
    async count(texts, max) {
      // Its vocabulary takes a quarter of a second to unfold: not while the server starts.
      const { countTokens } = await import('gpt-tokenizer');
      let tokens = 0;
      let counted = 0;
      for (const text of texts) {
        for (let at = 0; at < text.length && tokens <= max; at += PIECE_CHARS) {
          const piece = text.slice(at, at + PIECE_CHARS);
          tokens += countTokens(piece, NO_SPECIAL_WORDS);
          counted += piece.length;
          if (counted < TURN_CHARS) continue;
          counted = 0;
          await breathe();
        }
        if (tokens > max) return tokens;
      }
      return tokens;
    },
  };
}
