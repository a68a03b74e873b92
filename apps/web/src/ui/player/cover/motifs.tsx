import type { CoverArt } from './cover-art.ts';

type Values = Pick<CoverArt, 'values'>;

/** A voice: loud in the middle, quiet at the edges. */
export function Bars({ values }: Values) {
  const bars = values.slice(0, 9);
  return bars.map((value, index) => {
    const swell = Math.sin(((index + 1) / (bars.length + 1)) * Math.PI);
    const height = 8 + 56 * swell * (0.35 + 0.65 * value);
    const x = 24.5 + index * 8;
    return (
      <rect key={x} x={x} y={60 - height / 2} width="5" height={height} rx="2.5" fill="#fff" opacity="0.92" />
    );
  });
}

/** Sound spreading from one point. */
export function Ripples({ values }: Values) {
  const [across = 0, down = 0, ...rings] = values.slice(0, 9);
  let radius = 7;
  return (
    <g fill="none" stroke="#fff" transform={`translate(${26 + across * 24} ${70 + down * 24})`}>
      <circle r="7" fill="#fff" stroke="none" opacity="0.95" />
      {rings.map((value, index) => {
        radius += 9 + value * 5;
        return (
          <circle key={radius} r={radius} strokeWidth={1.6 + value * 2.4} opacity={0.75 - index * 0.09} />
        );
      })}
    </g>
  );
}

/** Swells, one behind the other. */
export function Waves({ values }: Values) {
  const shifts = values.slice(5);
  return values.slice(0, 5).map((value, index) => {
    const y = 40 + index * 11;
    const lift = 5 + value * 16;
    const shift = (shifts[index] ?? 0) * 40;
    const path = [-100, -40, 20, 80, 140, 200, 260]
      .map((x, place) => `S ${x - 30 + shift} ${y + (place % 2 === 0 ? lift : -lift)}, ${x + shift} ${y}`)
      .join(' ');
    return (
      <path
        key={y}
        d={`M -170 ${y} ${path}`}
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        opacity={0.92 - index * 0.16}
      />
    );
  });
}
