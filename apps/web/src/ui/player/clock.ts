import { perLanguage } from '../../lib/format/per-language.ts';

const parts = (ms: number) => {
  const whole = Math.max(0, Math.floor(ms / 1000));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** 83_000 -> "1:23"; past an hour "1:02:03". */
export function clockTime(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const unitOf = (unit: 'hour' | 'minute' | 'second') =>
  perLanguage((language) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
const UNITS = { hour: unitOf('hour'), minute: unitOf('minute'), second: unitOf('second') };

/** "1 minute 23 seconds" in the asked language: what a screen reader says instead of "1:23". */
export function spokenTime(ms: number, language: string): string {
  const { hours, minutes, seconds } = parts(ms);
  const said = (value: number, unit: keyof typeof UNITS) => UNITS[unit](language).format(value);
  return [
    ...(hours > 0 ? [said(hours, 'hour')] : []),
    ...(minutes > 0 ? [said(minutes, 'minute')] : []),
    ...(seconds > 0 || hours + minutes === 0 ? [said(seconds, 'second')] : []),
  ].join(' ');
}

/** "1:02:03", "02:03" or "00:02:03.450" -> milliseconds; null for anything else. */
export function readClockTime(text: string): number | null {
  const match = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}
