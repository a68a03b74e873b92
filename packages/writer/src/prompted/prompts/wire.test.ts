import { expect, it } from 'vitest';
import { readWire } from './wire.ts';

const turn = { is: 'turn', speaker: 'HOST', text: 'It was lit.', cites: [] as string[], isImage: false };

it.each([
  ['HOST: It was lit. [p3, p4]', { ...turn, cites: ['p3', 'p4'] }],
  ['HOST: It was lit [p3].', { ...turn, cites: ['p3'] }],
  ['host: It was lit. [p3] [p4]', { ...turn, cites: ['p3', 'p4'] }],
  ['**HOST:** It was lit. (p3)', { ...turn, cites: ['p3'] }],
  ['HOST: It was lit. [image]', { ...turn, isImage: true }],
  ['HOST: It was lit. []', turn],
  ['It was lit. [3]', { ...turn, speaker: undefined, cites: ['p3'] }],
  ['HOST: It was lit (in May)', { ...turn, text: 'It was lit (in May)' }],
  ['# The lamp', { is: 'chapter', title: 'The lamp' }],
  ['WELCOME', { is: 'welcome' }],
])('reads %s', (line, expected) => {
  expect(readWire(line)).toEqual(expected);
});

it('reads what small models write instead', () => {
  const line = { speaker: 'COHOST', text: 'It was lit.', cites: ['[p3]'] };
  expect(readWire(line)).toEqual({ ...turn, speaker: 'COHOST', cites: ['p3'] });
});
