import type { Mp3Stream } from '@parlance/ports/encoder';
import { AV_SAMPLE_FMT_FLTP, AVERROR_EAGAIN, AVERROR_EOF, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import { MONO } from './mono.ts';
import { Upsampler } from './upsampler.ts';

/** What podcast apps expect, whatever the voices gave. */
const MP3_RATE = 44_100;
const FRAME_SAMPLES = 1152;

/**
 * How late a decoder gives a sample: 576 samples of LAME's own, 529 of any decoder's. Players know of it only
 * from a header that a live stream can't have, so the stream begins this much later instead: decoded sample n
 * is sample n given, in every player, live or finished. The price is the first 25 ms.
 */
const CODEC_DELAY = 576 + 529;

/** LAME turns its input down by a factor that depends on the bitrate (measured). */
function lameScale(bitrateKbps: number): number {
  if (bitrateKbps <= 160) return 0.95;
  return bitrateKbps <= 192 ? 0.97 : 1;
}

/** How hard LAME looks for the best place for its noise: a seventh less time than its own setting, and no more noise over the masking threshold (measured on speech). */
const EFFORT = 5;

function openLame(bitrateKbps: number): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBMP3LAME);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = MP3_RATE;
  context.channelLayout = MONO;
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.timeBase = new Rational(1, MP3_RATE);
  context.bitRate = BigInt(bitrateKbps * 1000);
  FFmpegError.throwIfError(context.setOption('compression_level', EFFORT), 'libmp3lame');
  FFmpegError.throwIfError(context.open2Sync(codec), 'libmp3lame');
  return context;
}

function openFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.nbSamples = FRAME_SAMPLES;
  frame.format = AV_SAMPLE_FMT_FLTP;
  frame.sampleRate = MP3_RATE;
  frame.channelLayout = MONO;
  FFmpegError.throwIfError(frame.getBuffer(), 'frame');
  return frame;
}

/**
 * MP3 at a constant bitrate, as bare frames. Constant, because then length and place follow from bytes alone:
 * every player shows the right duration and seeks exactly without a header frame, and a stream whose end is
 * not known yet is the same kind of thing as a finished file.
 */
export class LameStream implements Mp3Stream {
  readonly #upsampler: Upsampler;
  readonly #lame: CodecContext;
  readonly #frame = openFrame();
  readonly #packet = new Packet();
  readonly #gain: number;
  /** The frame being filled. */
  readonly #block = new Float32Array(FRAME_SAMPLES);
  #filled = 0;
  #toSkip = CODEC_DELAY;
  #samplesIn = 0;
  #framesIn = 0;
  #framesOut = 0;
  #ready: Uint8Array[] = [];

  constructor(options: { sampleRate: number; bitrateKbps: number }) {
    this.#upsampler = new Upsampler(options.sampleRate, MP3_RATE);
    this.#lame = openLame(options.bitrateKbps);
    this.#gain = 1 / lameScale(options.bitrateKbps);
    this.#packet.alloc();
  }

  push(samples: Float32Array): Uint8Array {
    this.#fill(this.#upsampler.push(samples));
    return this.#takeReady();
  }

  finish(): Uint8Array {
    this.#fill(this.#upsampler.finish());
    if (this.#filled > 0) this.#encode(this.#block.fill(0, this.#filled));
    this.#drain(null);
    // LAME closes with more padding than there were samples: only frames that hold some are kept.
    const surplus = Math.max(0, this.#framesOut - Math.ceil(this.#samplesIn / FRAME_SAMPLES));
    this.#ready.length = Math.max(0, this.#ready.length - surplus);
    this.#frame.free();
    this.#packet.free();
    this.#lame.freeContext();
    return this.#takeReady();
  }

  #fill(samples: Float32Array): void {
    this.#samplesIn += samples.length;
    let at = Math.min(this.#toSkip, samples.length);
    this.#toSkip -= at;
    while (at < samples.length) {
      const end = Math.min(samples.length, at + FRAME_SAMPLES - this.#filled);
      while (at < end) this.#block[this.#filled++] = samples[at++]! * this.#gain;
      if (this.#filled === FRAME_SAMPLES) this.#encode(this.#block);
    }
  }

  #encode(block: Float32Array): void {
    FFmpegError.throwIfError(this.#frame.makeWritable(), 'frame');
    FFmpegError.throwIfError(this.#frame.fromBuffer(Buffer.from(block.buffer)), 'frame');
    this.#frame.pts = BigInt(this.#framesIn++ * FRAME_SAMPLES);
    this.#filled = 0;
    this.#drain(this.#frame);
  }

  /** Null closes the stream. */
  #drain(frame: Frame | null): void {
    FFmpegError.throwIfError(this.#lame.sendFrameSync(frame), 'encode');
    for (;;) {
      const answer = this.#lame.receivePacketSync(this.#packet);
      if (answer === AVERROR_EAGAIN || answer === AVERROR_EOF) return;
      FFmpegError.throwIfError(answer, 'encode');
      this.#ready.push(Uint8Array.from(this.#packet.data!));
      this.#framesOut++;
      this.#packet.unref();
    }
  }

  #takeReady(): Uint8Array {
    const frames = new Uint8Array(Buffer.concat(this.#ready));
    this.#ready = [];
    return frames;
  }
}
