import type { Scene } from '../scene.ts';

const ask = (chars: number) => ({
  source: {
    type: 'text',
    text: 'The river was low that summer, and people walked across it. '.repeat(chars / 60),
  },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: 'aria-and-noah',
});
const large = ask(220_000);
const small = ask(3_000);

/** Twenty long texts at once. */
export const estimates: Scene = {
  door: 'readings: estimates',
  atOnce: 20,
  async prepare(stage, by) {
    await stage.db.query('delete from attempt_counts');
    const options = JSON.parse((await stage.ask({ by, path: '/api/options' })).text) as {
      pairs: { id: string; languages: string[] }[];
    };
    const pair = options.pairs.find(({ languages }) => languages.includes('en-US'))?.id ?? '';
    large.voice = pair;
    small.voice = pair;
  },
  async heavy(stage, by, signal) {
    await stage.db.query('delete from attempt_counts where random() < 0.01');
    return (await stage.ask({ by, method: 'POST', path: '/api/audios/estimate', body: large, signal }))
      .status;
  },
  light: (stage, by) =>
    stage.ask({ by, method: 'POST', path: '/api/audios/estimate', body: small }).then(({ status }) => status),
  pauseMs: 1_000,
  job: {
    of: 8,
    begin: (stage, by) =>
      stage
        .ask({ by, method: 'POST', path: '/api/audios/estimate', body: small })
        .then(({ status, ms }) => ({ status, doneMs: ms })),
  },
  onMainThread: false,
};
