import type { Scene } from '../scene.ts';

let audioId = '';

/** 400 attempts at once to watch one audio, again and again. */
export const eventStreams: Scene = {
  door: 'event_streams',
  atOnce: 400,
  async prepare(stage, heavy) {
    audioId = await stage.makeLongAudio(heavy);
  },
  end: (stage, by) => stage.ask({ by, method: 'POST', path: `/api/audios/${audioId}/cancel` }),
  heavy: (stage, by, signal) =>
    stage.ask({ by, path: `/api/audios/${audioId}/events`, signal }).then(({ status }) => status),
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  onMainThread: true,
};
