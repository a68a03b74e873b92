import type { Script } from '@parlance/artifacts/script';
import { longestInReviewMs, outgrows } from '@parlance/contract/review-limit';
import type { EditedScript } from '@parlance/contract/studio';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { ArtifactKeys } from '../../../db/schema/audios.ts';
import { runPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun, RunRow } from '../audios.store.ts';
import { storedScript, storedSource } from '../runs/stored-artifacts.ts';
import { linesAsSaid } from '../studio/as-said.ts';
import { editScript } from '../studio/edit-script.ts';
import type { Asking } from '../studio/respell-aside.ts';
import { onlyOneAtATime, type StartDeps } from './start-audio.ts';

type SpeakReviewedDeps = StartDeps & { store: ObjectStore };

/** What was set aside when the audio was asked for covers so much speech and no more. */
async function refuseLonger(
  asking: Asking,
  { brief }: RunRow,
  written: Script,
  edited: Script,
): Promise<void> {
  const { source, length } = brief;
  const isOwnScript = source.type === 'script';
  const lines = await linesAsSaid(asking, brief, written.lines);
  const longestMs = longestInReviewMs({ length, isOwnScript, lines });
  if (!outgrows(await linesAsSaid(asking, brief, edited.lines), longestMs)) return;
  throw new AppError('validation_failed', {
    fields: { lines: 'script_longer_than_paid' },
    params: { minutes: Math.floor(longestMs / 60_000) },
  });
}

/** The run goes on, at stage 3, with the script as it was sent; what it says otherwise is checked again. */
export async function speakReviewed(
  deps: SpeakReviewedDeps,
  { audio, run }: AudioWithRun,
  edit: EditedScript,
): Promise<AudioWithRun> {
  const [source, script] = await Promise.all([storedSource(deps.store, run), storedScript(deps.store, run)]);
  if (!source || !script) throw new AppError('not_ready');
  if (edit.revision !== undefined && edit.revision !== run.id) throw new AppError('script_changed');
  const asking = { doors: deps.doors, userId: run.userId };
  // Whoever gave it another title meanwhile keeps that.
  const edited: Script = {
    ...(await editScript(asking, script, source, edit, run.brief)),
    title: audio.title ?? script.title,
  };
  await refuseLonger(asking, run, script, edited);

  // A name of its own: of two who send at once, the one who comes too late must not leave its words here.
  const prefix = `${runPrefix(run)}reviewed-${newId(deps.clock.now().getTime())}/`;
  const artifacts: ArtifactKeys = { ...run.artifacts };
  if (JSON.stringify(edited.lines) !== JSON.stringify(script.lines)) delete artifacts.check;
  if (JSON.stringify(edited) !== JSON.stringify(script)) artifacts.script = `${prefix}script.json`;
  try {
    if (artifacts.script !== run.artifacts.script)
      await deps.store.put(artifacts.script ?? '', new TextEncoder().encode(JSON.stringify(edited)));
    await onlyOneAtATime(deps, run.userId, () =>
      deps.db.transaction(async (tx) => {
        const passed = await deps.audios.passReview(tx, run, artifacts, deps.clock.now());
        if (!passed) throw new AppError('script_changed');
        await deps.enqueue({ runId: run.id, userId: run.userId }, tx);
      }),
    );
  } catch (error) {
    await deps.store.deletePrefix(prefix);
    throw error;
  }
  return ownAudio(deps.audios, run.userId, audio.id);
}
