export type Measure = { label: string; shown: string; ok: boolean };

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A row of "label value" under a title; what misses its target is marked. Says whether all of it holds. */
export function report(title: string, measures: readonly Measure[]): boolean {
  console.log(`\n${title}`);
  for (const { label, shown, ok } of measures)
    console.log(`  ${label.padEnd(46)}${shown.padStart(14)}${ok ? '' : '   <- missed'}`);
  return measures.every(({ ok }) => ok);
}
