import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet } from 'node-av/lib';
import { DECODERS } from './allowed-formats.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { refused } from './messages.ts';
import type { OpenRecording } from './open-recording.ts';
import { ToMono } from './to-mono.ts';

function openDecoder({ sound }: OpenRecording): CodecContext {
  const codec = Codec.findDecoder(sound.codecpar.codecId);
  if (!codec?.name || !DECODERS.includes(codec.name))
    throw refused('media.unreadable', `no decoder for ${codec?.name ?? sound.codecpar.codecId}`);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(sound.codecpar);
  decoder.pktTimebase = sound.timeBase;
  decoder.threadCount = 1;
  if (decoder.open2Sync(codec) < 0) throw refused('media.unreadable', `${codec.name} can't begin`);
  return decoder;
}

/** Frames that one packet gave; a broken packet gives none. The frame is free again at the next step. */
function* framesOf(decoder: CodecContext, packet: Packet | null, frame: Frame): Generator<Frame> {
  const sent = decoder.sendPacketSync(packet);
  if (sent < 0 && sent !== AVERROR_EAGAIN && sent !== AVERROR_EOF) return;
  while (decoder.receiveFrameSync(frame) >= 0) {
    yield frame;
    frame.unref();
  }
}

/** The recording's packets, one at a time; damage in the middle is skipped, the end is the end. */
function* packetsOf({ container, sound }: OpenRecording): Generator<Packet> {
  const packet = new Packet();
  packet.alloc();
  let brokenInARow = 0;
  for (;;) {
    const answer = container.readFrameSync(packet);
    if (answer === AVERROR_EOF) return;
    if (answer < 0 && ++brokenInARow > MEDIA_LIMITS.maxBrokenPackets) return;
    if (answer < 0) continue;
    brokenInARow = 0;
    if (packet.streamIndex === sound.index) yield packet;
    packet.unref();
  }
}

/** Mono sound at the hearing rate, in pieces as the codec has them; at least one, or the recording is refused. */
export function* decode(recording: OpenRecording): Generator<Float32Array> {
  const decoder = openDecoder(recording);
  const frame = new Frame();
  frame.alloc();
  const toMono = new ToMono();
  let empty = 0;
  let frames = 0;
  const hear = function* (packet: Packet | null): Generator<Float32Array> {
    const before = frames;
    for (const decoded of framesOf(decoder, packet, frame)) {
      frames++;
      yield toMono.convert(decoded);
    }
    empty = frames === before ? empty + 1 : 0;
  };
  for (const packet of packetsOf(recording)) {
    yield* hear(packet);
    if (empty > MEDIA_LIMITS.maxBrokenPackets) break;
  }
  yield* hear(null);
  if (frames === 0) throw refused('media.unreadable', 'not one packet could be decoded');
  yield toMono.finish();
}
