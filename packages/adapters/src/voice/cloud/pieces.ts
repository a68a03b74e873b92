import { stretchesOf } from '@parlance/language/text/sentences';

/** A word, or a part of one that is too long to be said at once. */
export type Token = { text: string; word: number };
export type Piece = { text: string; tokens: Token[] };

const INNER_STOPS = /(?<=[。！？；，、.!?;,])/u;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Scripts without spaces make one "word" of a whole line: it is cut at its stops, else anywhere. */
function partsOf(word: string, maxBytes: number): string[] {
  if (bytesOf(word) <= maxBytes) return [word];
  const parts: string[] = [];
  let part = '';
  const add = (next: string) => {
    if (part !== '' && bytesOf(part + next) > maxBytes) {
      parts.push(part);
      part = '';
    }
    part += next;
  };
  for (const stretch of word.split(INNER_STOPS)) {
    if (bytesOf(stretch) <= maxBytes) add(stretch);
    else for (const character of stretch) add(character);
  }
  return [...parts, part];
}

function pieceOf(tokens: Token[]): Piece {
  const text = tokens.reduce((said, token, at) => {
    const glue = at > 0 && tokens[at - 1]?.word !== token.word ? ' ' : '';
    return said + glue + token.text;
  }, '');
  return { text, tokens };
}

/** A line as pieces that a service takes in one request, cut at sentence ends where there are any. */
export function piecesOf(words: string[], language: string, maxBytes: number): Piece[] {
  const tokens = words.flatMap((text, word) => partsOf(text, maxBytes).map((part) => ({ text: part, word })));
  // A space stands between two words, and none behind the last.
  const size = { wanted: maxBytes, atMost: maxBytes + 1, of: (word: string) => bytesOf(word) + 1 };
  const stretches = stretchesOf(
    tokens.map(({ text }) => text),
    language,
    size,
  );
  return stretches.map(({ from, to }) => pieceOf(tokens.slice(from, to)));
}
