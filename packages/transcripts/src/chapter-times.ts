import { clockStamp } from './timestamps.ts';

type Chapter = { title: string; startMs: number };

/** A time at the beginning of a line, with or without the mark of a list. */
const STAMPED =
  /^([^\S\r\n\u2028\u2029]*(?:(?:[-*+]|\d{1,9}[.)])[^\S\r\n\u2028\u2029]+)?)(\d{2}:\d{2}:\d{2})(?=\s|$)/gm;

/** Notes that a person wrote, after the recording changed: chapter times move along, every other word stays. */
export function retimeNotes(notes: string, before: readonly Chapter[], after: readonly Chapter[]): string {
  const moved = new Map<string, string>();
  const left = [...after];
  for (const { title, startMs } of before) {
    const at = left.findIndex((chapter) => chapter.title === title);
    const [now] = at < 0 ? [] : left.splice(at, 1);
    if (now) moved.set(clockStamp(startMs), clockStamp(now.startMs));
  }
  return notes.replace(STAMPED, (whole, mark: string, stamp: string) =>
    moved.has(stamp) ? `${mark}${moved.get(stamp)}` : whole,
  );
}
