/** What the live stream is encoded with, 96 kbit/s. */
const BYTES_A_MS = 12;
/** A worker that hears nothing for longer takes it that nobody listens any more. */
const TELL_EVERY_MS = 3_000;
/** Nobody is about to hear what comes behind so much. */
const PLENTY_MS = 60_000;

type Deps = {
  /** Tells those who speak the audio how much the listener who has least has in hand. */
  tell(audioId: string, inHandMs: number): void;
  now?: () => number;
};

/** One who hears a live stream: plays it from its first byte on, and waits where it ends for now. */
export type StreamListener = {
  /** So many bytes more are on their way to the listener. */
  got(bytes: number): void;
  leave(): void;
};

type Hearing = { gotMs: number; heardMs: number; at: number };

/** Who listens to what is being made in this process, and how soon they come to its end. */
export function openListeners({ tell, now = () => performance.now() }: Deps) {
  const audios = new Map<string, { hearings: Set<Hearing>; timer: NodeJS.Timeout }>();

  function inHandMs(hearing: Hearing): number {
    const { gotMs, heardMs, at } = hearing;
    hearing.at = now();
    hearing.heardMs = Math.min(gotMs, heardMs + hearing.at - at);
    return hearing.gotMs - hearing.heardMs;
  }

  function report(audioId: string): void {
    const hearings = [...(audios.get(audioId)?.hearings ?? [])].filter(({ gotMs }) => gotMs > 0);
    const least = Math.min(...hearings.map(inHandMs));
    if (least < PLENTY_MS) tell(audioId, Math.round(least));
  }

  return (audioId: string): StreamListener => {
    const hearing = { gotMs: 0, heardMs: 0, at: now() };
    const audio = audios.get(audioId) ?? {
      hearings: new Set<Hearing>(),
      timer: setInterval(() => report(audioId), TELL_EVERY_MS).unref(),
    };
    audio.hearings.add(hearing);
    audios.set(audioId, audio);
    return {
      got(bytes) {
        inHandMs(hearing);
        hearing.gotMs += bytes / BYTES_A_MS;
        report(audioId);
      },
      leave() {
        if (!audio.hearings.delete(hearing) || audio.hearings.size > 0) return;
        clearInterval(audio.timer);
        audios.delete(audioId);
      },
    };
  };
}
