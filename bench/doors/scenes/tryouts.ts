import type { Scene } from '../scene.ts';

let turn = 0;

/** One network that tries out slow pages one after the other; others ask every three seconds until theirs begins. */
export const tryouts: Scene = {
  door: 'tryouts',
  atOnce: 2,
  async heavy(stage, by, signal) {
    await stage.db.query('delete from attempt_counts').catch(() => {});
    const body = { material: stage.siteUrl, language: 'en-US' };
    const { status } = await stage.ask({ by, method: 'POST', path: '/api/tryouts', body, signal });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return status === 409 ? 429 : status;
  },
  async light(stage, by) {
    // Only one of the twenty wants one: there are 200 a day.
    if (++turn % 20 !== 0) return 200;
    const body = { material: 'Bees', language: 'en-US' };
    for (;;) {
      const { status } = await stage.ask({ by, method: 'POST', path: '/api/tryouts', body });
      if (status !== 409) return status;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  },
  pauseMs: 1_000,
  onMainThread: false,
};
