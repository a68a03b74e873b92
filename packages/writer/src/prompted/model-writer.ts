import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf, type Rendering } from '@parlance/claims/gate/evidence';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { OnLines, Writer } from '@parlance/ports/writer';
import type { Asking } from './asking.ts';
import { assemble, type FinishedPart, scriptLines } from './assemble.ts';
import { budgetFor } from './budget.ts';
import { writeFallbackChapter, writeFallbackScript } from './fallback-chapter.ts';
import type { GateRules } from './gate/chapter-gate.ts';
import { openMeter } from './meter.ts';
import { type Episode, isOwnKnowledge, type Progress, partTask, soundPlan, spokenMs } from './plan-parts.ts';
import { newFence, recitesAny } from './prompts/fence.ts';
import { type PartTask, partInstructions } from './prompts/script.ts';
import { ONE_TELLS, type Shares } from './shares.ts';
import { welcomeLines } from './welcome.ts';
import { type Writing, type WrittenPart, writePart } from './write-part.ts';

type Options = {
  model: LanguageModel;
  /** Reads what the first one could not read. */
  second?: LanguageModel | undefined;
  /** Writes what the model can't or what nobody could let pass. */
  fallback: Writer;
  detector: LanguageDetector;
  /** How much of a conversation each of the two says. */
  shares?: Shares;
  /** For all questions of one script; what is missing then is written by the fallback. */
  deadlineMs?: number;
  /** Told whenever the fallback steps in: the person gets their audio, the operator should know why. */
  onTrouble?(error: Error): void;
};

type Job = { source: SourceText; brief: Brief; signal: AbortSignal; onLines: OnLines };

/** Instructions and the marks around material take some of the room too. */
const ROOM_FOR_MATERIAL = 0.85;
/** A part that broke off goes on so often. */
const MOST_GOING_ON = 2;
const WRITABLE = new Set(LANGUAGES.map(({ code }) => baseLanguage(code)));

const unwritten = (cause: unknown): AppError =>
  new AppError('write.model_unavailable', {
    log: `no model, and nobody else can write this: ${cause instanceof Error ? cause.message : cause}`,
    retry: 'later',
    cause,
  });

/** Writes with a language model, and lets nothing pass that the source does not bear out. */
export function modelWriter(options: Options): Writer {
  const {
    model,
    second,
    fallback,
    detector,
    onTrouble,
    shares = ONE_TELLS,
    deadlineMs = 15 * 60_000,
  } = options;

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

  function rulesIn({ source, brief }: Job) {
    const asked = baseLanguage(brief.language);
    return async (task: PartTask, renderings: readonly Rendering[]): Promise<GateRules> => ({
      brief,
      evidence: await evidenceOf(source, brief, renderings),
      recites: recitesAny([partInstructions(task)], task.fence.mark),
      detect: (text) => detector.detect(text, asked),
      ...(asked === source.language ? {} : { translatesFrom: source.language }),
    });
  }

  /** Part after part, each from what the ones before it really say. */
  async function writeEpisode(job: Job, asking: Asking): Promise<Script> {
    const { source, brief, signal } = job;
    const episode: Episode = {
      source,
      brief,
      budget: budgetFor(source, brief),
      shares,
      fence: newFence(),
      maxChars: Math.floor(model.maxMaterialChars * ROOM_FOR_MATERIAL),
    };
    const finished: FinishedPart[] = [];
    let progress: Progress = { said: [], plan: [], end: '', renderings: [] };
    let gone: AppError | undefined;
    const chapters = (): number => finished.reduce((sum, { titles }) => sum + titles.length, 0);
    const rulesFor = rulesIn(job);
    let evidence: ReturnType<typeof rulesFor> | undefined;
    const writing: Writing = {
      asking,
      stop: signal,
      second,
      source,
      // A book takes seconds to read; only names of another language make it another reading.
      rulesFor: async (task, renderings) => {
        if (renderings.length > 0) return rulesFor(task, renderings);
        evidence ??= rulesFor(task, renderings);
        return { ...(await evidence), recites: recitesAny([partInstructions(task)], task.fence.mark) };
      },
      welcome: welcomeLines(brief, { seed: source.title ?? '', isOwnKnowledge: isOwnKnowledge(source) }),
      onTurns: (turns) => {
        if (turns.length > 0) job.onLines(scriptLines(turns));
      },
      onTrouble,
    };

    function keep(written: WrittenPart): void {
      // Turns before any name of a chapter belong to one without a name.
      const titles = written.titles.length > 0 || chapters() > 0 ? written.titles : [''];
      finished.push({ ...written, titles, isFallback: false });
      progress = {
        ...progress,
        said: [...progress.said, ...written.turns],
        renderings: written.renderings,
        end: progress.end || written.answer.end,
      };
    }

    const untold = (passages: readonly Passage[]): Passage[] => {
      const told = new Set(progress.said.flatMap(({ cites }) => cites));
      const left = passages.filter(({ id }) => !told.has(id));
      return left.some(({ kind }) => kind !== 'heading') ? left : [...passages];
    };

    /** A part, and what is missing where its answer broke off; says whether the part is whole. */
    async function writeOn(task: PartTask): Promise<boolean> {
      let asked = task;
      for (let going = 0; going <= MOST_GOING_ON; going++) {
        const written = await unlessTrouble(job, asking, () => writePart(writing, asked, chapters()));
        if (isAppError(written) && written.code !== 'model.unusable_answer') gone = written;
        if (written === undefined || isAppError(written)) return false;
        keep(written);
        if (written.isWhole) return true;
        const ms =
          task.targetMs - spokenMs(progress.said, brief.language) + spokenMs(task.said, brief.language);
        asked = partTask(episode, task.at, progress, { passages: untold(task.passages), ms });
      }
      return false;
    }

    /** What the model did not write, from the same passages, in the text's own words. */
    async function writeFallback(task: PartTask): Promise<void> {
      const isLast = task.at === task.of - 1;
      const lines = await writeFallbackChapter({
        fallback,
        source,
        brief,
        passages: progress.said.length > 0 ? untold(task.passages) : task.passages,
        place: { opens: progress.said.length === 0, closes: isLast },
        targetMs: task.targetMs,
        signal,
      });
      if (!lines) {
        if (progress.said.length > 0) return;
        throw unwritten(gone ?? 'no part passed the gate');
      }
      if (lines.length === 0) return;
      const chapter = chapters();
      const turns = lines.map((line, at) => ({ ...line, chapter, at, isUnread: false }));
      job.onLines(scriptLines(turns));
      finished.push({ turns, titles: [task.plan[task.at - 1]?.tells ?? ''], notes: [], isFallback: true });
      progress = { ...progress, said: [...progress.said, ...lines] };
    }

    let answersQuestion = true;
    for (let at = 0; at < episode.budget.parts; at++) {
      const task = partTask(episode, at, progress);
      const isWhole = gone ? false : await writeOn(task);
      if (gone && progress.said.length === 0) return wholeByFallback(job, gone);
      if (!isWhole) await writeFallback(task);
      const answer = finished.findLast((part) => part.answer)?.answer;
      if (answer) answersQuestion = answer.answers_question;
      if (at === 0) {
        const plan = soundPlan(answer?.rest ?? [], {
          source,
          parts: episode.budget.parts,
          said: progress.said,
        });
        progress = { ...progress, plan };
      }
    }
    if (progress.said.length === 0)
      return wholeByFallback(job, gone ?? new AppError('model.unusable_answer', { log: 'not a line' }));
    return assemble({ source, brief, parts: finished, answersQuestion });
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
      const script = await writeEpisode({ source, brief, signal, onLines }, asking);
      const usage = meter.total();
      return usage ? { ...script, usage } : script;
    },
  };
}
