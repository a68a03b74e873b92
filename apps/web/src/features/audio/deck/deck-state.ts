import { create } from 'zustand';
import type { Playback } from '../../../ui/player/playback/playback.ts';

export type Track = {
  audioId: string;
  playback: Playback;
  /** Counts how often its address had to be asked for anew. */
  renewals: number;
};

type DeckState = {
  /** Of the audio page that is open. */
  shown: Track | null;
  /** The last one that was begun; it plays on while its listener looks at other pages. */
  kept: Track | null;
  /** What is heard after it, by id. */
  queue: readonly string[];
};

export const useDeck = create<DeckState>()(() => ({ shown: null, kept: null, queue: [] }));

const { getState, setState } = useDeck;

/** What is heard of the audio already, else a playback of its own. */
export function trackFor(audioId: string, newPlayback: () => Playback): Track {
  const { kept } = getState();
  return kept?.audioId === audioId ? kept : { audioId, playback: newPlayback(), renewals: 0 };
}

/** An audio's page is open. */
export const showTrack = (track: Track): void => setState({ shown: track });

/** The page is gone. */
export function hideTrack(audioId: string): void {
  if (getState().shown?.audioId === audioId) setState({ shown: null });
}

/** Two at once would be noise: what was heard before makes way. */
export function keepShown(): void {
  const { shown, kept } = getState();
  if (!shown || kept?.playback === shown.playback) return;
  kept?.playback.pause();
  setState({ kept: shown });
}

/** Nobody who listens to something else is interrupted. */
export function isAnotherHeard(audioId: string): boolean {
  const { kept } = getState();
  return kept !== null && kept.audioId !== audioId && kept.playback.state().playing;
}

/** Play on a page that is not the audio's own: begins it, or pauses and goes on with what is heard already. */
export function toggleFromAfar(audioId: string, newPlayback: () => Playback): void {
  const { kept } = getState();
  if (kept?.audioId === audioId) {
    kept.playback.toggle();
    return;
  }
  begin(audioId, newPlayback);
}

function begin(audioId: string, newPlayback: () => Playback): void {
  const { kept, queue } = getState();
  kept?.playback.pause();
  const track = trackFor(audioId, newPlayback);
  setState({ kept: track, queue: queue.filter((id) => id !== audioId) });
  track.playback.play();
}

/** To be heard after what waits already; each once. */
export const enqueue = (...ids: readonly string[]): void =>
  setState(({ queue, kept }) => ({
    queue: [...new Set([...queue, ...ids])].filter((id) => id !== kept?.audioId),
  }));

export const dequeue = (audioId: string): void =>
  setState(({ queue }) => ({ queue: queue.filter((id) => id !== audioId) }));

/** One after the other; at once, when nothing is heard. */
export function playInARow(ids: readonly string[], newPlayback: () => Playback): void {
  enqueue(...ids);
  const { kept } = getState();
  if (!kept || kept.playback.state().ended) playNext(newPlayback);
}

/** Goes on with what waits next, in place of what is heard; nothing when nothing waits. */
export function playNext(newPlayback: () => Playback): void {
  const [next] = getState().queue;
  if (next !== undefined) begin(next, newPlayback);
}

/** Puts away what is heard and what waits, if it is this audio or any. */
export function letGo(audioId?: string): void {
  const { kept } = getState();
  setState(({ queue }) => ({ queue: audioId === undefined ? [] : queue.filter((id) => id !== audioId) }));
  if (!kept || (audioId !== undefined && kept.audioId !== audioId)) return;
  kept.playback.pause();
  setState({ kept: null });
}

/** Loads the recording again from a fresh address. */
export function renewTrack(audioId: string): void {
  const renewed = (track: Track | null) =>
    track?.audioId === audioId ? { ...track, renewals: track.renewals + 1 } : track;
  const { shown, kept } = getState();
  // One track in both places stays one.
  const next = renewed(shown);
  setState({ shown: next, kept: kept?.playback === shown?.playback ? next : renewed(kept) });
}

/** What is on the deck, each once. */
export const tracksOf = ({ shown, kept }: Pick<DeckState, 'shown' | 'kept'>): Track[] =>
  [kept, shown].filter(
    (track, index): track is Track => track !== null && !(index === 1 && kept?.playback === track.playback),
  );
