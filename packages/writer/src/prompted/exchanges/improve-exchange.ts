import type { ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { isInScriptOf } from '@parlance/claims/gate/script-of-language';
import { isAppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { type Asking, ask } from '../asking.ts';
import { type DraftLine, type GateRules, lineFaults } from '../gate/chapter-gate.ts';
import type { Fence } from '../prompts/fence.ts';
import type { Exchange } from './exchanges.ts';
import { keepsMeaning } from './keeps-meaning.ts';
import { exchangeMaterial, exchangeShape } from './prompt.ts';

/** What passages may take of a question. */
const PASSAGE_CHARS = 1_500;
const PASSAGE_SHARE = 0.5;

/** What every exchange of one script is asked and judged with. */
export type Session = {
  asking: Asking;
  source: SourceText;
  rules: GateRules;
  instructions: string;
  fence: Fence;
};

const isUnusable = (error: unknown): boolean => isAppError(error) && error.code === 'model.unusable_answer';

const asDraft = ({ speaker, text, sourceRefs }: ScriptLine): DraftLine => ({
  speaker,
  text,
  cites: sourceRefs,
  kind: sourceRefs.length > 0 ? 'fact' : 'reaction',
});

/** The words of the passages that lines rest on. */
const passagesOf = ({ source }: Session, lines: readonly ScriptLine[]) => {
  const wanted = new Set(lines.flatMap(({ sourceRefs }) => sourceRefs));
  return source.passages.filter(({ id }) => wanted.has(id));
};

type Replacement = {
  old: ScriptLine;
  text: string;
  before: ScriptLine | undefined;
  /** The lines around it. */
  beside: readonly ScriptLine[];
};

/** Whether other words may be said in the place of a line: the gate of every model's lines, and the same meaning. */
function mayReplace(session: Session, { old, text, before, beside }: Replacement): boolean {
  const { rules } = session;
  const language = baseLanguage(rules.brief.language);
  const detected = rules.detect(text);
  const passages = passagesOf(session, beside);
  return (
    text !== '' &&
    text !== old.text &&
    isInScriptOf(rules.brief.language, text) &&
    (detected === undefined || detected === language) &&
    lineFaults({ ...asDraft(old), text }, before && asDraft(before), rules).length === 0 &&
    keepsMeaning({
      old: old.text,
      text,
      around: [...beside, ...passages].map((one) => one.text).join('\n'),
      tells: old.sourceRefs.length > 0,
      language,
    })
  );
}

/** What the model would say; nothing when it gave no answer that can be read. */
async function proposalsFor(session: Session, exchange: Exchange, before: ScriptLine | undefined) {
  const { asking, fence, instructions } = session;
  const maxChars = Math.min(PASSAGE_CHARS, asking.model.maxMaterialChars * PASSAGE_SHARE);
  const passages = passagesOf(session, exchange.lines);
  const material = exchangeMaterial(exchange, { passages, before, fence, maxChars });
  try {
    return await ask(asking, exchangeShape(exchange), instructions, material);
  } catch (error) {
    if (isUnusable(error)) return new Map<number, string>();
    throw error;
  }
}

/** The exchange with every line that was said better and may be; the others as they were. */
export async function improved(
  session: Session,
  exchange: Exchange,
  said: readonly ScriptLine[],
): Promise<ScriptLine[]> {
  if (exchange.open.length === 0) return exchange.lines;
  const proposals = await proposalsFor(session, exchange, said.at(-1));
  const heard = new Set(said.map(({ text }) => text));
  const lines: ScriptLine[] = [];
  for (const [at, old] of exchange.lines.entries()) {
    const text = (proposals.get(at) ?? '').replace(/\s+/gu, ' ').trim();
    const before = lines.at(-1) ?? said.at(-1);
    const beside = before ? [before, ...exchange.lines] : exchange.lines;
    const isBetter = !heard.has(text) && mayReplace(session, { old, text, before, beside });
    lines.push(isBetter ? { ...old, text } : old);
  }
  return lines;
}
