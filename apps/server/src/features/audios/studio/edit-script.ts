import type { Delivery, Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { EditedScript } from '@parlance/contract/studio';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { findFaults } from '@parlance/kernel/script-text';
import { faultsAsSaid, linesAsSaid, type Saying } from './as-said.ts';
import type { Asking } from './respell-aside.ts';

/** Lines are named as they came: "lines.0" is the first; what concerns them all is named "lines". */
function fieldsOf(faults: { code: FieldCode; line?: number }[]): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const { code, line } of faults) fields[line === undefined ? 'lines' : `lines.${line - 1}`] ??= code;
  return fields;
}

/** Chapters follow each other, whatever order their lines came in; those without a line are gone. */
function chaptersOf(script: Script, wanted: (number | undefined)[]) {
  const last = Math.max(0, script.chapters.length - 1);
  let now = 0;
  const inOrder = wanted.map((chapter) => {
    now = Math.min(last, Math.max(now, chapter ?? now));
    return now;
  });
  const used = [...new Set(inOrder)];
  return {
    ofLine: inOrder.map((chapter) => used.indexOf(chapter)),
    chapters: used.map((chapter) => ({
      title: script.chapters[chapter]?.title ?? script.title,
      firstLine: inOrder.indexOf(chapter),
    })),
  };
}

function deliveryOf(asked: EditedScript['lines'][number]['delivery']): { delivery?: Delivery } {
  if (!asked) return {};
  const { level_db: levelDb, pause_ms: pauseMs, ...rest } = asked;
  return { delivery: { ...rest, levelDb, pauseMs } };
}

/** The script as the person wants it now. Throws what is wrong with it, by line. */
export async function editScript(
  asking: Asking,
  script: Script,
  source: SourceText,
  { lines }: EditedScript,
  saying: Saying,
): Promise<Script> {
  const spoken = lines.map(({ speaker, text }) => ({
    speaker: script.mode === 'monologue' ? ('HOST' as const) : speaker,
    text,
  }));
  const written = findFaults(spoken, script.mode);
  const faults =
    written.length > 0 ? written : faultsAsSaid(await linesAsSaid(asking, saying, spoken), script.mode);
  if (faults.length > 0) throw new AppError('validation_failed', { fields: fieldsOf(faults) });
  const known = new Set(source.passages.map(({ id }) => id));
  const { ofLine, chapters } = chaptersOf(
    script,
    lines.map(({ chapter }) => chapter),
  );
  // What its author says of a line holds as long as nobody changes it.
  const saidOf = new Map(
    script.lines.map(({ text, kind, basis, unread }) => [text, { kind, basis, unread }]),
  );
  return {
    ...script,
    chapters,
    lines: spoken.map((line, index) => ({
      ...line,
      ...saidOf.get(line.text),
      sourceRefs: (lines[index]?.source_refs ?? []).filter((ref) => known.has(ref)),
      chapter: ofLine[index] ?? 0,
      ...deliveryOf(lines[index]?.delivery),
    })),
  };
}
