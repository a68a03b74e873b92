/** After the last line: levelling, encoding and storing. */
const PRODUCE_SECONDS = 5;

/** How far the speaking is and how long it will take, judged by the lines that were really spoken just now. */
export function speechPace(lines: string[], now: () => number = () => performance.now()) {
  const totalChars = lines.reduce((sum, line) => sum + line.length, 0) || 1;
  const startedAt = now();
  let doneChars = 0;
  let freshChars = 0;
  return {
    spoke(text: string, fresh: boolean): void {
      doneChars += text.length;
      if (fresh) freshChars += text.length;
    },
    share: () => Math.min(1, doneChars / totalChars),
    /** Unknown while every line so far came out of the store. */
    secondsLeft(): number | null {
      if (freshChars === 0) return null;
      const secondsPerChar = (now() - startedAt) / 1000 / freshChars;
      return Math.ceil((totalChars - doneChars) * secondsPerChar) + PRODUCE_SECONDS;
    },
  };
}
