import { coverArt } from '@parlance/kernel/cover-art';
import { coverShapes, COVER_SIZE as SIZE } from '@parlance/kernel/cover-shapes';
import { createElement, memo, useId } from 'react';
import classes from './cover.module.css';

/**
 * A recording's picture, the same that podcast apps and links show; only decoration, its title stands beside it.
 * Made for a square; in a wide frame the background and the waves go on to both sides.
 */
export const Cover = memo(function Cover({ id, className = '' }: { id: string; className?: string }) {
  const name = useId();
  const art = coverArt(id);
  const { from, to, angle, light } = art;
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
      {coverShapes(art).map(({ tag, attributes }, index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
});
