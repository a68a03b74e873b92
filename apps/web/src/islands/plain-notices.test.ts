import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNotice } from '../lib/notices.ts';
import { hydrateNotices } from './plain-notices.ts';

/** As much of the bar as stands in a plain page, on targets that hear events as elements do. */
function plainBar() {
  const words = { textContent: '' };
  const button = new EventTarget();
  const bar = Object.assign(new EventTarget(), {
    hidden: true,
    style: { translate: '' },
    dataset: {} as Record<string, string>,
    parentElement: { setAttribute: () => undefined },
    querySelector: (what: string) => (what === 'button' ? button : words),
  });
  return bar;
}

const at = (bar: EventTarget, type: string, clientX: number) =>
  bar.dispatchEvent(Object.assign(new Event(type), { clientX }));

let bar: ReturnType<typeof plainBar>;
beforeEach(() => {
  vi.useFakeTimers();
  bar = plainBar();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => bar }));
  hydrateNotices();
  showNotice({ text: 'Saved.', color: 'success' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [40, false],
  [50, true],
  [-75, true],
])('a swipe of %i px on a page without React: put away is %s', (far, gone) => {
  expect(bar.hidden).toBe(false);
  at(bar, 'pointerdown', 200);
  at(bar, 'pointermove', 200 + far);
  expect(bar.style.translate).toBe(`${far}px`);
  at(bar, 'pointerup', 200 + far);
  expect(bar.hidden).toBe(gone);
  expect(bar.style.translate).toBe('');
});

it('falls back when the finger leaves the bar', () => {
  at(bar, 'pointerdown', 0);
  at(bar, 'pointermove', 60);
  at(bar, 'pointercancel', 60);
  at(bar, 'pointerup', 60);
  expect(bar.hidden).toBe(false);
});
