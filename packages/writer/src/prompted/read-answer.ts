/**
 * Reads a JSON object while it is being written: each element of its arrays is told as soon as it is whole. What stands
 * before the object is passed over; an element that is no JSON is left out.
 */
export function answerReader(onElement: (key: string, element: unknown) => void): (piece: string) => void {
  let text = '';
  let at = 0;
  let depth = 0;
  let stringFrom: number | undefined;
  let isEscaped = false;
  let lastString = '';
  let key = '';
  let isInArray = false;
  let objectFrom = 0;

  function tell(from: number, to: number): void {
    try {
      // Some models break lines inside a string.
      onElement(key, JSON.parse(text.slice(from, to).replace(/[\n\r\t]/g, ' ')));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }

  function endString(to: number): void {
    const from = stringFrom ?? to;
    stringFrom = undefined;
    if (depth === 1) lastString = text.slice(from + 1, to);
    if (depth === 2 && isInArray) tell(from, to + 1);
  }

  function read(letter: string): void {
    if (stringFrom !== undefined) {
      if (isEscaped) isEscaped = false;
      else if (letter === '\\') isEscaped = true;
      else if (letter === '"') endString(at);
    } else if (letter === '{' || letter === '[') {
      depth++;
      if (depth === 2) isInArray = letter === '[';
      if (depth === 3) objectFrom = at;
    } else if (depth === 0) {
      return;
    } else if (letter === '"') {
      stringFrom = at;
    } else if (letter === ':' && depth === 1) {
      key = lastString;
    } else if (letter === '}' || letter === ']') {
      depth--;
      if (depth === 2 && isInArray) tell(objectFrom, at + 1);
    }
  }

  return (piece) => {
    text += piece;
    for (; at < text.length; at++) read(text[at] ?? '');
  };
}
