import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 50;

/** Pointer handlers for something that a sideways swipe of 50 px puts away. */
export function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  const distance = (event: PointerEvent): number =>
    startX.current === null ? 0 : event.clientX - startX.current;
  const settle = (event: PointerEvent<HTMLElement>): void => {
    startX.current = null;
    event.currentTarget.style.removeProperty('translate');
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) event.currentTarget.style.translate = `${distance(event)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const swiped = Math.abs(distance(event)) >= SWIPE_PX;
      settle(event);
      if (swiped) onSwipe();
    },
    onPointerCancel: settle,
    onPointerLeave: settle,
  };
}
