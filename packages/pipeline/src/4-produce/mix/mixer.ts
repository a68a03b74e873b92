import { join } from 'node:path';
import type { TakeClip } from '@parlance/artifacts/takes';
import type { Encoder, Mp3Tags } from '@parlance/ports/encoder';
import { toFloats } from '@parlance/sound/int16';
import { resample } from '@parlance/sound/resample';
import { joinBytes } from '../bytes.ts';
import { Leveller } from '../signal/leveller.ts';
import { lineLevelDb, withLevel } from '../signal/line-level.ts';
import { layMurmur } from '../signal/murmur.ts';
import { CLOSING_PAUSE_MS, pauseMs } from '../signal/pauses.ts';
import { MIX_RATE, msOf, samplesOf } from '../signal/rate.ts';
import { composeStings, type Sting, type Stings } from '../signal/sting.ts';
import { trim } from '../signal/trim.ts';
import { LIVE_GAIN_DB, LiveRecording } from './live-recording.ts';
import type { ChapterTitle, Mixed, MixedLine, MixLine, MixPlan, MixTags, Murmur } from './mix.ts';
import { renderMaster } from './render-master.ts';
import { Spool } from './spool.ts';
import { TARGET_LUFS } from './target.ts';

/** An encoder may lose its first 25 ms. */
const LEAD_IN = samplesOf(60);
const MIN_PAUSE_MS = 60;
/** What limiter and encoder hold back, and a little more: whoever hears the first lines live hears them to their end. */
const MIN_FIRST_PAUSE_MS = 150;
const FIRST_LINES = 2;

const floatsOf = ({ samples, sampleRate }: TakeClip): Float32Array =>
  resample(toFloats(samples), sampleRate, MIX_RATE);

/**
 * The synchronous heart of a mix: lays stings, lines and pauses on one time line, which goes to a spool file
 * and to the live stream, which is the finished recording too when it ends as loud as it should. Lives in a
 * process of its own.
 */
export class Mixer {
  readonly #seed: number;
  readonly #language: string;
  readonly #encoder: Encoder;
  readonly #folder: string;
  readonly #spool: Spool;
  readonly #live: LiveRecording;
  readonly #leveller = new Leveller();
  readonly #stings: Stings;
  /** Composed before the first line is there: nobody waits for it then. */
  readonly #intro: Sting;
  readonly #lines: MixedLine[] = [];
  /** The first line, while only parts of it are laid: how many samples of its clip, and how. */
  #begun: { samples: number; from: number; startMs: number; levelDb: number } | undefined;
  /** Where the sting before a line begins, for lines that open a chapter. */
  readonly #stingStartsMs = new Map<number, number>();
  /** Music that still rings, and the end of a line that is spoken over; mixed under whatever is laid next. */
  #ringing = new Float32Array(0);

  constructor(plan: MixPlan, encoder: Encoder, folder: string, stings = composeStings(plan.seed)) {
    this.#seed = plan.seed;
    this.#language = plan.language;
    this.#encoder = encoder;
    this.#folder = folder;
    this.#spool = new Spool(join(folder, 'spool.f32'));
    this.#live = new LiveRecording(encoder, join(folder, 'frames.mp3'));
    this.#stings = stings;
    this.#intro = stings.intro();
  }

  begin(clip: TakeClip, line: MixLine): Uint8Array<ArrayBuffer> {
    if (this.#begun) return joinBytes([this.#goOn(this.#begun, clip, line)]);
    const frames = [this.#layLeadIn()];
    const { samples, from } = trim(floatsOf(clip), 'front');
    const levelDb = lineLevelDb(line, this.#language) + this.#live.steeringDb();
    this.#begun = { samples: clip.samples.length, from, startMs: msOf(this.#spool.length), levelDb };
    frames.push(this.#lay(withLevel(this.#leveller.level(line.speaker, samples), levelDb)));
    return joinBytes(frames);
  }

  #goOn(begun: { samples: number; levelDb: number }, clip: TakeClip, line: MixLine): Uint8Array {
    begun.samples += clip.samples.length;
    return this.#lay(withLevel(this.#leveller.goOn(line.speaker, floatsOf(clip)), begun.levelDb));
  }

  add(clip: TakeClip, line: MixLine, next: MixLine | undefined, under?: Murmur): Uint8Array<ArrayBuffer> {
    const frames = this.#lines.length === 0 && !this.#begun ? [this.#layLeadIn()] : [];
    const { samples, from, startMs } = this.#levelled(clip, line);
    if (under) layMurmur(samples, floatsOf(under.clip), samplesOf(under.atMs) - from);
    const endMs = msOf(this.#spool.length + samples.length);
    this.#lines.push({ startMs, endMs, clipStartMs: startMs - msOf(from) });
    const silenceMs = this.#silenceMs(line, next);
    const spokenOver = Math.min(samplesOf(Math.max(0, -silenceMs)), samples.length >> 1);
    frames.push(this.#lay(samples.slice(0, samples.length - spokenOver)));
    this.#ring(samples.subarray(samples.length - spokenOver));
    // The pause comes at once with its line: what limiter and encoder hold back is then only silence.
    frames.push(this.#lay(new Float32Array(samplesOf(Math.max(0, silenceMs)))));
    frames.push(this.#laySting(line, next));
    return joinBytes(frames);
  }

  finish(tags: MixTags, chapterTitles: ChapterTitle[]): { live: Uint8Array<ArrayBuffer>; mixed: Mixed } {
    const live = joinBytes([this.#layMusic(this.#stings.outro()), this.#live.finish()]);
    const mediaPath = join(this.#folder, 'media.mp3');
    const durationMs = Math.round(msOf(this.#spool.length));
    const chapters = this.#chapters(chapterTitles, durationMs);
    const tag = this.#encoder.tag({ ...tags, chapters });
    const { bytes, ...measured } =
      this.#live.saveIfOnTarget(tag, mediaPath) ?? this.#renderAgain(tag, mediaPath);
    this.#live.close();
    this.#spool.close();
    return {
      live,
      mixed: { mediaPath, mediaBytes: bytes, durationMs, lines: this.#lines, chapters, ...measured },
    };
  }

  /** What is still to be laid of a line, and where all of it begins. */
  #levelled(clip: TakeClip, line: MixLine): { samples: Float32Array; from: number; startMs: number } {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun) {
      const { samples } = trim(floatsOf(clip).subarray(begun.samples), 'back');
      return { ...begun, samples: withLevel(this.#leveller.goOn(line.speaker, samples), begun.levelDb) };
    }
    const { samples, from } = trim(floatsOf(clip));
    const levelDb = lineLevelDb(line, this.#language) + this.#live.steeringDb();
    const levelled = withLevel(this.#leveller.level(line.speaker, samples), levelDb);
    return { samples: levelled, from, startMs: msOf(this.#spool.length) };
  }

  #layLeadIn(): Uint8Array {
    return this.#lay(new Float32Array(LEAD_IN));
  }

  #renderAgain(tag: Uint8Array, path: string): ReturnType<typeof renderMaster> {
    const missingDb = TARGET_LUFS - this.#live.lufs();
    return renderMaster(
      { spool: this.#spool, encoder: this.#encoder, tag, path },
      LIVE_GAIN_DB + (Number.isFinite(missingDb) ? missingDb : 0),
    );
  }

  /** Behind the line that was laid last; below 0 the next one breaks in. */
  #silenceMs(line: MixLine, next: MixLine | undefined): number {
    if (!next) return CLOSING_PAUSE_MS;
    const count = this.#lines.length;
    const drawn = pauseMs(line, next, this.#language, this.#seed + count - 1);
    if (count <= FIRST_LINES) return Math.max(MIN_FIRST_PAUSE_MS, drawn);
    // Nobody talks into the music.
    return next.chapter === line.chapter ? drawn : Math.max(MIN_PAUSE_MS, drawn);
  }

  /** The opening comes behind the first line: whoever listens hears somebody speak at once. */
  #laySting(line: MixLine, next: MixLine | undefined): Uint8Array {
    const count = this.#lines.length;
    const opensChapter = next !== undefined && next.chapter !== line.chapter;
    if (!next || (count > 1 && !opensChapter)) return new Uint8Array(0);
    if (opensChapter) this.#stingStartsMs.set(count, msOf(this.#spool.length));
    return this.#layMusic(count === 1 ? this.#intro : this.#stings.chapter());
  }

  /** Lays a sting up to where speech comes in; the rest rings on. */
  #layMusic({ samples, entry }: Sting): Uint8Array {
    const frames = this.#lay(samples.slice(0, entry));
    this.#ring(samples.subarray(entry));
    return frames;
  }

  /** Lets it sound on under what is laid next. */
  #ring(samples: Float32Array): void {
    const both = new Float32Array(Math.max(samples.length, this.#ringing.length));
    both.set(this.#ringing);
    for (let i = 0; i < samples.length; i++) both[i] = both[i]! + samples[i]!;
    this.#ringing = both;
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
