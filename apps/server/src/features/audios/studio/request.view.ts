import type { Script } from '@parlance/artifacts/script';
import type { AudioRequest } from '@parlance/contract/studio';
import { formatScript } from '@parlance/kernel/script-text';
import type { AudioWithRun } from '../audios.store.ts';

type Source = AudioWithRun['run']['brief']['source'];

function sourceView(source: Source, uploadIdOf: (key: string) => string | undefined): AudioRequest['source'] {
  if (source.type === 'url') return { ...source, episode: source.episode ?? null };
  if (source.type !== 'files') return source;
  return {
    type: 'files',
    files: source.files.flatMap(({ key, name, bytes }) => {
      const upload_id = uploadIdOf(key);
      return upload_id === undefined ? [] : [{ upload_id, name, bytes }];
    }),
  };
}

/** What was asked for when the audio was first made; a script of one's own as it has become since. */
export const requestView = (
  { audio, run }: AudioWithRun,
  script: Script | undefined,
  uploadIdOf: (key: string) => string | undefined,
): AudioRequest => ({
  source:
    run.brief.source.type === 'script' && script
      ? { type: 'script', script: formatScript(script.lines).trim() }
      : sourceView(run.brief.source, uploadIdOf),
  question: audio.question,
  emphasis: audio.emphasis,
  tone: audio.tone,
  language: audio.language,
  level: audio.level,
  mode: audio.mode,
  length: audio.length,
  voice: audio.voice,
  review: run.review !== null,
});
