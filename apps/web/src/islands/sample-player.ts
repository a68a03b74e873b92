import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { clockTime, spokenTime } from '../ui/player/clock.ts';
import { lastBegun } from '../ui/player/last-begun.ts';
import { Playback } from '../ui/player/playback/playback.ts';
import { type Turn, turnsOf } from '../ui/player/transcript/turns.ts';

/** The one that is heard; another one that begins ends it. */
let heard: SamplePlayer | null = null;

/**
 * Plays one sample: a button, a range to seek with and, where there is room for it, the lines as they are said.
 * Nothing is fetched before somebody presses play.
 */
export class SamplePlayer extends HTMLElement {
  readonly #playback = new Playback();
  #audio: HTMLAudioElement | null = null;
  #turns: Turn[] = [];
  #shown = -1;

  connectedCallback(): void {
    this.addEventListener('click', this.#pressed);
    this.#range?.addEventListener('input', this.#sought);
    this.#playback.subscribe(this.#drawState);
    this.#playback.subscribePosition(this.#drawPosition);
  }

  disconnectedCallback(): void {
    if (heard === this) heard = null;
    this.#playback.pause();
  }

  get #range(): HTMLInputElement | null {
    return this.querySelector('input[type="range"]');
  }

  get #durationMs(): number {
    return Number(this.dataset.durationMs);
  }

  readonly #pressed = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-play]')) return;
    this.#load();
    if (heard !== this) heard?.hush();
    heard = this;
    this.#playback.toggle();
  };

  readonly #sought = (): void => {
    this.#load();
    this.#playback.seek(Number(this.#range?.value) * 1000);
  };

  hush(): void {
    this.#playback.pause();
  }

  #load(): void {
    if (this.#audio) return;
    this.#audio = new Audio();
    this.#playback.attach(this.#audio);
    const url = this.dataset.audio ?? '';
    this.#playback.load({ key: url, url, live: false, durationMs: this.#durationMs });
    if (this.querySelector('[data-lines]')) void this.#fetchLines();
  }

  async #fetchLines(): Promise<void> {
    try {
      const answer = await fetch(this.dataset.transcript ?? '');
      if (answer.ok) this.#turns = turnsOf(parseVtt(await answer.text()));
    } catch (error) {
      console.warn('The lines could not be loaded', error);
    }
  }

  readonly #drawState = (): void => {
    const { playing, waiting, failed } = this.#playback.state();
    this.toggleAttribute('data-playing', playing);
    this.toggleAttribute('data-waiting', waiting);
    this.toggleAttribute('data-failed', failed);
    for (const button of this.querySelectorAll<HTMLElement>('[data-play]'))
      button.setAttribute(
        'aria-label',
        (playing ? button.dataset.pauseLabel : button.dataset.playLabel) ?? '',
      );
  };

  readonly #drawPosition = (): void => {
    const ms = this.#playback.positionMs();
    this.style.setProperty('--played', `${(Math.min(1, ms / this.#durationMs) * 100).toFixed(2)}%`);
    const time = this.querySelector('[data-time]');
    const clock = clockTime(ms);
    if (time && time.textContent !== clock) {
      time.textContent = clock;
      const range = this.#range;
      if (range) {
        range.value = String(Math.floor(ms / 1000));
        const language = document.documentElement.lang;
        range.setAttribute('aria-valuetext', spokenTime(ms, language));
      }
    }
    this.#drawLines(ms);
  };

  /** The line being said, between the one before and the one after it. */
  #drawLines(ms: number): void {
    const at = lastBegun(this.#turns, ms);
    if (at < 0 || at === this.#shown) return;
    this.#shown = at;
    const lines = this.querySelectorAll<HTMLElement>('[data-line]');
    const first = Math.max(0, Math.min(at - 1, this.#turns.length - lines.length));
    const speakers = [...new Set(this.#turns.map(({ speaker }) => speaker))];
    lines.forEach((line, place) => {
      const turn = this.#turns[first + place];
      line.hidden = !turn;
      if (!turn) return;
      line.toggleAttribute('data-now', first + place === at);
      line.dataset.voice = String(speakers.indexOf(turn.speaker));
      const [name, text] = [line.querySelector('[data-speaker]'), line.querySelector('[data-text]')];
      if (name) name.textContent = turn.speaker;
      if (text) text.textContent = turn.words.map((word) => word.text).join('');
    });
  }
}
