/**
 * Two speakers of our own, laid over any eSpeak language. The "klatt" source is rounder than eSpeak's plain
 * one; lowered consonants take away its hiss.
 */
export const VARIANTS = {
  male: [
    'klatt 4',
    'pitch 80 135',
    'formant 1 98 100 105',
    'formant 2 98 100 105',
    'formant 3 98 100 100',
    'consonants 90 90',
  ],
  female: [
    'klatt 4',
    'pitch 140 205',
    'formant 1 106 100 110',
    'formant 2 107 100 110',
    'formant 3 107 100 105',
    'formant 4 107 100 105',
    'consonants 90 90',
  ],
} as const;

export type Variant = keyof typeof VARIANTS;

export const variantName = (variant: Variant): string => `host-${variant}`;

export const variantFile = (variant: Variant): string =>
  ['language variant', `name ${variantName(variant)}`, `gender ${variant}`, ...VARIANTS[variant], ''].join(
    '\n',
  );
