import { LiveBytes } from '../live/live-bytes.ts';
import { LiveFeed } from '../live/live-feed.ts';
import { type LiveFormat, liveFormat } from '../live/live-format.ts';
import { IDLE, type PlaybackSource, type PlaybackState } from './playback-state.ts';

/** Landing on the very last frame would end playback at once. */
const END_MARGIN_MS = 250;

/**
 * One recording on one <audio> element. Position and the intent to play outlive a change of source: that is
 * how the live stream gives way to the finished file, and an expired address to a fresh one.
 */
export class Playback {
  #element: HTMLAudioElement | null = null;
  #source: PlaybackSource | null = null;
  /** What a live stream comes by, where the browser takes it piece by piece. */
  #feed: LiveFeed | null = null;
  #state = IDLE;
  /** Where to go as soon as the browser can go there. */
  #resumeMs: number | null = null;
  #frame = 0;
  #stateListeners = new Set<() => void>();
  #positionListeners = new Set<() => void>();

  readonly state = (): PlaybackState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  /** Called at every frame while playing, and after every jump. */
  readonly subscribePosition = (listener: () => void): (() => void) => {
    this.#positionListeners.add(listener);
    this.#watchFrames();
    return () => this.#positionListeners.delete(listener);
  };

  readonly positionMs = (): number => this.#resumeMs ?? (this.#element?.currentTime ?? 0) * 1000;

  /** A ref for the element; returns how to release it. */
  readonly attach = (element: HTMLAudioElement): (() => void) => {
    this.#element = element;
    const handlers: [string, () => void][] = [
      ['loadedmetadata', this.#arrived],
      ['progress', this.#arrived],
      ['durationchange', this.#arrived],
      ['playing', () => this.#set({ waiting: false, failed: false })],
      ['waiting', () => this.#set({ waiting: this.#state.playing })],
      ['timeupdate', this.#arrived],
      ['seeked', this.#tellPosition],
      ['play', () => this.#set({ playing: true, ended: false })],
      ['pause', this.#paused],
      ['ended', this.#ended],
      ['error', () => this.#set({ failed: true, waiting: false })],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    if (this.#source) this.#open(this.#source);
    return () => {
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
      cancelAnimationFrame(this.#frame);
      this.#feed?.close();
      this.#feed = null;
      this.#resumeMs = this.positionMs() || null;
      element.pause();
      element.removeAttribute('src');
      element.load();
      this.#element = null;
    };
  };

  load(source: PlaybackSource): void {
    if (this.#source?.key === source.key) return;
    const at = this.positionMs();
    this.#source = source;
    this.#resumeMs = at > 0 ? at : null;
    this.#set({
      live: source.live,
      durationMs: source.live ? null : (source.durationMs ?? null),
      reachMs: source.live ? 0 : (source.durationMs ?? 0),
      failed: false,
      ready: !source.live,
      waiting: this.#state.playing,
    });
    if (this.#element) this.#open(source);
  }

  /** Where to begin; what has already moved stays where it is. */
  startAt(ms: number): void {
    if (ms > 0 && this.positionMs() === 0) this.#resumeMs = ms;
  }

  readonly play = (): void => {
    const element = this.#element;
    if (!element) {
      // Somebody pressed play before there was anything to play it on: it begins as soon as there is.
      this.#set({ playing: true, ended: false, waiting: true });
      return;
    }
    if (this.#state.ended) this.seek(0);
    this.#set({
      playing: true,
      ended: false,
      waiting: element.readyState < element.HAVE_FUTURE_DATA,
    });
    this.#start();
  };

  readonly pause = (): void => {
    this.#set({ playing: false, waiting: false });
    this.#element?.pause();
  };

  readonly toggle = (): void => (this.#state.playing ? this.pause() : this.play());

  seek(toMs: number): void {
    const lastMs =
      this.#state.durationMs === null ? this.#state.reachMs : this.#state.durationMs - END_MARGIN_MS;
    const element = this.#element;
    // Of a long live stream the browser has let go of what was heard long ago.
    const firstMs =
      this.#feed && element && element.buffered.length > 0 ? element.buffered.start(0) * 1000 : 0;
    const atMs = Math.max(firstMs, Math.min(toMs, lastMs));
    // A live stream that has come to its end can't be gone back in; the finished file soon can.
    if (this.#state.live && element && element.seekable.length > 0 && element.seekable.end(0) === 0) return;
    this.#set({ ended: false });
    if (element && element.readyState >= element.HAVE_METADATA) {
      this.#resumeMs = null;
      element.currentTime = atMs / 1000;
    } else {
      this.#resumeMs = atMs;
    }
    this.#tellPosition();
  }

  skip(byMs: number): void {
    this.seek(this.positionMs() + byMs);
  }

  playFrom(ms: number): void {
    this.seek(ms);
    this.play();
  }

  setRate(rate: number): void {
    this.#set({ rate });
    this.#applyRate();
  }

  #open(source: PlaybackSource): void {
    this.#feed?.close();
    this.#feed = null;
    const format = source.live ? liveFormat() : null;
    if (format) this.#openFeed(source, format);
    else this.#openAddress(source);
  }

  #openFeed(source: PlaybackSource, format: LiveFormat): void {
    const element = this.#element;
    if (!element) return;
    this.#feed = new LiveFeed({
      element,
      format,
      bytes: new LiveBytes(source.url),
      onTaken: this.#arrived,
      onUnusable: () => {
        this.#feed = null;
        this.#openAddress(source);
      },
      onFailed: () => this.#set({ failed: true, waiting: false }),
    });
    this.#applyRate();
    if (this.#state.playing) this.#start();
  }

  /** As browsers read an address: large blocks at a time. */
  #openAddress({ url, live }: PlaybackSource): void {
    const element = this.#element;
    if (!element) return;
    this.#set({ ready: true });
    // Opening a live stream that nobody listens to would hold a connection for nothing.
    element.preload = live && !this.#state.playing ? 'none' : 'metadata';
    // This alone loads it; load() would fetch even what isn't to be fetched yet.
    element.src = url;
    this.#applyRate();
    if (this.#state.playing) this.#start();
  }

  #applyRate(): void {
    if (!this.#element) return;
    this.#element.defaultPlaybackRate = this.#state.rate;
    this.#element.playbackRate = this.#state.rate;
    this.#element.preservesPitch = true;
  }

  #start(): void {
    const element = this.#element;
    if (!element) return;
    this.#feed?.want();
    element.preload = 'auto';
    element.play().catch((reason: unknown) => {
      // A new source ends a pending play() too; only a browser that refuses sound ends the intent.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') this.pause();
    });
  }

  readonly #arrived = (): void => {
    const element = this.#element;
    if (!element) return;
    const { live, durationMs } = this.#state;
    const heardMs = Number.isFinite(element.duration) ? element.duration * 1000 : null;
    const bufferedMs =
      element.buffered.length > 0 ? element.buffered.end(element.buffered.length - 1) * 1000 : 0;
    const known = live ? null : (durationMs ?? heardMs);
    const ready = this.#state.ready || bufferedMs > 0;
    this.#set({
      ready,
      durationMs: known,
      reachMs: known ?? Math.max(bufferedMs, element.currentTime * 1000),
    });
    this.#settleResume();
    this.#tellPosition();
  };

  /** Goes to where the listener was, as soon as the browser knows what it plays. */
  #settleResume(): void {
    const element = this.#element;
    if (!element || this.#resumeMs === null || element.readyState < element.HAVE_METADATA) return;
    const { live, durationMs, playing } = this.#state;
    const wasAtEnd = !live && durationMs !== null && this.#resumeMs >= durationMs - END_MARGIN_MS;
    // What was heard of a live stream has been made, so it will come even if it is not here yet.
    element.currentTime = Math.min(this.#resumeMs, durationMs ?? this.#resumeMs) / 1000;
    this.#resumeMs = null;
    if (wasAtEnd) this.#set({ playing: false, waiting: false, ended: true });
    else if (playing) this.#start();
  }

  readonly #paused = (): void => {
    if (this.#element?.ended) return;
    // The system may pause too: a call, headphones pulled out.
    this.#set({ playing: false, waiting: false });
  };

  readonly #ended = (): void => {
    // The end of a live stream is only the end of what is made so far; the finished file goes on from here.
    if (this.#state.live) this.#set({ waiting: true });
    else this.#set({ playing: false, waiting: false, ended: true });
    this.#tellPosition();
  };

  #set(change: Partial<PlaybackState>): void {
    const next = { ...this.#state, ...change };
    const keys = Object.keys(change) as (keyof PlaybackState)[];
    if (keys.every((key) => next[key] === this.#state[key])) return;
    this.#state = next;
    for (const listener of this.#stateListeners) listener();
    this.#watchFrames();
  }

  readonly #tellPosition = (): void => {
    for (const listener of this.#positionListeners) listener();
  };

  #watchFrames(): void {
    cancelAnimationFrame(this.#frame);
    if (!this.#state.playing || this.#positionListeners.size === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#tellPosition();
      this.#watchFrames();
    });
  }
}
