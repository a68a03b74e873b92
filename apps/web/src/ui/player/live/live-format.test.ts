import { expect, it } from 'vitest';
import { liveFormat } from './live-format.ts';

const sourceFor = (...types: string[]) =>
  ({ isTypeSupported: (type: string) => types.includes(type) }) as unknown as typeof MediaSource;

it('takes frames as they are where it can, in MP4 where it must, and an address where neither goes', () => {
  const plain = sourceFor('audio/mpeg', 'audio/mp4; codecs="mp3"');
  expect(liveFormat({ MediaSource: plain })).toMatchObject({
    Source: plain,
    type: 'audio/mpeg',
    loadWrap: null,
  });
  const wrapped = liveFormat({ MediaSource: sourceFor('audio/mp4; codecs="mp3"') });
  expect(wrapped).toMatchObject({ type: 'audio/mp4; codecs="mp3"', isManaged: false });
  expect(liveFormat({ MediaSource: sourceFor('video/webm') })).toBeNull();
  expect(liveFormat({})).toBeNull();
});

it('takes the managed kind where there is no other', () => {
  const managed = sourceFor('audio/mpeg');
  expect(liveFormat({ ManagedMediaSource: managed })).toMatchObject({ Source: managed, isManaged: true });
});

it('puts every frame into MP4, whatever pieces they come in', async () => {
  const { loadWrap } = liveFormat({ MediaSource: sourceFor('audio/mp4; codecs="mp3"') })!;
  const wrap = await loadWrap!();
  // 96 kbit/s at 44.1 kHz: 313 bytes, header included.
  const frame = new Uint8Array(313);
  frame.set([0xff, 0xfb, 0x70, 0xc4]);
  const stream = new Uint8Array(313 * 10);
  for (let at = 0; at < 10; at++) stream.set(frame, at * 313);
  const text = [stream.slice(0, 700), stream.slice(700)]
    .flatMap((piece) => [...wrap(piece)])
    .map((segment) => String.fromCharCode(...segment))
    .join('');
  expect(text.slice(4, 8)).toBe('ftyp');
  expect(text.split('moof')).toHaveLength(3);
  // The last one waits for what follows it.
  expect(text.split('\xff\xfb\x70\xc4')).toHaveLength(10);
});
