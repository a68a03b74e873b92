import type { Remarks } from '../sharing.ts';

export const remarks: Remarks = {
  shares: {
    10: 'un decimo',
    20: 'un quinto',
    25: 'un quarto',
    33: 'circa un terzo',
    50: 'la metà',
    66: 'circa due terzi',
    75: 'tre quarti',
    80: 'quattro su cinque',
    90: 'nove su dieci',
    almostHalf: 'quasi la metà',
    overHalf: 'poco più della metà',
    overTwoThirds: 'più di due terzi',
  },
  rough: 'circa|quasi|poco|più',
  rounded: ['Quindi {share}.', 'Cioè {share}.'],
};
