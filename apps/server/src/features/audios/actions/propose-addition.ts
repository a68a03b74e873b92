import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import type { ScriptProposal } from '@parlance/contract/studio';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { ownAudio } from '../audios.policy.ts';
import { storedScript, storedSource } from '../runs/stored-artifacts.ts';
import { deliveryView } from '../studio/delivery.view.ts';
import { priceOf, type RemakeDeps } from './remake-audio.ts';

export type ProposeAdditionDeps = Pick<
  RemakeDeps,
  'audios' | 'store' | 'options' | 'doors' | 'pronunciationsOf'
> & {
  /** The script with the passage told; nothing when it can't be. */
  putIn(script: Script, source: SourceText, passage: Passage): WithPassage | undefined;
  /** The same for one sentence of it. */
  putInSentence(
    script: Script,
    source: SourceText,
    passage: Passage,
    sentence: number,
  ): WithPassage | undefined;
};
type WithPassage = { lines: ScriptLine[]; changed: number[] };

const refused = (code: FieldCode, field = 'passage_id') =>
  new AppError('validation_failed', { fields: { [field]: code } });

const spokenMs = (lines: readonly ScriptLine[]): number =>
  lines.reduce((sum, { text }) => sum + estimateSpeechMs(text), 0);

/** What saving would mean, before anybody saves: the lines, to be read and changed, and their price. */
export async function proposeAddition(
  deps: ProposeAdditionDeps,
  userId: string,
  id: string,
  { passage_id: passageId, sentence }: { passage_id: string; sentence?: number | undefined },
): Promise<ScriptProposal> {
  const { audio, run } = await ownAudio(deps.audios, userId, id);
  const [source, script] = await Promise.all([storedSource(deps.store, run), storedScript(deps.store, run)]);
  if (audio.status !== 'ready' || !source || !script) throw new AppError('not_ready');
  const passage = source.passages.find((each) => each.id === passageId);
  if (!passage) throw refused('invalid');
  // Its own sentences are said, so they have to be in the hosts' language.
  if (source.language !== baseLanguage(script.language)) throw refused('language_differs_from_source');
  const put =
    sentence === undefined
      ? deps.putIn(script, source, passage)
      : deps.putInSentence(script, source, passage, sentence);
  if (!put) throw refused('invalid', sentence === undefined ? 'passage_id' : 'sentence');
  const brief = { ...run.brief, pronunciations: await deps.pronunciationsOf(userId) };
  const { credits } = await priceOf(deps, run, script, { ...script, lines: put.lines }, brief);
  return {
    revision: run.id,
    lines: put.lines.map(({ speaker, text, sourceRefs, chapter, delivery }) => ({
      speaker,
      text,
      source_refs: sourceRefs,
      chapter,
      ...(delivery && { delivery: deliveryView(delivery) }),
    })),
    changed: put.changed,
    credits_required: credits,
    longer_ms: Math.max(0, spokenMs(put.lines) - spokenMs(script.lines)),
  };
}
