import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel, Question } from '@parlance/ports/language-model';

/** What the answers to a text took, as far as it can be counted. */
export type Replayed = { requests: number; charsIn: number; charsOut: number };

type Replay = LanguageModel & {
  /** A new text begins: what was counted so far is forgotten. */
  begin(): void;
  took(): Replayed;
  /** How many requests had to be waited for, and how much of the last answer, until the first line. */
  waits(): number;
};

/** Nobody has answered a request yet: the run fails, and goes on once its file is there. */
export class MissingAnswer extends Error {}

/** The marks of the fence are drawn anew for each script. */
const MARK = /(<<<(?:END )?[A-Z]+ )[\w-]{12}(>>>)/g;
const unmarked = (text: string): string => text.replace(MARK, '$1MARK$2');

const PIECE_CHARS = 24;

function requestText({ instructions, material, shape }: Question<unknown>): string {
  return `${unmarked(instructions)}

${unmarked(material)}

The answer is one JSON object by this schema:
${JSON.stringify(shape.jsonSchema)}
`;
}

/** Whatever is different in a request makes it another one. */
const hashOf = (request: string): string => createHash('sha256').update(request).digest('hex').slice(0, 16);

/** The object in an answer, whatever a player put around it. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  return JSON.parse(from < 0 ? text : text.slice(from, to + 1));
}

/**
 * A model whose answers are files: "<folder>/answers/<hash of the whole request>.txt". A request that nobody answered is
 * written to "<folder>/requests/<hash>.txt", for somebody who sees nothing else, and fails the run.
 */
export function replayModel(folder: string): Replay {
  let took: Replayed = { requests: 0, charsIn: 0, charsOut: 0 };
  return {
    name: 'replay',
    maxMaterialChars: 600_000,
    begin: () => {
      took = { requests: 0, charsIn: 0, charsOut: 0 };
    },
    took: () => took,
    waits: () => took.requests,
    async ask(question) {
      const { instructions, material, shape, onUsage, onText } = question;
      const request = requestText(question);
      const hash = hashOf(request);
      const file = path.join(folder, 'answers', `${hash}.txt`);
      if (!existsSync(file)) {
        const asked = path.join(folder, 'requests', `${hash}.txt`);
        mkdirSync(path.dirname(asked), { recursive: true });
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(asked, request);
        throw new MissingAnswer(`nobody answered ${asked} yet: the answer belongs into ${file}`);
      }
      const text = readFileSync(file, 'utf8').trim();
      took = {
        requests: took.requests + 1,
        charsIn: took.charsIn + instructions.length + material.length,
        charsOut: took.charsOut + text.length,
      };
      await nextTurn();
      onUsage({ model: 'replay', calls: 1, inputTokens: 0, outputTokens: 0 });
      for (let at = 0; onText && at < text.length; at += PIECE_CHARS) {
        question.signal.throwIfAborted();
        onText(text.slice(at, at + PIECE_CHARS));
        await nextTurn();
      }
      try {
        return shape.parse(objectIn(text));
      } catch (cause) {
        throw new AppError('model.unusable_answer', { log: `${file} has another shape`, cause });
      }
    },
  };
}
