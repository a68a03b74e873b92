/** "18:00", "7.30", "18h30", "18 Uhr 30". */
const WRITTEN =
  /(?<![\p{Nd}.,:])(\d{1,2})(?:(?: ?h ?|[:.]| Uhr )([0-5]\d)(?![\p{Nd}%])| ?(?:h|Uhr|[ap]\.?m)(?![\p{L}\p{Nd}]))/giu;
const HOURS = 24;
const HALF_DAY = 12;

export type ClockTime = { hour: number; minute: number };

/** Times of day that a text has in digits. */
export const clockTimes = (text: string): ClockTime[] =>
  Array.from(text.matchAll(WRITTEN), ([, hour, minute]) => ({
    hour: Number(hour),
    minute: Number(minute ?? 0),
  })).filter(({ hour }) => hour <= HOURS);

const isSameHour = (one: number, other: number): boolean => (one - other) % HALF_DAY === 0;

/** Whether a number is the hour of a time, or its minutes, as people say them: "half past six" for 18:30. */
export function saysClock(amount: number, beside: readonly number[], times: readonly ClockTime[]): boolean {
  return times.some(({ hour, minute }) => {
    const says = (number: number): boolean => amount === number || beside.includes(number);
    if (isSameHour(amount, hour)) return minute === 0 || says(minute) || beside.includes(0.5);
    // "Sette e mezza", and "halb acht", which names the hour that comes.
    if (minute === 30 && (isSameHour(amount - 0.5, hour) || isSameHour(amount - 1, hour))) return true;
    return amount === minute && beside.some((number) => isSameHour(number, hour));
  });
}
