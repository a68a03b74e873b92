type Place = { from: number; to: number };

/** The gap that somebody means who presses at this place of the bar, 0 to 1. */
export function nearestGap(gaps: readonly Place[], place: number): number {
  const distance = ({ from, to }: Place): number => Math.max(from - place, place - to, 0);
  let nearest = 0;
  for (const [at, gap] of gaps.entries()) if (distance(gap) < distance(gaps[nearest] ?? gap)) nearest = at;
  return nearest;
}

/** Where a key leads from the chosen gap; null for keys that lead nowhere. */
export function stepByKey(key: string, chosen: number | null, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return chosen === null ? 0 : Math.min(last, chosen + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return chosen === null ? last : Math.max(0, chosen - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
