/** So far sideways puts something away. */
const SWIPE_PX = 50;

/** What a swipe moves; an element is one. */
export type Movable = { style: { translate: string } };

/** Follows one finger sideways: what it moves goes along, and is put away or falls back when the finger is lifted. */
export function swipeAway(onSwipe: () => void) {
  let startX: number | undefined;
  const settle = (moved: Movable): void => {
    startX = undefined;
    moved.style.translate = '';
  };
  return {
    begin: (x: number): void => {
      startX = x;
    },
    move: (x: number, moved: Movable): void => {
      if (startX !== undefined) moved.style.translate = `${x - startX}px`;
    },
    end: (x: number, moved: Movable): void => {
      const isFar = startX !== undefined && Math.abs(x - startX) >= SWIPE_PX;
      settle(moved);
      if (isFar) onSwipe();
    },
    /** The finger left, or became something else. */
    settle,
  };
}
