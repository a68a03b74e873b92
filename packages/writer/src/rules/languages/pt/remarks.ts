import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'um décimo',
    20: 'um quinto',
    25: 'um quarto',
    33: 'cerca de um terço',
    50: 'a metade',
    66: 'cerca de dois terços',
    75: 'três quartos',
    80: 'quatro quintos',
    90: 'nove em cada dez',
    almostHalf: 'quase a metade',
    overHalf: 'pouco mais da metade',
    overTwoThirds: 'mais de dois terços',
  },
  rough: 'cerca|quase|pouco|mais',
  rounded: ['Ou seja, {share}.', 'Então, {share}.'],
};
