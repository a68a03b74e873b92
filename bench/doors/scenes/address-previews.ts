import type { Scene } from '../scene.ts';

/** Pages that take four seconds to come, three at once of one person. */
export const addressPreviews: Scene = {
  door: 'readings: addresses',
  atOnce: 4,
  async prepare(stage) {
    await stage.db.query('delete from attempt_counts');
  },
  async heavy(stage, by, signal) {
    const body = { url: stage.siteUrl };
    return (await stage.ask({ by, method: 'POST', path: '/api/address_previews', body, signal })).status;
  },
  async light(stage, by) {
    const body = { url: 'https://example.invalid/' };
    const { status } = await stage.ask({ by, method: 'POST', path: '/api/address_previews', body });
    // There is no such machine, which is what is to be said.
    return status === 422 ? 200 : status;
  },
  pauseMs: 4_000,
  onMainThread: false,
};
