import { AudioEvent, type AudioStatus, audioEvents } from '@parlance/contract/audios';
import { EventSource } from 'eventsource';
import { standingHeaders } from './api.ts';

const FINAL: ReadonlySet<AudioStatus> = new Set(['review', 'ready', 'failed', 'cancelled']);

/** Tabs that are closed leave their places to those that wait. */
const AGAIN_MS = 5_000;

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
  let again: ReturnType<typeof setTimeout> | undefined;

  function open(): EventSource {
    const opened = new EventSource(new URL(address, location.origin), {
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...standingHeaders() } }),
    });
    opened.addEventListener('audio', (message) => {
      const event = AudioEvent.safeParse(JSON.parse(message.data));
      if (!event.success) return;
      if (isSettled(event.data)) opened.close();
      onEvent(event.data);
    });
    // By the standard any answer but a stream is final; where there is no place now, there may be one soon.
    opened.addEventListener('error', ({ code }) => {
      if (code === 429 || code === 503)
        again = setTimeout(() => {
          source = open();
        }, AGAIN_MS);
    });
    return opened;
  }

  let source = open();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
