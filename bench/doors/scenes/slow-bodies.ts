import { request } from 'node:http';
import type { Scene } from '../scene.ts';

/** Bodies that never end, of nobody in particular, to a form. */
export const slowBodies: Scene = {
  door: 'small_bodies',
  atOnce: 300,
  heavy: (stage, { address }, signal) =>
    new Promise((resolve) => {
      const sending = request(`${stage.urls[0]}/api/auth/sign-in/email`, {
        method: 'POST',
        signal,
        headers: { 'x-forwarded-for': address, 'content-length': 30_000 },
      });
      sending.once('error', () => resolve(0));
      sending.once('response', (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
        sending.destroy();
      });
      sending.write('x'.repeat(29_000));
    }),
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  onMainThread: true,
};
