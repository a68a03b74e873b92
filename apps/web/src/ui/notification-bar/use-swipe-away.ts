import { type PointerEvent, useRef } from 'react';
import { swipeAway } from '../../lib/swipe.ts';

/** Pointer handlers for something that a sideways swipe puts away. */
export function useSwipeAway(onSwipe: () => void) {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  const swipe = useRef<ReturnType<typeof swipeAway>>(null);
  swipe.current ??= swipeAway(() => latest.current());
  const { begin, move, end, settle } = swipe.current;
  return {
    onPointerDown: (event: PointerEvent) => begin(event.clientX),
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event.clientX, event.currentTarget),
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event.clientX, event.currentTarget),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
}
