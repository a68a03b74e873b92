/** A word, or a part of one that is too long to be said at once. */
export type Token = { text: string; word: number };
export type Piece = { text: string; tokens: Token[] };

const SENTENCE_END = /[.!?…。！？।۔։]["'”’»)\]]*$/u;
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

/** Where to cut: after the last whole sentence that fits, or where no more fits. */
function cutOf(tokens: Token[], maxBytes: number): number {
  let bytes = 0;
  let lastEnd = 0;
  for (const [at, { text }] of tokens.entries()) {
    bytes += bytesOf(text) + 1;
    if (bytes > maxBytes + 1) return lastEnd || Math.max(1, at);
    if (SENTENCE_END.test(text)) lastEnd = at + 1;
  }
  return tokens.length;
}

/** A line as pieces that a service takes in one request, cut at sentence ends where there are any. */
export function piecesOf(words: string[], maxBytes: number): Piece[] {
  let rest = words.flatMap((text, word) => partsOf(text, maxBytes).map((part) => ({ text: part, word })));
  const pieces: Piece[] = [];
  while (rest.length > 0) {
    const cut = cutOf(rest, maxBytes);
    pieces.push(pieceOf(rest.slice(0, cut)));
    rest = rest.slice(cut);
  }
  return pieces;
}
