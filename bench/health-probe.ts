import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Health = { worstMs: number; asked: number; failures: number };

/** Whether others are answered meanwhile, measured where none of the bench's own work gets in between. */
export class HealthProbe {
  readonly #child: ChildProcess;

  constructor(url: string) {
    this.#child = fork(path.join(import.meta.dirname, 'health-probe-process.ts'), [url], { execArgv: [] });
  }

  /** Since it was asked the last time. */
  async read(): Promise<Health> {
    this.#child.send('read');
    const [health] = await once(this.#child, 'message');
    return health;
  }

  stop(): void {
    this.#child.kill();
  }
}
