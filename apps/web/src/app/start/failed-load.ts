import type { ClientInstrumentation } from 'react-router';
import { forget, readText, STORAGE_KEYS, writeText } from '../../lib/storage/storage.ts';

/** Where the person is on the way to; null once there. */
let wanted: string | null = null;

/** The router tells of a press at once. React knows of it after the next drawing, which may be too late. */
export const watchTarget = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        const target = typeof to === 'string' ? to : null;
        wanted = target;
        await go();
        // Unless they are on the way elsewhere by now.
        if (wanted === target) wanted = null;
      },
    }),
} satisfies ClientInstrumentation;

/**
 * After a new release the old page asks for modules that are gone. One reload fetches the new page, and
 * it is the page the person was going to: what was pressed need not be pressed again. A second failure
 * means that something else is wrong, so it is only logged, and the caller that asked for the module gets
 * the error.
 */
export function recoverFromFailedLoad(error: unknown): Promise<never> {
  if (readText(STORAGE_KEYS.reloadedAfterFailedLoad) === null) {
    writeText(STORAGE_KEYS.reloadedAfterFailedLoad, 'true');
    if (wanted === null) location.reload();
    else location.assign(wanted);
    // Nothing more is drawn on a page that is going away.
    return new Promise(() => undefined);
  }
  console.error('A part of the page could not be loaded', error);
  return Promise.reject(error);
}

/** Modules that the build tool loads tell of their failure by an event. */
export function watchFailedLoads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    recoverFromFailedLoad(event.payload).catch(() => undefined);
  });
}

/** Modules load again: a later release may reload once more. */
export const forgetReload = (): void => forget(STORAGE_KEYS.reloadedAfterFailedLoad);
