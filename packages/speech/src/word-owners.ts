const MATCH = 3;
const SPACE_MATCH = 4;
const MISMATCH = -2;
const GAP = -1;

const DIAGONAL = 0;
const SKIP_SPOKEN = 1;
const SKIP_WORD = 2;

const score = (a: string, b: string): number => {
  if (a !== b) return a === ' ' || b === ' ' ? MISMATCH * 2 : MISMATCH;
  return a === ' ' ? SPACE_MATCH : MATCH;
};

/** Cheapest way to lay one sequence of sounds over the other; one step a cell. */
function bestSteps(spoken: string[], isolated: string[]): Uint8Array {
  const width = isolated.length + 1;
  const steps = new Uint8Array((spoken.length + 1) * width);
  let previous = Int32Array.from({ length: width }, (_, column) => column * GAP);
  steps.fill(SKIP_WORD, 1, width);
  for (let row = 1; row <= spoken.length; row++) {
    const current = new Int32Array(width);
    current[0] = row * GAP;
    steps[row * width] = SKIP_SPOKEN;
    for (let column = 1; column < width; column++) {
      const over = previous[column - 1]! + score(spoken[row - 1]!, isolated[column - 1]!);
      const skipSpoken = previous[column]! + GAP;
      const skipWord = current[column - 1]! + GAP;
      current[column] = Math.max(over, skipSpoken, skipWord);
      if (current[column] === over) continue;
      steps[row * width + column] = current[column] === skipSpoken ? SKIP_SPOKEN : SKIP_WORD;
    }
    previous = current;
  }
  return steps;
}

/** A sound that matched nothing belongs to the word before it, at the beginning of a run to the one after. */
function fillGaps(owners: Int32Array, spoken: string[]): void {
  for (let at = 1; at < owners.length; at++) {
    if (owners[at] === -1 && spoken[at] !== ' ' && spoken[at - 1] !== ' ') owners[at] = owners[at - 1]!;
  }
  for (let at = owners.length - 2; at >= 0; at--) {
    if (owners[at] === -1 && spoken[at] !== ' ') owners[at] = owners[at + 1]!;
  }
}

/**
 * Says to which word each sound of a sentence belongs. Within a sentence sounds differ from those of the
 * words alone (some melt together, numbers become several words), so the two are aligned.
 * -1: to none (a space between words).
 */
export function wordOwners(spoken: string[], soundsOfWords: string[]): Int32Array {
  const isolated: string[] = [];
  const owner: number[] = [];
  soundsOfWords.forEach((sounds, word) => {
    for (const sound of sounds ? ` ${sounds}` : '') {
      if (isolated.length === 0 && sound === ' ') continue;
      isolated.push(sound);
      owner.push(sound === ' ' ? -1 : word);
    }
  });
  const steps = bestSteps(spoken, isolated);
  const owners = new Int32Array(spoken.length).fill(-1);
  let row = spoken.length;
  let column = isolated.length;
  while (row > 0 || column > 0) {
    const step = steps[row * (isolated.length + 1) + column];
    if (step === DIAGONAL) {
      row--;
      column--;
      if (spoken[row] !== ' ') owners[row] = owner[column]!;
    } else if (step === SKIP_SPOKEN) row--;
    else column--;
  }
  fillGaps(owners, spoken);
  return owners;
}
