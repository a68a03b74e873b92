import { type Bytes, joinBytes } from './join-bytes.ts';
import type { LiveFormat, Wrap } from './live-format.ts';
import { bytesPerSecond } from './mpeg-rate.ts';

/** Who begins, or has run dry, gets so much at once: a voice that stops after every word is worse than one that waits. */
const IN_HAND_S = 3;
const DRY_S = 0.25;
/** Both together stay well below what browsers hold of one sound, 12 MB and more. */
const MOST_AHEAD_S = 240;
const KEPT_BEHIND_S = 600;
/** Let go in one go, not frame by frame. */
const FORGOTTEN_AT_ONCE_S = 60;
/** Where a browser holds less. */
const KEPT_AT_LEAST_S = 15;

type Deps = {
  element: HTMLMediaElement;
  format: LiveFormat;
  bytes: { read(signal: AbortSignal): AsyncIterable<Bytes> };
  /** More can be heard. */
  onTaken: () => void;
  /** The browser does not take what it said it takes. */
  onUnusable: () => void;
  onFailed: () => void;
};

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Resolves at the first of these events, or when nobody waits for it any more. */
function nextOf(target: EventTarget, names: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      for (const name of names) target.removeEventListener(name, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    for (const name of names) target.addEventListener(name, done);
    signal.addEventListener('abort', done);
  });
}

/** Takes a recording in the making to an <audio> element as it comes, where an address would be read in large blocks. */
export class LiveFeed {
  readonly #deps: Deps;
  readonly #closing = new AbortController();
  #buffer: SourceBuffer | null = null;
  #wrap: Wrap | null = null;
  #rate = 0;
  #gathered: Bytes[] = [];
  #isWanted = false;
  #wake = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    void this.#run().catch((error: unknown) => {
      if (this.#isClosed) return;
      console.warn('The live stream broke off', error);
      deps.onFailed();
    });
  }

  /** Somebody listens. Before that only as much is fetched as it takes to begin, and no connection is kept. */
  want(): void {
    this.#isWanted = true;
    this.#wake();
  }

  close(): void {
    this.#closing.abort();
    this.#wake();
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  get #endS(): number {
    const { buffered } = this.#deps.element;
    return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  }

  get #aheadS(): number {
    return this.#endS - this.#deps.element.currentTime;
  }

  async #run(): Promise<void> {
    const source = await this.#open();
    if (!source || this.#isClosed) return;
    while (!(await this.#takeAll())) {
      if (this.#isClosed) return;
      if (!this.#isWanted) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (!this.#isClosed && source.readyState === 'open') source.endOfStream();
  }

  async #open(): Promise<MediaSource | null> {
    const { element, format, onUnusable } = this.#deps;
    const source = new format.Source();
    const wrap = format.loadWrap?.() ?? null;
    const address = URL.createObjectURL(source);
    const opened = nextOf(source, ['sourceopen'], this.#closing.signal);
    element.disableRemotePlayback = format.isManaged;
    element.src = address;
    await opened;
    URL.revokeObjectURL(address);
    if (this.#isClosed) return null;
    try {
      this.#wrap = await wrap;
      this.#buffer = source.addSourceBuffer(format.type);
      // Frames hold no times: each goes behind the one before.
      this.#buffer.mode = 'sequence';
      return source;
    } catch (error) {
      console.warn('The browser takes no live sound', error);
      if (!this.#isClosed) onUnusable();
      return null;
    }
  }

  /** True at the end of the recording, false when it was left because nobody listens yet. */
  async #takeAll(): Promise<boolean> {
    for await (const chunk of this.#deps.bytes.read(this.#closing.signal)) {
      this.#rate ||= bytesPerSecond(chunk);
      this.#gathered.push(chunk);
      if (this.#mustGather) continue;
      await this.#handOver();
      if (this.#isClosed) return false;
      await this.#untilThereIsRoom();
      if (!this.#isWanted && this.#aheadS >= IN_HAND_S) return false;
    }
    await this.#handOver();
    return true;
  }

  get #mustGather(): boolean {
    const bytes = this.#gathered.reduce((sum, { length }) => sum + length, 0);
    return this.#aheadS < DRY_S && bytes < IN_HAND_S * this.#rate;
  }

  async #handOver(): Promise<void> {
    const bytes = joinBytes(this.#gathered.splice(0));
    if (bytes.length === 0 || this.#isClosed) return;
    await this.#append(this.#wrap ? joinBytes([...this.#wrap(bytes)]) : bytes);
    if (!this.#isClosed) this.#deps.onTaken();
  }

  async #append(bytes: Bytes): Promise<void> {
    if (bytes.length === 0) return;
    const { element } = this.#deps;
    await this.#forget(element.currentTime - KEPT_BEHIND_S, FORGOTTEN_AT_ONCE_S);
    while (!this.#isClosed) {
      try {
        this.#buffer?.appendBuffer(bytes);
        return await this.#updated();
      } catch (error) {
        if (!isFull(error)) throw error;
      }
      if (!(await this.#forget(element.currentTime - KEPT_AT_LEAST_S, 1))) await this.#moved();
    }
  }

  /** Lets go of what was heard before a moment; false when that is too little to be worth it. */
  async #forget(beforeS: number, leastS: number): Promise<boolean> {
    const { buffered } = this.#deps.element;
    if (buffered.length === 0 || beforeS - buffered.start(0) < leastS) return false;
    this.#buffer?.remove(0, beforeS);
    await this.#updated();
    return true;
  }

  async #untilThereIsRoom(): Promise<void> {
    while (!this.#isClosed && this.#aheadS > MOST_AHEAD_S) await this.#moved();
  }

  #moved(): Promise<void> {
    return nextOf(this.#deps.element, ['timeupdate', 'seeking'], this.#closing.signal);
  }

  #updated(): Promise<void> {
    return this.#buffer ? nextOf(this.#buffer, ['updateend'], this.#closing.signal) : Promise.resolve();
  }
}
