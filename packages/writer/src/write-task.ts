import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { AppErrorCode } from '@parlance/kernel/error-codes';
import { isAppError } from '@parlance/kernel/errors';
import { WARM_UP } from './warm-up.ts';
import { writeScript } from './writer.ts';

export type WriteTask = { source: SourceText; brief: Brief };

/** Errors lose their class on the way between threads, so a refusal travels as a value. */
export type Outcome =
  | { script: Script }
  | { refused: { code: AppErrorCode; log: string; params: Record<string, string | number> | undefined } };

export function write({ source, brief }: WriteTask): Outcome {
  try {
    return { script: writeScript(source, brief) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { refused: { code: error.code, log: error.message, params: error.params } };
  }
}

/** Compiles every pattern and heats every path once, so that the first person doesn't wait for it. */
export function warm(): void {
  for (const task of WARM_UP) write(task);
}
