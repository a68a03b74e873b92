import type { Scene } from '../scene.ts';

/** Two hundred exports at once. */
export const wholeExports: Scene = {
  door: 'exports',
  atOnce: 200,
  heavy: (stage, by, signal) =>
    stage.ask({ by, path: '/api/current_user/export', signal }).then(({ status }) => status),
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  onMainThread: true,
};
