import { join } from 'node:path';
import type { TakeClip } from '@parlance/artifacts/takes';
import type { Encoder, Mp3Tags } from '@parlance/ports/encoder';
import { toFloats } from '@parlance/sound/int16';
import { resample } from '@parlance/sound/resample';
import { joinBytes } from '../bytes.ts';
import { Leveller } from '../signal/leveller.ts';
import { CLOSING_PAUSE_MS, pauseMs } from '../signal/pauses.ts';
import { MIX_RATE, msOf, samplesOf } from '../signal/rate.ts';
import { composeStings, type Sting } from '../signal/sting.ts';
import { trim } from '../signal/trim.ts';
import { type Feed, LIVE_GAIN_DB, LiveFeed, UnheardFeed } from './live-feed.ts';
import type { ChapterTitle, Mixed, MixedLine, MixLine, MixPlan, MixTags } from './mix.ts';
import { renderMaster } from './render-master.ts';
import { Spool } from './spool.ts';
import { TARGET_LUFS } from './target.ts';

/**
 * The synchronous heart of a mix: lays stings, lines and pauses on one time line, which goes to a spool file
 * for the finished recording and, levelled by guess, to the live stream. Lives in a process of its own.
 */
export class Mixer {
  readonly #seed: number;
  readonly #encoder: Encoder;
  readonly #folder: string;
  readonly #spool: Spool;
  readonly #live: Feed;
  readonly #leveller = new Leveller();
  readonly #stings;
  readonly #lines: MixedLine[] = [];
  /** Where the sting before a line begins, for lines that open a chapter. */
  readonly #stingStartsMs = new Map<number, number>();
  /** Music that still rings; mixed under whatever is laid next. */
  #ringing = new Float32Array(0);

  constructor(plan: MixPlan, encoder: Encoder, folder: string) {
    this.#seed = plan.seed;
    this.#encoder = encoder;
    this.#folder = folder;
    this.#spool = new Spool(join(folder, 'spool.f32'));
    this.#live = plan.unheard ? new UnheardFeed() : new LiveFeed(encoder);
    this.#stings = composeStings(plan.seed);
  }

  start(): Uint8Array<ArrayBuffer> {
    return joinBytes([this.#layMusic(this.#stings.intro())]);
  }

  add(clip: TakeClip, line: MixLine, next: MixLine | undefined): Uint8Array<ArrayBuffer> {
    const trimmed = trim(resample(toFloats(clip.samples), clip.sampleRate, MIX_RATE));
    const startMs = msOf(this.#spool.length);
    const frames = [this.#lay(this.#leveller.level(line.speaker, trimmed.samples))];
    this.#lines.push({ startMs, endMs: msOf(this.#spool.length), clipStartMs: startMs - msOf(trimmed.from) });
    // The pause comes at once with its line: what limiter and encoder hold back is then only silence.
    frames.push(this.#layPause(line, next));
    return joinBytes(frames);
  }

  finish(tags: MixTags, chapterTitles: ChapterTitle[]): { live: Uint8Array<ArrayBuffer>; mixed: Mixed } {
    const live = joinBytes([this.#layMusic(this.#stings.outro()), this.#live.finish()]);
    const mediaPath = join(this.#folder, 'media.mp3');
    const durationMs = Math.round(msOf(this.#spool.length));
    const chapters = this.#chapters(chapterTitles, durationMs);
    const tag = this.#encoder.tag({ ...tags, chapters });
    const liveLufs = this.#live.lufs();
    const gainDb = LIVE_GAIN_DB + (Number.isFinite(liveLufs) ? TARGET_LUFS - liveLufs : 0);
    const { bytes, ...measured } = renderMaster(
      { spool: this.#spool, encoder: this.#encoder, tag, path: mediaPath },
      gainDb,
    );
    this.#spool.close();
    return {
      live,
      mixed: { mediaPath, mediaBytes: bytes, durationMs, lines: this.#lines, chapters, ...measured },
    };
  }

  /** Behind the line that was laid last. */
  #layPause(line: MixLine, next: MixLine | undefined): Uint8Array {
    const count = this.#lines.length;
    const silence = next ? pauseMs(line, next, this.#seed + count - 1) : CLOSING_PAUSE_MS;
    const pause = this.#lay(new Float32Array(samplesOf(silence)));
    if (!next || next.chapter === line.chapter) return pause;
    this.#stingStartsMs.set(count, msOf(this.#spool.length));
    return joinBytes([pause, this.#layMusic(this.#stings.chapter())]);
  }

  /** Lays a sting up to where speech comes in; the rest rings on. */
  #layMusic({ samples, entry }: Sting): Uint8Array {
    const frames = this.#lay(samples.slice(0, entry));
    this.#ringing = samples.slice(entry);
    return frames;
  }

  /** The one way onto the time line. */
  #lay(samples: Float32Array): Uint8Array {
    const under = this.#ringing.subarray(0, samples.length);
    for (let i = 0; i < under.length; i++) samples[i] = samples[i]! + under[i]!;
    this.#ringing = this.#ringing.slice(under.length);
    this.#spool.append(samples);
    return this.#live.push(samples);
  }

  #chapters(titles: ChapterTitle[], durationMs: number): Mp3Tags['chapters'] {
    const known = titles.filter(({ firstLine }) => firstLine < this.#lines.length);
    const starts = known.map(({ firstLine }, index) =>
      index === 0 ? 0 : Math.round(this.#stingStartsMs.get(firstLine) ?? this.#lines[firstLine]!.startMs),
    );
    return known.map(({ title }, index) => ({
      title,
      startMs: starts[index]!,
      endMs: starts[index + 1] ?? durationMs,
    }));
  }
}
