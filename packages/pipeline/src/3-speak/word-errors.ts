/** Words that must be changed, added or left out to make one text of the other, as a share of the first. */
export function wordErrors(meant: readonly string[], heard: readonly string[]): number {
  let previous = Array.from({ length: heard.length + 1 }, (_, at) => at);
  meant.forEach((word, row) => {
    const current = [row + 1];
    heard.forEach((other, column) => {
      const change = previous[column]! + (word === other ? 0 : 1);
      current.push(Math.min(change, previous[column + 1]! + 1, current[column]! + 1));
    });
    previous = current;
  });
  return previous[heard.length]! / Math.max(1, meant.length);
}
