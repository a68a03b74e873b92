import type { MantineColorsTuple } from '@mantine/core';

/** From daylight blue to navy: the light theme's main colour is shade 8, the dark theme's is shade 3. */
export const ink: MantineColorsTuple = [
  '#eff4ff',
  '#dbe6ff',
  '#b3ccff',
  '#7fa8ff',
  '#5c8cf5',
  '#3f6fdc',
  '#2f57b3',
  '#22407f',
  '#14213d',
  '#0c1529',
];

/** The one warm colour; for what should be noticed first, and little else. */
export const ember: MantineColorsTuple = [
  '#fff6e9',
  '#ffe8c9',
  '#ffd192',
  '#fdb95a',
  '#f7a233',
  '#ec8f1c',
  '#c26e0c',
  '#97540a',
  '#70400d',
  '#4e2d0c',
];

export const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#eae7e1',
  '#dfdbd3',
  '#c9c4ba',
  '#9d988d',
  '#716d64',
  '#56534c',
  '#3a3833',
  '#24231f',
];

export const dark: MantineColorsTuple = [
  '#e9eef8',
  '#c8d1e3',
  '#a3aec7',
  '#8995b2',
  '#2f3b58',
  '#242f4a',
  '#161f35',
  '#0d1425',
  '#0a101e',
  '#070b16',
];
