type Range = { start: number; end: number };

/** Where the nth written line stands in the text; blank lines don't count, as in the rules of a script. */
export function rangeOfLine(script: string, line: number): Range | null {
  let seen = 0;
  for (const match of script.matchAll(/[^\r\n]+/g)) {
    if (match[0].trim() !== '') seen += 1;
    if (seen === line) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

export function textOfLine(script: string, line: number): string {
  const range = rangeOfLine(script, line);
  return range ? script.slice(range.start, range.end).trim() : '';
}
