import type { Scene } from '../scene.ts';

const alike = '- '.repeat(24);
const items = Array.from({ length: 200 }, (_, at) => ({
  written: `${alike}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26), 97)}`,
  spoken: 'x',
  language: null,
}));
const request = {
  source: { type: 'script', script: Array(30).fill('- '.repeat(1_950)).join('\n') },
  language: 'en-US',
  level: 'beginner',
  mode: 'monologue',
  length: 'short',
  voice: '',
};

/** Two hundred entries that resemble each other, and five prices at once of an hour of dashes. */
export const wordLists: Scene = {
  door: 'word lists',
  atOnce: 5,
  async prepare(stage, by) {
    const options = JSON.parse((await stage.ask({ by, path: '/api/options' })).text) as {
      voices: { id: string; languages: string[] }[];
    };
    request.voice = options.voices.find(({ languages }) => languages.includes('en-US'))?.id ?? '';
    const { status } = await stage.ask({
      by,
      method: 'PUT',
      path: '/api/current_user/pronunciations',
      body: { items },
    });
    if (status !== 200) throw new Error(`pronunciations: ${status}`);
  },
  heavy: (stage, by, signal) =>
    stage
      .ask({ by, method: 'POST', path: '/api/audios/estimate', body: request, signal })
      .then(({ status }) => status),
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  onMainThread: true,
};
