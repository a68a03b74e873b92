import { fstatSync } from 'node:fs';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AVDISCARD_ALL,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { avGetCodecName, Dictionary, FFmpegError, FormatContext, type Stream } from 'node-av/lib';
import { DECODERS, FORMATS } from './allowed-formats.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { refused } from './messages.ts';

export type OpenRecording = { container: FormatContext; sound: Stream; fileBytes: number };

function options(fd: number): Dictionary {
  return Dictionary.fromObject({
    fd: String(fd),
    // The open file and nothing else: FFmpeg can't open a path, let alone an address, whatever the bytes say.
    protocol_whitelist: 'fd',
    format_whitelist: FORMATS.join(','),
    codec_whitelist: DECODERS.join(','),
    probesize: String(MEDIA_LIMITS.probeBytes),
    formatprobesize: String(1024 * 1024),
    analyzeduration: String(MEDIA_LIMITS.analyzeMs * 1000),
    max_streams: String(MEDIA_LIMITS.maxStreams),
  });
}

const must = (answer: number, what: string): void => {
  if (answer < 0) throw refused('media.unreadable', `${what}: ${new FFmpegError(answer).message}`);
};

/** A cover in a song is no film. */
export const isFilm = (stream: Stream): boolean =>
  stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC);

function checkSound({ codecpar }: Stream): void {
  const { sampleRate, channels } = codecpar;
  const { minSampleRate, maxSampleRate, maxChannels } = MEDIA_LIMITS;
  const sane =
    sampleRate >= minSampleRate && sampleRate <= maxSampleRate && channels >= 1 && channels <= maxChannels;
  if (!sane) throw refused('media.unreadable', `${channels} channels at ${sampleRate} Hz`);
}

export function openRecording(fd: number): OpenRecording {
  const file = fstatSync(fd);
  if (!file.isFile() || file.size === 0) throw refused('media.unreadable', 'no file, or nothing in it');
  const container = new FormatContext();
  container.allocContext();
  must(container.openInputSync('fd:', null, options(fd)), 'open');
  must(container.findStreamInfoSync(null), 'streams');
  const best = container.findBestStream(AVMEDIA_TYPE_AUDIO);
  const sound = container.streams.find((stream) => stream.index === best);
  if (!sound) {
    const code = container.streams.some(isFilm) ? 'media.no_audio' : 'media.unreadable';
    throw refused(code, `${container.iformat?.name} without sound`);
  }
  checkSound(sound);
  for (const stream of container.streams) if (stream.index !== best) stream.discard = AVDISCARD_ALL;
  return { container, sound, fileBytes: file.size };
}

/** Of what every second takes the same bytes, the length is known from the file, whatever its header says. */
function longestMs({ sound, fileBytes }: OpenRecording): number {
  const bitsPerSecond = Number(sound.codecpar.bitRate);
  const isPcm = avGetCodecName(sound.codecpar.codecId)?.startsWith('pcm_');
  return isPcm && bitsPerSecond > 0 ? (fileBytes * 8000) / bitsPerSecond : Number.POSITIVE_INFINITY;
}

export function statedMs(recording: OpenRecording): number {
  const { container, sound, fileBytes } = recording;
  const containerMs = Number(container.duration) / 1000;
  const { num, den } = sound.timeBase;
  const soundMs = (Number(sound.duration) * 1000 * num) / den;
  const stated = [containerMs, soundMs].find((ms) => ms > 0);
  if (stated === undefined) throw refused('media.unreadable', 'a recording of no length');
  const durationMs = Math.min(stated, longestMs(recording));
  if ((fileBytes * 8000) / durationMs < MEDIA_LIMITS.minBitsPerSecond)
    throw refused('media.unreadable', `${durationMs} ms in ${fileBytes} bytes`);
  if (durationMs > MEDIA_LIMITS.maxMs) throw refused('media.too_long', `${durationMs} ms`);
  return Math.round(durationMs);
}
