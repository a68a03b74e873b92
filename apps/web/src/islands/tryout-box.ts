import { type Answer, askTryout as ask, type Problem, type Tryout } from '../lib/api/ask-tryout.ts';
import { forget, readText, STORAGE_KEYS, writeText } from '../lib/storage/storage.ts';
import { Playback } from '../ui/player/playback/playback.ts';
import { primeAudio, takeAudio } from '../ui/player/start/primed-audio.ts';
import { setStartsByItself, startsByItself } from '../ui/player/start/start-by-itself.ts';
import { type TopicLookup, TopicLookups } from './topic-lookups.ts';
import { ideasFor, waitingWord } from './tryout-help.ts';

const LOOK_EVERY_MS = 500;
/** Another visitor's is being made: they take half a minute each. */
const ASK_AGAIN_MS = 3_000;
const ASK_TIMES = 40;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a visitor named is made while they watch, and heard as soon as there is something to hear. */
export class TryoutBox extends HTMLElement {
  readonly #playback = new Playback();
  #audio: HTMLAudioElement | null = null;
  #words: Record<string, string> = {};
  #tryout: Tryout | null = null;
  /** It was asked for by a press on this page, and nothing of it has been heard. */
  #isToStart = false;
  /** Topics to begin with, as the page came. */
  #starters: string[] = [];
  readonly #lookup = new TopicLookups((found) => this.#tellLookup(found));
  /** Counts what was asked for: an answer to an earlier question is nobody's. */
  #asked = 0;
  /** Something of this visitor's is being made, as far as was heard. */
  #isMaking = false;

  connectedCallback(): void {
    this.#words = JSON.parse(this.dataset.words ?? '{}');
    this.#form.addEventListener('submit', this.#submit);
    this.#form.addEventListener('keydown', this.#entered);
    this.#form.addEventListener('input', this.#typed);
    this.#starters = this.#ideas().map((idea) => idea.textContent ?? '');
    this.addEventListener('click', this.#pressed);
    this.addEventListener('change', this.#chose);
    const auto = this.querySelector<HTMLInputElement>('[data-auto]');
    if (auto) auto.checked = startsByItself();
    this.#playback.subscribe(this.#drawSound);
    const kept = readText(STORAGE_KEYS.tryout);
    if (kept) void this.#follow(kept, ++this.#asked);
  }

  disconnectedCallback(): void {
    this.#asked++;
    this.#lookup.stop();
    this.#playback.pause();
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector('form');
    if (!form) throw new Error('There is nothing to ask with.');
    return form;
  }

  get #field(): HTMLTextAreaElement {
    return this.#form.elements.namedItem('material') as HTMLTextAreaElement;
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-${name}]`);
  }

  /** Enter sends, as in a field of one line; a pasted text may have many. */
  readonly #entered = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#form.requestSubmit();
  };

  readonly #typed = (): void => {
    this.#allow(true);
    this.#tellFault('');
    const { language = '', topicMaxChars } = this.dataset;
    this.#lookup.ask(this.#field.value, language, Number(topicMaxChars));
  };

  /** While somebody types: what is known here, or that nothing is, before anything is pressed. */
  #tellLookup({ knowledge, topics }: TopicLookup): void {
    const isUnknown = knowledge === 'unknown';
    this.#tellFault(isUnknown ? (this.#words.topic_unknown ?? '') : '');
    this.#allow(!isUnknown);
    this.#suggest(topics);
  }

  #allow(may: boolean): void {
    const button = this.#form.querySelector<HTMLButtonElement>('[type=submit]');
    if (button) button.disabled = !may;
  }

  readonly #pressed = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const idea = target.closest('[data-idea]');
    if (idea) {
      this.#field.value = idea.textContent ?? '';
      this.#lookup.stop();
      this.#allow(true);
      this.#form.requestSubmit();
    }
    if (target.closest('[data-play]')) this.#playback.toggle();
  };

  readonly #chose = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches('[data-auto]'))
      setStartsByItself(target.checked);
  };

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const material = this.#field.value.trim();
    this.#tellFault(material === '' ? (this.#words.required ?? '') : '');
    if (material === '') return this.#field.focus();
    const turn = ++this.#asked;
    this.#lookup.stop();
    const isAfterOwn = this.#isMaking;
    this.#isMaking = true;
    this.#playback.pause();
    // The next one begins at its beginning.
    this.#playback.seek(0);
    // In the press: what is heard later was allowed by it.
    if (!this.#audio) primeAudio();
    this.#isToStart = true;
    this.#tryout = null;
    this.#show(null, this.#words.asking);
    this.#comeIntoView(true);
    const answer = await this.#askForPlace({ material, language: this.dataset.language }, turn, isAfterOwn);
    if (turn !== this.#asked) return;
    if ('problem' in answer) return this.#refuse(answer.problem);
    writeText(STORAGE_KEYS.tryout, answer.tryout.token);
    await this.#follow(answer.tryout.token, turn, answer);
  };

  /** One is made at a time: whoever comes second waits for the first, which may be their own. */
  async #askForPlace(body: object, turn: number, isAfterOwn: boolean): Promise<Answer> {
    for (let times = 1; ; times++) {
      const answer = await ask('/api/tryouts', body);
      const isBusy = 'problem' in answer && answer.problem?.code === 'generation_in_progress';
      if (!isBusy || times === ASK_TIMES || turn !== this.#asked) return answer;
      this.#show(null, this.#words[waitingWord(isAfterOwn)]);
      await sleep(ASK_AGAIN_MS);
    }
  }

  async #follow(token: string, turn: number, first?: Answer): Promise<void> {
    let answer = first ?? (await ask(`/api/tryouts/${encodeURIComponent(token)}`));
    for (;;) {
      if (turn !== this.#asked) return;
      if ('problem' in answer) {
        // Deleted after a day, or taken over by now.
        if (answer.problem?.code === 'not_found') forget(STORAGE_KEYS.tryout);
        return first ? this.#refuse(answer.problem) : undefined;
      }
      const { tryout } = answer;
      if (tryout.status === 'failed' || tryout.status === 'cancelled') return this.#fail(tryout);
      this.#isMaking = tryout.status !== 'ready';
      this.#tryout = tryout;
      this.#show(tryout, this.#wordFor(tryout));
      if (tryout.status === 'ready') return this.#comeIntoView(first);
      await sleep(LOOK_EVERY_MS);
      answer = await ask(`/api/tryouts/${encodeURIComponent(token)}`);
    }
  }

  /** Nothing is called audible before it goes on once it has begun. */
  #wordFor({ status, sound }: Tryout): string | undefined {
    const hasBegun = this.#playback.positionMs() > 0 || this.#playback.state().playing;
    if (status === 'ready') return this.#words[hasBegun ? 'heard' : 'ready'];
    return this.#words[sound && this.#playback.state().ready ? 'listen' : status];
  }

  /** Only for somebody who has just asked for it. */
  #comeIntoView(wanted: unknown): void {
    if (wanted) this.scrollIntoView({ block: 'nearest' });
  }

  #tellFault(fault: string): void {
    const place = this.#part('fault');
    if (place) place.textContent = fault;
    this.#field.setAttribute('aria-invalid', String(fault !== ''));
  }

  #refuse(problem: Problem | null): void {
    const code = problem?.fields?.material ?? problem?.code ?? '';
    this.#hideResult();
    this.#isMaking = false;
    this.#tellFault(this.#words[code] ?? this.#words.failed ?? '');
    this.#suggestNear(code, problem?.params?.nearest);
    if (problem?.fields) this.#field.focus();
  }

  #fail({ error }: Tryout): void {
    forget(STORAGE_KEYS.tryout);
    this.#hideResult();
    const code = error?.code ?? '';
    const isAddress = /^(address|page|file|video|feed|media|transcriber)_/.test(code);
    this.#tellFault(this.#words[isAddress ? 'address' : code] ?? this.#words.failed ?? '');
    this.#isMaking = false;
    this.#suggestNear(code, error?.params?.nearest);
  }

  #suggestNear(code: string, nearest: unknown): void {
    if (code === 'topic_unknown') this.#suggest(String(nearest ?? '').split(' · '));
  }

  #ideas(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-idea]')];
  }

  /** What is known and close to it takes the place of the ideas that were there; where nothing is, they come back. */
  #suggest(near: readonly string[]): void {
    const topics = ideasFor(near, this.#starters);
    this.#ideas().forEach((idea, place) => {
      const topic = topics[place];
      idea.hidden = !topic;
      if (topic) idea.textContent = topic;
    });
  }

  #hideResult(): void {
    const [result, hint, ideas] = ['result', 'hint', 'ideas'].map((name) => this.#part(name));
    if (result) result.hidden = true;
    for (const part of [hint, ideas]) if (part) part.hidden = false;
  }

  #show(tryout: Tryout | null, status: string | undefined): void {
    const [result, hint, ideas, keep] = ['result', 'hint', 'ideas', 'keep'].map((name) => this.#part(name));
    if (result) result.hidden = false;
    for (const part of [hint, ideas]) if (part) part.hidden = true;
    if (keep) keep.hidden = tryout?.status !== 'ready';
    const title = this.#part('title');
    if (title) title.textContent = tryout?.title ?? '';
    this.#tell(status);
    this.#drawLines(tryout?.lines ?? []);
    this.#offerSound(tryout?.sound ?? null);
  }

  #tell(status: string | undefined): void {
    const told = this.#part('status');
    if (told && told.textContent !== status) told.textContent = status ?? '';
  }

  #drawLines(lines: Tryout['lines']): void {
    this.querySelectorAll<HTMLElement>('[data-line]').forEach((place, at) => {
      const line = lines[at];
      place.hidden = !line;
      if (!line) return;
      place.dataset.voice = line.speaker === 'HOST' ? '0' : '1';
      const [name, text] = [place.querySelector('[data-speaker]'), place.querySelector('[data-text]')];
      if (name) name.textContent = line.name;
      if (text) text.textContent = line.text;
    });
  }

  #offerSound(sound: Tryout['sound']): void {
    if (!sound) {
      const button = this.querySelector<HTMLButtonElement>('[data-play]');
      if (button) button.disabled = true;
      return;
    }
    if (!this.#audio) {
      this.#audio = this.appendChild(takeAudio());
      this.#playback.attach(this.#audio);
    }
    const { url, is_live: live, duration_ms: durationMs } = sound;
    // An address is signed anew each time it is given.
    const [key = url] = url.split('?');
    this.#playback.load({ key, url, live, durationMs: durationMs ?? undefined });
  }

  readonly #drawSound = (): void => {
    const { playing, ready } = this.#playback.state();
    this.toggleAttribute('data-playing', playing);
    const button = this.querySelector<HTMLButtonElement>('[data-play]');
    if (button) button.disabled = !(this.#tryout?.sound && ready);
    const label = playing ? button?.dataset.pauseLabel : button?.dataset.playLabel;
    button?.setAttribute('aria-label', label ?? '');
    if (this.#tryout) this.#tell(this.#wordFor(this.#tryout));
    if (ready && this.#tryout?.sound) this.#startByItself();
  };

  #startByItself(): void {
    if (!this.#isToStart) return;
    this.#isToStart = false;
    if (startsByItself()) this.#playback.play();
  }
}
