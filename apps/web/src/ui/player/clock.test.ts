import { describe, expect, it } from 'vitest';
import { clockTime, readClockTime, spokenTime } from './clock.ts';

describe('clockTime', () => {
  it('shows minutes without a leading zero and seconds with one', () => {
    expect(clockTime(0)).toBe('0:00');
    expect(clockTime(65_999)).toBe('1:05');
    expect(clockTime(599_000)).toBe('9:59');
  });

  it('adds hours only when there are some', () => {
    expect(clockTime(3_599_000)).toBe('59:59');
    expect(clockTime(3_723_000)).toBe('1:02:03');
  });

  it('never goes below zero', () => {
    expect(clockTime(-1)).toBe('0:00');
  });
});

describe('spokenTime', () => {
  it('says time in words of the interface language', () => {
    expect(spokenTime(83_000, 'en-US')).toBe('1 minute 23 seconds');
    expect(spokenTime(3_661_000, 'pt-BR')).toBe('1 hora 1 minuto 1 segundo');
  });

  it('leaves out what is zero, but says zero itself', () => {
    expect(spokenTime(120_000, 'en-US')).toBe('2 minutes');
    expect(spokenTime(0, 'en-US')).toBe('0 seconds');
  });
});

describe('readClockTime', () => {
  it('reads what transcripts and show notes write', () => {
    expect(readClockTime('02:03')).toBe(123_000);
    expect(readClockTime('1:02:03')).toBe(3_723_000);
    expect(readClockTime('00:00:01.5')).toBe(1_500);
    expect(readClockTime('00:00:01.045')).toBe(1_045);
  });

  it('refuses what is no time', () => {
    for (const text of ['', '12', '1:2', '00:61', '61:00:00:00', '1:75:00', 'a:bc', '-1:00']) {
      expect(readClockTime(text), text).toBeNull();
    }
  });

  it('undoes clockTime', () => {
    for (const ms of [0, 59_000, 60_000, 3_599_000, 3_600_000, 35_999_000]) {
      expect(readClockTime(clockTime(ms))).toBe(ms);
    }
  });
});
