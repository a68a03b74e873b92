import type { Limiter } from '@parlance/ports/limiter';
import { takesPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore } from '../audios.store.ts';

export type PreviewLineDeps = {
  audios: AudioStore;
  limiter: Limiter;
  /** Finds the take or has the line spoken and keeps it: saving the script then finds it there. */
  sayLine(line: {
    userId: string;
    text: string;
    voiceId: string;
    language: string;
    takesPrefix: string;
    signal: AbortSignal;
  }): Promise<Uint8Array<ArrayBuffer>>;
};

/** Speaking is the most expensive thing there is; whoever tries out lines by ear needs far less. */
const PREVIEWS = { name: 'line_previews', max: 30, seconds: 60 };

const LONGEST_LINE_MS = 120_000;

export async function previewLine(
  deps: PreviewLineDeps,
  userId: string,
  id: string,
  { speaker, text }: { speaker: 'HOST' | 'COHOST'; text: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { run } = await ownAudio(deps.audios, userId, id);
  await deps.limiter.take(PREVIEWS, userId);
  const { voices, language } = run.brief;
  const voiceId = speaker === 'HOST' ? voices.host : voices.cohost;
  // Whoever gave up waiting finds the take when they ask again.
  const signal = AbortSignal.timeout(LONGEST_LINE_MS);
  return deps.sayLine({ userId, text, voiceId, language, takesPrefix: takesPrefix(userId, id), signal });
}
