import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'una décima parte',
    20: 'una quinta parte',
    25: 'una cuarta parte',
    33: 'cerca de un tercio',
    50: 'la mitad',
    66: 'unos dos tercios',
    75: 'tres cuartas partes',
    80: 'cuatro de cada cinco',
    90: 'nueve de cada diez',
    almostHalf: 'casi la mitad',
    overHalf: 'algo más de la mitad',
    overTwoThirds: 'más de dos tercios',
  },
  rough: 'cerca|unos|casi|algo|más',
  rounded: ['O sea, {share}.', 'Es decir, {share}.'],
};
