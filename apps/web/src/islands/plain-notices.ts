import { NOTICE_MS, onNotice } from '../lib/notices.ts';
import { swipeAway } from '../lib/swipe.ts';

/** On a page without React: fills and empties the bar that stands in the page. */
export function hydrateNotices(): void {
  const bar = document.querySelector<HTMLElement>('[data-notice]');
  const text = bar?.querySelector('[data-notice-text]');
  if (!bar || !text) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    bar.hidden = true;
  };
  const swipe = swipeAway(hide);
  bar.addEventListener('pointerdown', ({ clientX }) => swipe.begin(clientX));
  bar.addEventListener('pointermove', ({ clientX }) => swipe.move(clientX, bar));
  bar.addEventListener('pointerup', ({ clientX }) => swipe.end(clientX, bar));
  bar.addEventListener('pointercancel', () => swipe.settle(bar));
  bar.addEventListener('pointerleave', () => swipe.settle(bar));
  bar.querySelector('button')?.addEventListener('click', hide);
  onNotice((notice) => {
    clearTimeout(timer);
    bar.parentElement?.setAttribute('aria-live', notice.color === 'error' ? 'assertive' : 'polite');
    bar.dataset.color = notice.color;
    text.textContent = notice.text;
    bar.hidden = false;
    timer = setTimeout(hide, NOTICE_MS);
  });
}
