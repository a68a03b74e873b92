import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'ein Zehntel',
    20: 'ein Fünftel',
    25: 'ein Viertel',
    33: 'etwa ein Drittel',
    50: 'die Hälfte',
    66: 'etwa zwei Drittel',
    75: 'drei Viertel',
    80: 'vier Fünftel',
    90: 'neun von zehn',
    almostHalf: 'fast die Hälfte',
    overHalf: 'etwas mehr als die Hälfte',
    overTwoThirds: 'mehr als zwei Drittel',
  },
  rough: 'etwa|fast|etwas|mehr',
  rounded: ['Also {share}.', '{share} also.'],
};
