import { setImmediate as breathe } from 'node:timers/promises';
import type { TokenCounter } from '@parlance/ports/token-counter';

/** Long passages are cut, so that other work gets a turn in between; a word's time grows with the square of its length. */
const PIECE_CHARS = 2_000;
const NO_SPECIAL_WORDS = { disallowedSpecial: new Set<string>() };

/** o200k, the vocabulary of current models; others count within a few per cent of it. */
export function gptTokenCounter(): TokenCounter {
  return {
    async count(texts, max) {
      // Its vocabulary takes a quarter of a second to unfold: not while the server starts.
      const { countTokens } = await import('gpt-tokenizer');
      let tokens = 0;
      for (const text of texts) {
        for (let at = 0; at < text.length && tokens <= max; at += PIECE_CHARS) {
          tokens += countTokens(text.slice(at, at + PIECE_CHARS), NO_SPECIAL_WORDS);
          if (text.length > PIECE_CHARS) await breathe();
        }
        if (tokens > max) return tokens;
      }
      return tokens;
    },
  };
}
