import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { EditBasis } from '@parlance/contract/audios';
import { isSameScript, unspokenLines, unspokenMs } from '@parlance/contract/script-changes';
import type { EditedScript } from '@parlance/contract/studio';
import { remakeCredits } from '@parlance/kernel/credits';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { ObjectStore } from '@parlance/ports/object-store';
import { attemptPrefix, runPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun, RunRow } from '../audios.store.ts';
import { isPremium } from '../cost.ts';
import { storedScript, storedSource } from '../runs/stored-artifacts.ts';
import { dictionaryOf, linesAsSaid } from '../studio/as-said.ts';
import { editScript } from '../studio/edit-script.ts';
import type { Asking } from '../studio/respell-aside.ts';
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

type Reading = Pick<RemakeDeps, 'store' | 'doors'>;

/** Lines of an edit that were spoken before it was cancelled: their share was paid, and their takes are there. */
async function linesPaidBy({ store, doors }: Reading, remake: RunRow): Promise<Script['lines']> {
  const script = await storedScript(store, remake);
  if (!script) return [];
  let leftMs = remake.spokenMs;
  const paid = script.lines.filter(({ text }, index) => {
    if (!remake.payableLines?.includes(index)) return false;
    leftMs -= estimateSpeechMs(text);
    return leftMs >= 0;
  });
  return linesAsSaid({ doors, userId: remake.userId }, remake.brief, paid);
}

/** For whoever edits: what the price of saving goes by. */
export async function editBasis(
  deps: Reading & Pick<RemakeDeps, 'audios' | 'pronunciationsOf'>,
  { audio, run }: AudioWithRun,
): Promise<EditBasis> {
  const script = await storedScript(deps.store, run);
  const said = script ? await linesSaid(deps, run, script) : [];
  const waits = audio.status === 'review';
  return {
    said: said.map(({ speaker, text }) => ({ speaker, text })),
    pronunciations: (waits ? run.brief.pronunciations : await deps.pronunciationsOf(audio.userId)) ?? [],
    is_measured: dictionaryOf(run.brief).isMeasured,
    speaks_all: run.state === 'done' && run.filesDroppedAt !== null,
  };
}

/** What has been said and paid for: the recording, and what was spoken of edits that were cancelled. */
async function linesSaid(
  deps: Reading & Pick<RemakeDeps, 'audios'>,
  run: RunRow,
  script: Script,
): Promise<Script['lines']> {
  const { doors } = deps;
  const said = await linesAsSaid({ doors, userId: run.userId }, run.brief, script.lines);
  for (const remake of await deps.audios.cancelledRemakes(run))
    said.push(...(await linesPaidBy(deps, remake)));
  return said;
}

type PriceDeps = Reading & Pick<RemakeDeps, 'audios' | 'options'>;

/** Which lines of a script somebody would have to speak, and what that costs. */
export async function priceOf(deps: PriceDeps, run: RunRow, script: Script, edited: Script, brief: Brief) {
  const before = await linesSaid(deps, run, script);
  const said = await linesAsSaid({ doors: deps.doors, userId: run.userId }, brief, edited.lines);
  const unspoken = new Set(unspokenLines(before, said));
  return {
    payableLines: [...said.keys()].filter((index) => unspoken.has(said[index]!)),
    credits: remakeCredits({
      unspokenMs: unspokenMs(before, said),
      premium: isPremium(deps.options, brief.voices),
    }),
  };
}

/** The same words, said the same way: there is nothing to be made again. */
async function isSame(asking: Asking, run: RunRow, script: Script, edited: Script, brief: Brief) {
  if (JSON.stringify(edited.lines) !== JSON.stringify(script.lines)) return false;
  return isSameScript(
    await linesAsSaid(asking, run.brief, script.lines),
    await linesAsSaid(asking, brief, edited.lines),
  );
}

/**
 * A run with the edited script. It begins at stage 3, where takes of unchanged lines are found and not
 * spoken again; what can be heard now stays until it is done. A script that was not changed starts nothing, unless its
 * owner wants a word of it said differently by now.
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
  const brief = { ...run.brief, pronunciations: await deps.pronunciationsOf(userId) };
  const asking = { doors: deps.doors, userId };
  const edited = await editScript(asking, script, source, edit, brief);
  if (await isSame(asking, run, script, edited, brief)) return both;

  await deps.refuseFullStorage(userId);
  const { payableLines, credits } = await priceOf(deps, run, script, edited, brief);
  const now = deps.clock.now();
  const runId = newId(now.getTime());
  const prefix = attemptPrefix(userId, id, runId, 0);
  try {
    const artifacts = await keepArtifacts(deps.store, prefix, { source, script: edited });
    await onlyOneAtATime(deps, userId, () =>
      deps.db.transaction(async (tx) => {
        const made = { id: runId, audioId: id, userId, brief, artifacts, credits, payableLines };
        await insertRun(deps, tx, made);
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
