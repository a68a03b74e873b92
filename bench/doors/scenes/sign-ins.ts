import type { Scene } from '../scene.ts';

/** A hundred sign-ins of one person at once; others read something that is in memory. */
export const signIns: Scene = {
  door: 'sign_ins',
  atOnce: 100,
  async heavy(stage, by, signal) {
    // How often one address may be tried has a limit of its own, before any password is compared.
    await stage.db.query('delete from attempt_counts').catch(() => {});
    const body = { email: by.email, password: 'long enough' };
    const caller = { address: by.address };
    const path = '/api/auth/sign-in/email';
    return (await stage.ask({ by: caller, method: 'POST', path, body, signal })).status;
  },
  light: (stage, by) => stage.ask({ by, path: '/robots.txt' }).then(({ status }) => status),
  pauseMs: 250,
  job: {
    of: 8,
    begin: (stage, { address, email }) =>
      stage
        .ask({
          by: { address },
          method: 'POST',
          path: '/api/auth/sign-in/email',
          body: { email, password: 'long enough' },
        })
        .then(({ status, ms }) => ({ status, doneMs: ms })),
  },
  onMainThread: true,
};
