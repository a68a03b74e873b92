import { type Bytes, joinBytes } from './join-bytes.ts';

/** What comes again after a break, to see that it is the same recording: a few frames. */
const SEAM_BYTES = 2_048;
const AGAIN_MS = 250;
const AGAIN_AT_MOST_MS = 8_000;
/** About half a minute; then its listener is told. */
const TRIES = 8;
const NOT_YET: ReadonlySet<number> = new Set([409, 429]);

type Deps = { fetch: typeof fetch; sleep: (ms: number) => Promise<unknown> };

const BROWSER: Deps = {
  fetch: (input, init) => fetch(input, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** An answer that asking again won't change. */
class Refused extends Error {}

/** Other bytes than those that were heard: the recording was begun anew. */
class Different extends Error {}

const isSame = (some: Bytes, others: Bytes): boolean =>
  some.length === others.length && some.every((byte, at) => byte === others[at]);

/**
 * The bytes of a recording in the making, each once, over as many connections as it takes: after a break it is asked
 * for from where it broke. Reading may be left and begun again.
 */
export class LiveBytes {
  readonly #url: string;
  readonly #deps: Deps;
  #received = 0;
  #tail: Bytes = new Uint8Array(0);

  constructor(url: string, deps: Deps = BROWSER) {
    this.#url = url;
    this.#deps = deps;
  }

  /** Ends where the recording ends, or where it becomes another one. */
  async *read(signal: AbortSignal): AsyncGenerator<Bytes, void> {
    for (let failures = 0; ; ) {
      const before = this.#received;
      try {
        yield* this.#answer(signal);
        // An end is believed when there is nothing behind it: some proxies end what they cut off.
        if (this.#received === before) return;
        failures = 0;
      } catch (error) {
        if (signal.aborted || error instanceof Different) return;
        if (this.#received > before) failures = 0;
        if (error instanceof Refused || ++failures === TRIES) throw error;
        await this.#deps.sleep(Math.min(AGAIN_AT_MOST_MS, AGAIN_MS * 2 ** (failures - 1)));
        if (signal.aborted) return;
      }
    }
  }

  /** What one connection brings beyond what has come already. */
  async *#answer(signal: AbortSignal): AsyncGenerator<Bytes, void> {
    const known = this.#tail;
    const left = new AbortController();
    const leave = () => left.abort();
    signal.addEventListener('abort', leave);
    try {
      const answer = await this.#deps.fetch(this.#urlFrom(this.#received - known.length), {
        signal: left.signal,
        cache: 'no-store',
      });
      if (!answer.ok || !answer.body) throw this.#refusal(answer.status);
      const reader = answer.body.getReader();
      let seam: Bytes[] | null = known.length > 0 ? [] : null;
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        let fresh: Bytes = value;
        if (seam) {
          const joined = joinBytes([...seam, value]);
          seam = [joined];
          if (joined.length < known.length) continue;
          if (!isSame(joined.subarray(0, known.length), known)) throw new Different();
          fresh = joined.subarray(known.length);
          seam = null;
        }
        if (fresh.length === 0) continue;
        this.#remember(fresh);
        yield fresh;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }

  #refusal(status: number): Error {
    const message = `The live stream was answered with ${status}`;
    return status >= 500 || NOT_YET.has(status) ? new Error(message) : new Refused(message);
  }

  #urlFrom(bytes: number): string {
    if (bytes === 0) return this.#url;
    return `${this.#url}${this.#url.includes('?') ? '&' : '?'}from=${bytes}`;
  }

  #remember(fresh: Bytes): void {
    this.#received += fresh.length;
    this.#tail = joinBytes([this.#tail, fresh]).slice(-SEAM_BYTES);
  }
}
