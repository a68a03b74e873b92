import { AudioEvent, type AudioStatus, audioEvents } from '@parlance/contract/audios';
import { EventSource } from 'eventsource';
import { standingHeaders } from './api.ts';

const FINAL: ReadonlySet<AudioStatus> = new Set(['review', 'ready', 'failed', 'cancelled']);

/** True when nothing more will happen to an audio by itself. */
export const isFinal = (status: AudioStatus): boolean => FINAL.has(status);

/** True when neither it nor a new version of it is being made. */
export const isSettled = ({ status, remake }: Pick<AudioEvent, 'status' | 'remake'>): boolean =>
  isFinal(status) && (remake === null || isFinal(remake.status));

/**
 * Follows an audio while it is being made; the latest state comes first, also after a lost connection
 * came back. Ends by itself when nothing more is made. The browser's own EventSource can't send the token.
 */
export function followAudio(audioId: string, onEvent: (event: AudioEvent) => void): () => void {
  const address = audioEvents.path.replace(':id', encodeURIComponent(audioId));
  const source = new EventSource(new URL(address, location.origin), {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...standingHeaders() } }),
  });
  source.addEventListener('audio', (message) => {
    const event = AudioEvent.safeParse(JSON.parse(message.data));
    if (!event.success) return;
    if (isSettled(event.data)) source.close();
    onEvent(event.data);
  });
  return () => source.close();
}
