import type { TopicLookup } from '@parlance/contract/topics';
import { LIMITS } from '@parlance/kernel/limits';

export type { TopicLookup };

/** Long enough that not every letter is asked for. */
const SETTLE_MS = 250;

/** A text, an address or nothing at all is no topic. */
const isTopic = (typed: string): boolean =>
  typed !== '' && typed.length <= LIMITS.topicMaxChars && !/\n|:\/\/|^\S+\.\S+$/.test(typed);

/** Asks what is known of what is being typed, one question at a time: a new one lets go of the one before. */
export class TopicLookups {
  readonly #tell: (found: TopicLookup) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(tell: (found: TopicLookup) => void) {
    this.#tell = tell;
  }

  ask(material: string, language: string): void {
    this.stop();
    const topic = material.trim();
    if (!isTopic(topic)) return;
    this.#timer = setTimeout(() => void this.#look(topic, language), SETTLE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  async #look(topic: string, language: string): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const answer = await fetch(`/api/topics?${new URLSearchParams({ topic, language })}`, {
        signal: asking.signal,
      });
      if (answer.ok && !asking.signal.aborted) {
        const found = (await answer.json()) as TopicLookup;
        if (!asking.signal.aborted) this.#tell(found);
      }
    } catch (error) {
      // What is typed can be sent all the same; the server says then what it knows.
      if (!asking.signal.aborted) console.warn('Nothing was learned about the topic', error);
    }
  }
}
