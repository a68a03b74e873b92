import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'un dixième',
    20: 'un cinquième',
    25: 'un quart',
    33: 'environ un tiers',
    50: 'la moitié',
    66: 'environ deux tiers',
    75: 'trois quarts',
    80: 'quatre sur cinq',
    90: 'neuf sur dix',
    almostHalf: 'presque la moitié',
    overHalf: 'un peu plus de la moitié',
    overTwoThirds: 'plus des deux tiers',
  },
  rough: 'environ|presque|un peu|plus',
  rounded: ['Soit {share}.', 'Donc {share}.'],
};
