const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1024;

/** "3.4 MB" in the reader's language; counted as the limits are, in steps of 1024. */
export function fileSize(bytes: number, readerLanguage: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  return new Intl.NumberFormat(readerLanguage, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / STEP ** power);
}
