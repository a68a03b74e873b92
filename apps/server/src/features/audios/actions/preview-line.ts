import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS, PLANS, type Plan } from '@parlance/kernel/limits';
import type { Dictionary, Pronunciation } from '@parlance/kernel/respell';
import type { Limiter } from '@parlance/ports/limiter';
import { type Doors, personKey } from '../../../doors/doors.ts';
import { takesPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore, AudioWithRun } from '../audios.store.ts';
import { dictionaryOf } from '../studio/as-said.ts';
import type { PreviewStore } from '../studio/previews.store.ts';
import { respellTexts } from '../studio/respell-aside.ts';

export type PreviewLineDeps = {
  audios: AudioStore;
  previews: PreviewStore;
  limiter: Limiter;
  doors: Pick<Doors, 'spoken_lines'>;
  clock: Clock;
  planOf(userId: string): Promise<Plan>;
  pronunciationsOf(userId: string): Promise<Pronunciation[]>;
  /** Finds the take or has the line spoken and keeps it: saving the script then finds it there. */
  sayLine(line: {
    text: string;
    dictionary: Dictionary;
    voiceId: string;
    language: string;
    takesPrefix: string;
    beforeSpeaking(characters: number): Promise<void>;
    signal: AbortSignal;
  }): Promise<Uint8Array<ArrayBuffer>>;
};

/** Speaking is the most expensive thing there is; whoever tries out lines by ear needs far less. */
const PREVIEWS = { name: 'line_previews', max: 30, seconds: 60 };

const LONGEST_LINE_MS = 120_000;
const DAY_MS = 24 * 60 * 60_000;

type LinePreview = {
  mp3: Uint8Array<ArrayBuffer>;
  /** Characters that may still be spoken today, and in how many seconds the next day begins. */
  remaining: number;
  secondsLeft: number;
};

/** A script that waits is said as it will be; another edit of what is ready, as words are to be said by now. */
const sayingOf = async ({ pronunciationsOf }: PreviewLineDeps, { audio, run }: AudioWithRun) =>
  audio.status === 'review'
    ? run.brief
    : { ...run.brief, pronunciations: await pronunciationsOf(audio.userId) };

/** Only of what can be edited. A line that was spoken before costs nothing of the day's allowance. */
export async function previewLine(
  deps: PreviewLineDeps,
  userId: string,
  id: string,
  { speaker, text }: { speaker: 'HOST' | 'COHOST'; text: string },
  left: AbortSignal,
): Promise<LinePreview> {
  const both = await ownAudio(deps.audios, userId, id);
  if (both.audio.status !== 'ready' && both.audio.status !== 'review') throw new AppError('not_ready');
  await deps.limiter.take(PREVIEWS, userId);
  const saying = await sayingOf(deps, both);
  const [said = ''] = respellTexts({
    texts: [text],
    language: saying.language,
    dictionary: dictionaryOf(saying),
  });
  if (said.length > LIMITS.scriptLineMaxChars)
    throw new AppError('validation_failed', { fields: { text: 'script_line_too_long_as_said' } });

  const now = deps.clock.now().getTime();
  const day = new Date(now).toISOString().slice(0, 10);
  const secondsLeft = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const max = PLANS[await deps.planOf(userId)].previewChars;
  let counted = 0;
  async function beforeSpeaking(characters: number): Promise<void> {
    const used = await deps.previews.take(userId, day, characters, max);
    if (used === undefined) {
      const remaining = Math.max(0, max - (await deps.previews.usedOn(userId, day)));
      throw new AppError('preview_allowance_used', {
        params: { max, remaining, needed: characters, retry_after_seconds: secondsLeft },
      });
    }
    counted = characters;
  }

  const { voices, language } = both.run.brief;
  const voiceId = speaker === 'HOST' ? voices.host : voices.cohost;
  // Whoever gave up waiting finds the take when they ask again.
  const signal = AbortSignal.timeout(LONGEST_LINE_MS);
  const line = { text, dictionary: dictionaryOf(saying), voiceId, language };
  try {
    using _place = await deps.doors.spoken_lines.enter(personKey(userId), {
      signal: AbortSignal.any([signal, left]),
    });
    const mp3 = await deps.sayLine({ ...line, beforeSpeaking, takesPrefix: takesPrefix(userId, id), signal });
    return { mp3, secondsLeft, remaining: Math.max(0, max - (await deps.previews.usedOn(userId, day))) };
  } catch (error) {
    if (counted > 0) await deps.previews.giveBack(userId, day, counted);
    throw error;
  }
}
