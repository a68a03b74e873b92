import type { Tryout } from '@parlance/contract/tryouts';

/** As long as a visitor may come back to it. */
export const KEPT_MS = 24 * 60 * 60_000;

type Line = { speaker: 'HOST' | 'COHOST'; text: string };
type Made = Pick<Tryout, 'status' | 'title' | 'waiting' | 'error'> & {
  created_at: string;
  duration_ms: number | null;
  live_url?: string | undefined;
  media_url?: string | undefined;
};
type Names = Record<Line['speaker'], string>;

function soundOf({ live_url, media_url, duration_ms }: Made): Tryout['sound'] {
  if (media_url) return { url: media_url, is_live: false, duration_ms };
  return live_url ? { url: live_url, is_live: true, duration_ms: null } : null;
}

export const tryoutView = (token: string, made: Made, lines: Line[], names: Names): Tryout => ({
  token,
  status: made.status,
  title: made.title,
  waiting: made.waiting,
  lines: lines.map(({ speaker, text }) => ({ speaker, name: names[speaker], text })),
  sound: soundOf(made),
  error: made.error,
  expires_at: new Date(Date.parse(made.created_at) + KEPT_MS).toISOString(),
});
