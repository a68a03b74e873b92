import { fold } from './fold.ts';

const spaced = (words: string): string => fold(words).replaceAll('-', ' ');

function build(language: string): ReadonlyMap<string, string> {
  const named = (options: Intl.DateTimeFormatOptions, at: Date): string =>
    spaced(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at));
  const months = Array.from({ length: 12 }, (_, month): [string, string] => [
    named({ month: 'long' }, new Date(Date.UTC(2024, month, 15))),
    `month:${month + 1}`,
  ]);
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, day): [string, string] => [
    named({ weekday: 'long' }, new Date(Date.UTC(2024, 0, 1 + day))),
    `weekday:${day + 1}`,
  ]);
  return new Map([...months, ...days]);
}

const calendars = new Map<string, ReadonlyMap<string, string>>();

/** "march" -> "month:3", "quinta feira" -> "weekday:4"; words folded, hyphens as spaces. */
export function calendarOf(language: string): ReadonlyMap<string, string> {
  let calendar = calendars.get(language);
  if (!calendar) {
    calendar = build(language);
    calendars.set(language, calendar);
  }
  return calendar;
}
