import { askTopics, type TopicLookup } from '../lib/api/ask-topics.ts';

export type { TopicLookup };

/** Long enough that not every letter is asked for. */
const SETTLE_MS = 250;

/** "example.com/a" is one, "Mt. Everest" is none. */
const isAddress = (typed: string): boolean =>
  typed.includes('://') || (!/\s/.test(typed) && typed.slice(1, -1).includes('.'));

/** A text, an address or nothing at all is no topic. */
const isTopic = (typed: string, maxChars: number): boolean =>
  typed !== '' && typed.length <= maxChars && !typed.includes('\n') && !isAddress(typed);

/** Asks what is known of what is being typed, one question at a time: a new one lets go of the one before. */
export class TopicLookups {
  readonly #tell: (found: TopicLookup) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(tell: (found: TopicLookup) => void) {
    this.#tell = tell;
  }

  ask(material: string, language: string, maxChars: number): void {
    this.stop();
    const topic = material.trim();
    if (!isTopic(topic, maxChars)) return;
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
    const found = await askTopics(topic, language, asking.signal);
    if (found) this.#tell(found);
  }
}
