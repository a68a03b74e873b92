import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { EditedScript } from '@parlance/contract/studio';
import { remakeCredits } from '@parlance/kernel/credits';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { unspokenMs } from '@parlance/kernel/script-changes';
import type { ObjectStore } from '@parlance/ports/object-store';
import { attemptPrefix, runPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun } from '../audios.store.ts';
import { editScript } from '../edit-script.ts';
import { storedScript, storedSource } from '../stored-artifacts.ts';
import { insertRun, onlyOneAtATime, type StartDeps } from './start-audio.ts';

export type RemakeDeps = StartDeps & {
  store: ObjectStore;
};

/** What stages 1 and 2 would have left, so that the run begins at stage 3. */
async function keepArtifacts(
  store: ObjectStore,
  prefix: string,
  artifacts: { source: SourceText; script: Script },
): Promise<{ source: string; script: string }> {
  const keep = async (name: keyof typeof artifacts) => {
    const key = `${prefix}${name}.json`;
    await store.put(key, new TextEncoder().encode(JSON.stringify(artifacts[name])));
    return key;
  };
  return { source: await keep('source'), script: await keep('script') };
}

const isPremium = ({ options }: StartDeps, voices: { host: string; cohost: string }): boolean =>
  options.voices.some(({ id, tier }) => (id === voices.host || id === voices.cohost) && tier === 'premium');

/**
 * A run with the edited script. It begins at stage 3, where takes of unchanged lines are found and not
 * spoken again; what can be heard now stays until it is done. A script that was not changed starts nothing.
 */
export async function remakeAudio(
  deps: RemakeDeps,
  userId: string,
  id: string,
  edit: EditedScript,
): Promise<AudioWithRun> {
  const both = await ownAudio(deps.audios, userId, id);
  const { audio, run, remake } = both;
  const [source, script] = await Promise.all([storedSource(deps.store, run), storedScript(deps.store, run)]);
  if (audio.status !== 'ready' || !source || !script) throw new AppError('not_ready');
  if (edit.revision !== undefined && edit.revision !== run.id) throw new AppError('script_changed');
  const edited = editScript(script, source, edit);
  if (JSON.stringify(edited.lines) === JSON.stringify(script.lines)) return both;

  const now = deps.clock.now();
  const runId = newId(now.getTime());
  const credits = remakeCredits({
    unspokenMs: unspokenMs(script.lines, edited.lines),
    premium: isPremium(deps, run.brief.voices),
  });
  const prefix = attemptPrefix(userId, id, runId, 0);
  try {
    const artifacts = await keepArtifacts(deps.store, prefix, { source, script: edited });
    await onlyOneAtATime(deps, userId, () =>
      deps.db.transaction(async (tx) => {
        await insertRun(deps, tx, { id: runId, audioId: id, userId, brief: run.brief, artifacts, credits });
        await deps.audios.startRemake(tx, id, runId, now);
      }),
    );
  } catch (error) {
    await deps.store.deletePrefix(prefix);
    throw error;
  }
  if (remake) await deps.store.deletePrefix(runPrefix(remake));
  return ownAudio(deps.audios, userId, id);
}
