import type { Script } from '@parlance/artifacts/script';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { recordingMs } from '@parlance/language/pace';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { Writer } from '@parlance/ports/writer';
import { exchangeWriter } from '../prompted/exchanges/exchange-writer.ts';
import { modelWriter } from '../prompted/model-writer.ts';
import { TRIAL_LANGUAGES, type TrialLanguage, trialBrief, trialSource } from './trial-texts.ts';
import { watchedModel } from './watched-model.ts';

export type Shortcoming = 'trouble' | 'form' | 'gate' | 'language' | 'few_lines' | 'speed';

export type Found = {
  verdict: 'whole_scripts' | 'single_lines' | 'not_usable';
  /** Why not more. */
  because: Shortcoming | undefined;
  /** The last failure, where it failed outright. */
  trouble: Error | undefined;
  measures: {
    questions: number;
    keptForm: number;
    wholeIn: string[];
    linesAsked: number;
    linesBetter: number;
    tokensPerSecond: number;
    minutesForFour: number | undefined;
  };
};

export type Rules = { leastForm: number; leastLines: number; mostMinutes: number };

type Deps = {
  model: LanguageModel;
  /** Writes the script whose lines the model is asked to say better. */
  frame: Writer;
  detector: LanguageDetector;
  rules: Rules;
  signal: AbortSignal;
  onStep(done: number, total: number): void;
  /** For the script in the first language and the second, and for the lines in each. */
  budgetsMs?: { whole: [number, number]; lines: number };
};

/** Five minutes in all: the first script has most, because a model that is read from the disk is slow once. */
const BUDGETS_MS: NonNullable<Deps['budgetsMs']> = { whole: [150_000, 90_000], lines: 30_000 };
const STEPS = 4;
const FOUR_MINUTES_MS = 4 * 60_000;

/** What a model can't write is nobody else's here. */
const nobody: Writer = {
  name: 'nobody',
  translates: false,
  skill: () => 'none',
  write: () => Promise.reject(new AppError('write.cannot_translate', { log: 'nobody else is asked' })),
};

/**
 * Asks a model for a short script in two languages exactly as the writer does, gate and all, and where one does not
 * come off for better lines of the embedded writer's. What it is called and whose it is plays no part.
 */
export async function qualify(deps: Deps): Promise<Found> {
  const { detector, signal, rules, onStep, budgetsMs = BUDGETS_MS } = deps;
  const watched = watchedModel(deps.model, detector);
  const { seen } = watched;
  const wholeIn: string[] = [];
  let [writingMs, spokenMs, linesBetter, isLate] = [0, 0, 0, false];

  async function whole(language: TrialLanguage, deadlineMs: number): Promise<Script | undefined> {
    const writer = modelWriter({ model: watched.model, fallback: nobody, detector, deadlineMs });
    const began = performance.now();
    try {
      const script = await writer.write(trialSource(language), trialBrief(language), signal);
      writingMs += performance.now() - began;
      return script;
    } catch (error) {
      signal.throwIfAborted();
      if (!isAppError(error)) throw error;
      isLate ||= performance.now() - began >= deadlineMs;
      return undefined;
    }
  }

  async function lines(language: TrialLanguage): Promise<void> {
    const frame = await deps.frame.write(trialSource(language), trialBrief(language), signal);
    const writer = exchangeWriter({
      model: watched.model,
      // The script that is compared with.
      frame: { ...nobody, skill: () => 'full', write: async () => frame },
      detector,
      budgetMs: budgetsMs.lines,
    });
    const script = await writer.write(trialSource(language), trialBrief(language), signal);
    linesBetter += script.lines.filter(({ text }, at) => text !== frame.lines[at]?.text).length;
  }

  for (const [at, language] of TRIAL_LANGUAGES.entries()) {
    onStep(at, STEPS);
    watched.expect(language.slice(0, 2));
    const script = await whole(language, budgetsMs.whole[at] ?? 0);
    // Without a script in the first language the second can't make it good for whole ones.
    if (!script) break;
    wholeIn.push(language);
    spokenMs += script.lines.reduce((sum, { text }) => sum + recordingMs(text, language), 0);
  }
  const minutesForFour = spokenMs > 0 ? ((writingMs / spokenMs) * FOUR_MINUTES_MS) / 60_000 : undefined;
  const form = () => (seen.questions > 0 ? seen.keptForm / seen.questions : 0);
  const isSlow = (minutesForFour ?? 0) > rules.mostMinutes;
  const isWhole = wholeIn.length === TRIAL_LANGUAGES.length && form() >= rules.leastForm && !isSlow;
  const formOfWhole = form();

  for (const [at, language] of isWhole ? [] : TRIAL_LANGUAGES.entries()) {
    onStep(2 + at, STEPS);
    watched.expect(language.slice(0, 2));
    await lines(language);
  }
  onStep(STEPS, STEPS);

  const isOtherLanguage = seen.texts > 0 && seen.otherLanguage * 2 > seen.texts;
  const isOfLines = seen.linesAsked > 0 && linesBetter / seen.linesAsked >= rules.leastLines;
  const verdict = isWhole ? 'whole_scripts' : isOfLines ? 'single_lines' : 'not_usable';

  function because(): Shortcoming | undefined {
    if (isWhole) return undefined;
    if (isOtherLanguage) return 'language';
    if (seen.keptForm === 0 && seen.troubles.length > 0) return 'trouble';
    if (isLate || isSlow) return 'speed';
    if (formOfWhole < rules.leastForm) return 'form';
    return isOfLines ? 'gate' : 'few_lines';
  }

  const why = because();
  return {
    verdict,
    because: why,
    trouble: why === 'trouble' ? seen.troubles.at(-1) : undefined,
    measures: {
      questions: seen.questions,
      keptForm: seen.keptForm,
      wholeIn,
      linesAsked: seen.linesAsked,
      linesBetter,
      tokensPerSecond: seen.answeringMs > 0 ? (seen.outputTokens / seen.answeringMs) * 1_000 : 0,
      minutesForFour,
    },
  };
}
