import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { OnLines, Writer } from '@parlance/ports/writer';
import type { Asking } from '../asking.ts';
import type { GateRules } from '../gate/chapter-gate.ts';
import { openMeter } from '../meter.ts';
import { newFence, recitesAny } from '../prompts/fence.ts';
import { type Exchange, exchangesOf } from './exchanges.ts';
import { improved, type Session } from './improve-exchange.ts';
import { exchangeInstructions } from './prompt.ts';

type Options = {
  model: LanguageModel;
  /** Writes the script whose lines the model may say better. */
  frame: Writer;
  detector: LanguageDetector;
  /** For all questions of one script; what is left then stays as it was. */
  budgetMs?: number;
  /** For one question. */
  patienceMs?: number;
  /** So many exchanges in a row without one better line, and none is expected any more. */
  giveUpAfter?: number;
  /** Told when the model is away, or gave nothing that could be used: the operator should know. */
  onTrouble?(error: Error): void;
};

const isModelTrouble = (error: unknown): boolean => isAppError(error) && error.code.startsWith('model.');

/**
 * For small models, which can't plan an episode: the frame's script stands, and the model may say its lines better, two
 * or three at a time. Whatever it gives that is not surely as good leaves the line as it was.
 */
export function exchangeWriter(options: Options): Writer {
  const { model, frame, detector, onTrouble } = options;
  const { budgetMs = 5 * 60_000, patienceMs = 90_000, giveUpAfter = 6 } = options;

  async function sessionFor(source: SourceText, brief: Brief, asking: Asking): Promise<Session> {
    const fence = newFence();
    const own = baseLanguage(brief.language);
    const instructions = exchangeInstructions(brief.language);
    const rules: GateRules = {
      brief,
      evidence: await evidenceOf(source, brief, []),
      recites: recitesAny([instructions], fence.mark),
      detect: (text) => detector.detect(text, own),
    };
    return { asking, source, rules, instructions, fence };
  }

  /** One exchange, within its own time; trouble of the model is told and leaves it as it was. */
  async function attempt(
    session: Session,
    exchange: Exchange,
    said: readonly ScriptLine[],
    stops: { outside: AbortSignal; budget: AbortSignal },
  ): Promise<{ lines: ScriptLine[]; isGone: boolean }> {
    const late = AbortSignal.timeout(patienceMs);
    const signal = AbortSignal.any([stops.outside, stops.budget, late]);
    try {
      signal.throwIfAborted();
      const asking = { ...session.asking, signal };
      return { lines: await improved({ ...session, asking }, exchange, said), isGone: false };
    } catch (error) {
      stops.outside.throwIfAborted();
      if (signal.aborted) return { lines: exchange.lines, isGone: stops.budget.aborted };
      if (!isModelTrouble(error)) throw error;
      onTrouble?.(error as AppError);
      return { lines: exchange.lines, isGone: true };
    }
  }

  /** Exchange by exchange, until the script is through or nothing more is to be had of the model. */
  async function goThrough(
    session: Session,
    script: Script,
    stops: { outside: AbortSignal; budget: AbortSignal },
    onLines: OnLines,
  ): Promise<{ lines: ScriptLine[]; isBetter: boolean }> {
    const lines: ScriptLine[] = [];
    let [fruitless, isBetter, isGone] = [0, false, false];
    for (const exchange of exchangesOf(script)) {
      if (isGone || fruitless >= giveUpAfter) break;
      const attempted = await attempt(session, exchange, lines, stops);
      const isChanged = attempted.lines.some((line, at) => line !== exchange.lines[at]);
      if (exchange.open.length > 0) fruitless = isChanged ? 0 : fruitless + 1;
      isBetter ||= isChanged;
      isGone = attempted.isGone;
      lines.push(...attempted.lines);
      onLines(attempted.lines);
    }
    return { lines: [...lines, ...script.lines.slice(lines.length)], isBetter };
  }

  return {
    name: model.name,
    translates: frame.translates,
    skill: (language) => frame.skill(language),
    async write(source, brief, outside, onLines = () => {}) {
      const script = await frame.write(source, brief, outside);
      // Whoever has no account yet is not kept waiting; a plain reading is the source's own words.
      if (brief.opening || frame.skill(brief.language) !== 'full') return script;
      const meter = openMeter();
      const session = await sessionFor(source, brief, { model, meter, signal: outside });
      const stops = { outside, budget: AbortSignal.timeout(budgetMs) };
      const { lines, isBetter } = await goThrough(session, script, stops, onLines);
      const usage = meter.total();
      if (usage && !isBetter)
        onTrouble?.(
          new AppError('model.unusable_answer', { log: `${model.name} said no line better than it was` }),
        );
      return { ...script, lines, ...(usage ? { usage } : {}) };
    },
  };
}
