/** The service forgets a request after two hours. */
const KEPT_MS = 110 * 60_000;
/** As many lines as several audios have on the way. */
const MOST = 500;

/** Which request said a text in a voice, so that the next one can go on where it ended. */
export class RecentRequests {
  readonly #requests = new Map<string, { id: string; atMs: number }>();

  remember(voiceId: string, text: string, id: string): void {
    const key = keyOf(voiceId, text);
    this.#requests.delete(key);
    this.#requests.set(key, { id, atMs: Date.now() });
    for (const oldest of this.#requests.keys()) {
      if (this.#requests.size <= MOST) break;
      this.#requests.delete(oldest);
    }
  }

  find(voiceId: string, text: string): string | undefined {
    const request = this.#requests.get(keyOf(voiceId, text));
    return request && Date.now() - request.atMs < KEPT_MS ? request.id : undefined;
  }
}

const keyOf = (voiceId: string, text: string): string => `${voiceId} ${text}`;
