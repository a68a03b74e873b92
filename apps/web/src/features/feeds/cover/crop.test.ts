import { describe, expect, it } from 'vitest';
import { moved, squareOf, WHOLE } from './crop.ts';

const wide = { width: 2_000, height: 1_000 };

describe('the cut-out of a picture', () => {
  it('begins as the largest square in the middle', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 500, top: 0, edge: 1_000 });
  });

  it('follows the hand, and stops at the rim', () => {
    const dragged = moved(wide, WHOLE, 30, 30, 300);
    expect(squareOf(wide, dragged)).toEqual({ left: 400, top: 0, edge: 1_000 });
    const far = moved(wide, dragged, 9_999, 0, 300);
    expect(squareOf(wide, far).left).toBe(0);
    expect(squareOf(wide, moved(wide, far, -30, 0, 300)).left).toBe(100);
  });

  it('stays inside the picture when it grows again', () => {
    const corner = moved(wide, { zoom: 4, x: 0, y: 0 }, 9_999, 9_999, 300);
    expect(squareOf(wide, corner)).toEqual({ left: 0, top: 0, edge: 250 });
    expect(squareOf(wide, { ...corner, zoom: 1 })).toEqual({ left: 0, top: 0, edge: 1_000 });
  });
});
