import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { OnLines, Writer } from '@parlance/ports/writer';
import { assemble, type FinishedChapter, scriptLines } from './assemble.ts';
import { disclosed } from './disclosures.ts';
import { chapterTask, type Plan, planEpisode, rulesFor } from './episode.ts';
import { writeFallbackChapter, writeFallbackScript } from './fallback-chapter.ts';
import type { DraftLine } from './gate/chapter-gate.ts';
import { openMeter } from './meter.ts';
import type { ChapterTask } from './prompts/chapter.ts';
import {
  type Asking,
  type Draft,
  draftChapter,
  finishChapter,
  openingDraft,
  standingDraft,
  type Written,
} from './write-chapter.ts';

type Options = {
  model: LanguageModel;
  /** Writes what the model can't or what nobody could let pass. */
  fallback: Writer;
  detector: LanguageDetector;
  /** For all questions of one script; what is missing then is written by the fallback. */
  deadlineMs?: number;
  /** Told whenever the fallback steps in: the person gets their audio, the operator should know why. */
  onTrouble?(error: Error): void;
};

type Job = { source: SourceText; brief: Brief; signal: AbortSignal; onLines: OnLines };

/** A chapter that is drafted, or why it is not. */
type Drafted = { task: ChapterTask; draft: Draft | AppError };

const LOGGED_FAULTS = 5;
const WRITABLE = new Set(LANGUAGES.map(({ code }) => baseLanguage(code)));

const unwritten = (cause: unknown): AppError =>
  new AppError('write.model_unavailable', {
    log: `no model, and nobody else can write this: ${cause instanceof Error ? cause.message : cause}`,
    retry: 'later',
    cause,
  });

/** Writes with a language model, and lets nothing pass that the source does not bear out. */
export function modelWriter({
  model,
  fallback,
  detector,
  onTrouble,
  deadlineMs = 15 * 60_000,
}: Options): Writer {
  /** Gives up on the model, not on the script: anything but a stop from outside or a defect of ours. */
  async function unlessTrouble<T>(job: Job, asking: Asking, work: () => Promise<T>): Promise<T | AppError> {
    try {
      return await work();
    } catch (error) {
      job.signal.throwIfAborted();
      const trouble = asking.signal.aborted
        ? new AppError('model.unavailable', { log: 'the script took too long' })
        : error;
      if (!isAppError(trouble) || !trouble.code.startsWith('model.')) throw error;
      onTrouble?.(trouble);
      return trouble;
    }
  }

  async function wholeByFallback(job: Job, trouble: AppError): Promise<Script> {
    const script = await writeFallbackScript({ ...job, fallback });
    if (!script) throw unwritten(trouble);
    return { ...script, warnings: [...script.warnings, 'writer_fallback'] };
  }

  /** A chapter by the model as far as it may be spoken, else by the fallback. */
  async function finishedLines(
    { source, brief, signal }: Job,
    task: ChapterTask,
    written: Written | AppError,
  ): Promise<Pick<FinishedChapter, 'lines' | 'isFallback'>> {
    const own = isAppError(written) ? undefined : written;
    const closes = task.at === task.plan.length - 1;
    if (own?.lines) return { lines: disclosed(own.lines, task), isFallback: false };
    const unfit = new AppError('model.unusable_answer', {
      log: `chapter ${task.at + 1} did not pass the gate: ${own?.faults.slice(0, LOGGED_FAULTS).join('; ')}`,
    });
    if (own) onTrouble?.(unfit);
    const place = { opens: task.before.length === 0, closes };
    const lines = await writeFallbackChapter({ ...task, fallback, source, brief, place, signal });
    if (!lines) throw unwritten(own ? unfit : written);
    return { lines, isFallback: true };
  }

  /** Chapter after chapter; while one is looked over the next is drafted, if the model takes two questions at once. */
  async function writeEpisode(job: Job, asking: Asking, plan: Plan): Promise<Script> {
    const finished: FinishedChapter[] = [];
    let gone: AppError | undefined;
    const said = () => finished.flatMap(({ lines }) => lines);
    const taskOf = (at: number, before: readonly DraftLine[], open: readonly string[]) => {
      const task = chapterTask(asking, job, plan, at, { said: before, open });
      return { task, rules: rulesFor(detector, job, plan, task) };
    };

    async function draftOf(
      at: number,
      before: readonly DraftLine[],
      open: readonly string[],
    ): Promise<Drafted> {
      const { task, rules } = taskOf(at, before, open);
      const ready =
        at === 0 ? openingDraft(task, rules, { lines: plan.opening, open: plan.outline.open }) : undefined;
      const draft =
        gone ?? ready ?? (await unlessTrouble(job, asking, () => draftChapter(asking, task, rules)));
      return { task, draft };
    }

    /** Makes a chapter stand and tells of it; says whether a draft that goes on from it still does. */
    async function finish({ task, draft }: Drafted): Promise<boolean> {
      const written = isAppError(draft)
        ? draft
        : (gone ?? (await unlessTrouble(job, asking, () => finishChapter(asking, draft))));
      // An answer that can't be used says nothing about the next one.
      if (isAppError(written) && written.code !== 'model.unusable_answer') gone = written;
      if (gone && finished.length === 0) return false;
      const { lines, isFallback } = await finishedLines(job, task, written);
      // From a few thin passages the other writer makes a greeting and a goodbye and nothing between.
      if (lines.length === 0) return false;
      job.onLines(scriptLines(lines, finished.length));
      finished.push({ title: task.title, tells: task.tells, lines, isFallback });
      return !isAppError(written) && !isFallback && written.endsAsDrafted;
    }

    let next: Drafted | undefined;
    let open: readonly string[] = [];
    for (const at of plan.chapters.keys()) {
      const current = next ?? (await draftOf(at, said(), open));
      if (!isAppError(current.draft)) open = current.draft.open;
      const expected = isAppError(current.draft) ? undefined : standingDraft(current.draft);
      const isAhead = (model.questionsAtOnce ?? 1) > 1 && at + 1 < plan.chapters.length && expected;
      const finishing = finish(current);
      const ahead = isAhead ? draftOf(at + 1, [...said(), ...expected], open) : undefined;
      const [goesOn, drafted] = await Promise.all([finishing, ahead]);
      if (gone && finished.length === 0) return wholeByFallback(job, gone);
      // A chapter goes on from what was really said before it, or is drafted again.
      next = goesOn ? drafted : undefined;
    }
    return assemble({ ...job, outline: plan.outline, chapters: finished, rules: taskOf(0, [], []).rules });
  }

  return {
    name: model.name,
    translates: true,
    skill: (language) => (WRITABLE.has(baseLanguage(language)) ? 'full' : 'none'),
    async write(source, brief, signal, onLines = () => {}) {
      signal.throwIfAborted();
      // Whoever has no account yet costs nobody money.
      if (brief.opening) return fallback.write(source, brief, signal);
      if (!source.passages.some(({ kind, text }) => kind !== 'heading' && /\p{L}{2}/u.test(text)))
        throw new AppError('write.source_too_thin', { log: 'no paragraph to write from' });
      const meter = openMeter();
      const asking = { model, meter, signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]) };
      const job: Job = { source, brief, signal, onLines };
      const plan = await unlessTrouble(job, asking, () => planEpisode(asking, source, brief));
      const script =
        plan instanceof AppError ? await wholeByFallback(job, plan) : await writeEpisode(job, asking, plan);
      const usage = meter.total();
      return usage ? { ...script, usage } : script;
    },
  };
}
