import type { Page } from '@playwright/test';

/** The first answer to such an address waits until it is let go, as on a slow line; later ones come at once. */
export async function heldBack(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await free.promise;
    await route.continue();
  });
  return {
    asked: asked.promise,
    async release(): Promise<void> {
      const answered = page.waitForResponse(address);
      free.resolve();
      await answered;
    },
  };
}
