/** "2026-03-04T05:06" in the reader's own time zone, which is what a date field speaks. */
export function toLocalTime(isoTime: string): string {
  const date = new Date(isoTime);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Undefined for what is no time; such a field is empty or half filled in. */
export function fromLocalTime(local: string): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
