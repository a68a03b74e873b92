import { memo, useId } from 'react';
import classes from './cover.module.css';
import { coverArt } from './cover-art.ts';
import { Bars, Ripples, Waves } from './motifs.tsx';

const SIZE = 120;

/**
 * A picture for a recording that has none; only decoration, its title stands beside it. Made for a square;
 * in a wide frame the background and the waves go on to both sides.
 */
export const Cover = memo(function Cover({ id, className = '' }: { id: string; className?: string }) {
  const name = useId();
  const { from, to, angle, light, motif, values } = coverArt(id);
  const ground = { x: -SIZE, width: 3 * SIZE, height: SIZE };
  return (
    <svg className={`${classes.cover} ${className}`} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <defs>
        <linearGradient
          id={`${name}-ground`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2={SIZE}
          gradientTransform={`rotate(${angle} ${SIZE / 2} ${SIZE / 2})`}
        >
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient
          id={`${name}-light`}
          gradientUnits="userSpaceOnUse"
          cx={light.x * SIZE}
          cy={light.y * SIZE}
          r={SIZE}
        >
          <stop offset="0" stopColor={to} stopOpacity="0.75" />
          <stop offset="1" stopColor={to} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect {...ground} fill={`url(#${name}-ground)`} />
      <rect {...ground} fill={`url(#${name}-light)`} />
      {motif === 'bars' && <Bars values={values} />}
      {motif === 'ripples' && <Ripples values={values} />}
      {motif === 'waves' && <Waves values={values} />}
    </svg>
  );
});
