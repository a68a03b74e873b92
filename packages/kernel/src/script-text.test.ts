import { describe, expect, it } from 'vitest';
import { formatScript, parseScript, type SpokenLine } from './script-text.ts';

const codes = (script: string, mode: 'dialogue' | 'monologue' = 'dialogue') =>
  parseScript(script, mode).faults.map(({ code, line }) => (line ? `${code}@${line}` : code));

describe('a dialogue script', () => {
  it('is accepted when the two alternate and have equal turns', () => {
    const { lines, faults } = parseScript(
      'HOST: Hello.\n\nCOHOST: Hi.\r\nHOST: Bye.\nCOHOST: Bye.',
      'dialogue',
    );
    expect(faults).toEqual([]);
    expect(lines.map((line) => line.speaker)).toEqual(['HOST', 'COHOST', 'HOST', 'COHOST']);
  });
  it('may be opened by the cohost', () => expect(codes('COHOST: Hi.\nHOST: Hello.')).toEqual([]));
  it('is refused when it is blank', () => expect(codes(' \n \n')).toEqual(['script_empty']));
  it('is refused when a line has no speaker', () =>
    expect(codes('HOST: Hello.\nsome words')).toEqual(['script_line_without_speaker@2']));
  it('is refused when someone speaks twice in a row', () =>
    expect(codes('HOST: One.\nHOST: Two.')).toEqual(['script_speakers_must_alternate@2']));
  it('is refused when one has more turns than the other', () =>
    expect(codes('HOST: One.\nCOHOST: Two.\nHOST: Three.')).toEqual(['script_speakers_must_be_equal']));
  it('is refused when a speaker says nothing', () =>
    expect(codes('HOST:\nCOHOST: Two.')).toEqual(['script_line_empty@1']));
  it('may have a line of 4,000 characters and not one of 4,001', () => {
    const line = (length: number) => `HOST: ${'a'.repeat(length)}\nCOHOST: Hm.`;
    expect(codes(line(4000))).toEqual([]);
    expect(codes(line(4001))).toEqual(['script_line_too_long@1']);
  });
  it('may last 60 minutes and not 61', () => {
    const minutes = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `${i % 2 ? 'COHOST' : 'HOST'}: ${'word '.repeat(150).trim()}`,
      ).join('\n');
    expect(codes(minutes(60))).toEqual([]);
    expect(codes(`${minutes(60)}\nHOST: ${'word '.repeat(80)}\nCOHOST: ${'word '.repeat(70)}`)).toEqual([
      'script_too_long',
    ]);
  });
});

describe('a monologue script', () => {
  it('needs no labels and gives every line to the host', () => {
    const { lines, faults } = parseScript('One thought.\nAnother.\nCOHOST: A third.', 'monologue');
    expect(faults).toEqual([]);
    expect(lines).toEqual([
      { speaker: 'HOST', text: 'One thought.' },
      { speaker: 'HOST', text: 'Another.' },
      { speaker: 'HOST', text: 'A third.' },
    ]);
  });
});

it('is written so that it can be handed in again', () => {
  const lines: SpokenLine[] = [
    { speaker: 'HOST', text: 'One <b> two three.' },
    { speaker: 'COHOST', text: 'Four.' },
  ];
  expect(parseScript(formatScript(lines), 'dialogue')).toEqual({ lines, faults: [] });
});
