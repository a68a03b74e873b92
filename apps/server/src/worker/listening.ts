/** Listeners are told of every three seconds; whoever was not told of for so long has gone. */
const GONE_MS = 10_000;

type Report = { runsDryAt: number; at: number };

/** What web processes tell of people who listen to what is being made. */
export function openListening(now: () => number = () => performance.now()) {
  const reports = new Map<string, Report>();

  function forgetOld(): void {
    for (const [audioId, { at }] of reports) if (now() - at > GONE_MS) reports.delete(audioId);
  }

  return {
    heard(audioId: string, inHandMs: number): void {
      forgetOld();
      reports.set(audioId, { runsDryAt: now() + inHandMs, at: now() });
    },
    /** How much the listener who has least has in hand; undefined while nobody listens. */
    inHandMs(audioId: string): number | undefined {
      const told = reports.get(audioId);
      if (!told || now() - told.at > GONE_MS) return undefined;
      return Math.max(0, told.runsDryAt - now());
    },
  };
}
