/** "00:04:09": podcast apps turn times of this form into links. */
export function clockStamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** "00:04:09.250"; SubRip wants a comma before the milliseconds. */
export function timestamp(ms: number, mark: '.' | ',' = '.'): string {
  const whole = Math.round(ms);
  return `${clockStamp(whole)}${mark}${String(whole % 1000).padStart(3, '0')}`;
}

const TIMESTAMP = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.(\d{1,3}))?$/;

/** "1:02:03", "02:03" or "00:02:03.450" in milliseconds; null for anything else. */
export function parseTimestamp(text: string): number | null {
  const [whole, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = TIMESTAMP.exec(text) ?? [];
  if (whole === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const wholeSeconds = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Number(fraction.padEnd(3, '0'));
}
