import type { AppErrorCode } from '@parlance/kernel/error-codes';

/** What the program of the tests can be asked. */
export type Trial = {
  echo(value: unknown): unknown;
  surroundings(): { environment: string[]; args: string[]; compiledCode?: string };
  refuse(code: AppErrorCode): void;
  fail(): void;
  steps(count: number, pauseMs: number): void;
  /** Goes on until it is asked to stop. */
  untilStopped(): void;
  hang(): void;
  /** How many bytes it could hold at once. */
  hold(bytes: number): number;
  swellOutsideTheHeap(): void;
  swellInTheHeap(): void;
  exit(code: number): void;
  readFile(descriptor: number): string;
};
