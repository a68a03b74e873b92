import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'one in ten',
    20: 'one in five',
    25: 'a quarter',
    33: 'about a third',
    50: 'half',
    66: 'about two thirds',
    75: 'three quarters',
    80: 'four in five',
    90: 'nine in ten',
    almostHalf: 'almost half',
    overHalf: 'just over half',
    overTwoThirds: 'more than two thirds',
  },
  rough: 'about|almost|just over|more',
  rounded: ['So {share}.', '{share}, then.'],
};
