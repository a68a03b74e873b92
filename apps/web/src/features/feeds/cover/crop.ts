/** Which square of a picture is taken: `zoom` 1 is the largest there is; the middle lies at `x`, `y`, 0..1. */
export type Crop = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The square in the picture's own pixels; it never leaves the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const edge = Math.min(width, height) / between(1, zoom, MAX_ZOOM);
  return {
    left: between(0, x * width - edge / 2, width - edge),
    top: between(0, y * height - edge / 2, height - edge),
    edge,
  };
}

/** Moved by so many pixels of a view that is `viewPx` wide; what it is dragged beyond the rim is forgotten. */
export function moved(size: Size, crop: Crop, byX: number, byY: number, viewPx: number): Crop {
  const { left, top, edge } = squareOf(size, crop);
  const scale = edge / viewPx;
  const next = {
    left: between(0, left - byX * scale, size.width - edge),
    top: between(0, top - byY * scale, size.height - edge),
  };
  return { ...crop, x: (next.left + edge / 2) / size.width, y: (next.top + edge / 2) / size.height };
}
