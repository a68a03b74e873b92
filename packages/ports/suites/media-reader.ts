import { mkdtemp, open as openFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEARING_RATE, type MediaReader } from '../src/media-reader.ts';

const never = new AbortController().signal;
/** Whatever a stranger sent, an answer comes within this. */
const ANSWER_MS = 30_000;
const HOUR_MS = 3_600_000;

type WavHeader = { rate: number; channels: number; bits: number; dataBytes: number };

function wavHeader({ rate, channels, bits, dataBytes }: WavHeader): Buffer {
  const header = Buffer.alloc(44);
  const frameBytes = (channels * bits) / 8;
  header.write('RIFF', 0);
  header.writeUInt32LE(Math.min(0xffff_ffff, 36 + dataBytes), 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(Math.min(0xffff_ffff, rate * frameBytes), 28);
  header.writeUInt16LE(frameBytes & 0xffff, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36);
  header.writeUInt32LE(Math.min(0xffff_ffff, dataBytes), 40);
  return header;
}

/** Quiet for a second, then a tone, in both channels. */
function stereoWav(rate: number, seconds: number): Buffer {
  const sound = new Int16Array(rate * seconds * 2);
  for (let at = rate; at < rate * seconds; at++)
    sound.fill(Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2, at * 2 + 2);
  const header = wavHeader({ rate, channels: 2, bits: 16, dataBytes: sound.byteLength });
  return Buffer.concat([header, Buffer.from(sound.buffer)]);
}

async function all(pieces: AsyncIterable<Float32Array>): Promise<Float32Array> {
  const held: Float32Array[] = [];
  for await (const piece of pieces) held.push(piece);
  return Float32Array.from(held.flatMap((piece) => [...piece]));
}

const playlists: [dialect: string, lines: (other: string) => string[]][] = [
  ['HLS', (other) => ['#EXTM3U', '#EXT-X-TARGETDURATION:9', '#EXTINF:9,', other, '#EXT-X-ENDLIST']],
  ['HLS by address', (other) => ['#EXTM3U', '#EXT-X-TARGETDURATION:9', '#EXTINF:9,', `file://${other}`]],
  ['HLS beside it', () => ['#EXTM3U', '#EXT-X-TARGETDURATION:9', '#EXTINF:9,', 'plain.wav']],
  ['M3U', (other) => ['#EXTM3U', '#EXTINF:9,One', other]],
  ['ffconcat', (other) => ['ffconcat version 1.0', `file '${other}'`]],
  ['concat', (other) => [`file '${other}'`, `file '${other}'`]],
  ['DASH', (other) => ['<?xml version="1.0"?><MPD><Period><BaseURL>', other, '</BaseURL></Period></MPD>']],
  ['PLS', (other) => ['[playlist]', `File1=${other}`, 'NumberOfEntries=1']],
  ['SDP', () => ['v=0', 'o=- 0 0 IN IP4 127.0.0.1', 's=x', 'c=IN IP4 127.0.0.1', 'm=audio 9 RTP/AVP 0']],
  ['SubRip', () => ['1', '00:00:00,000 --> 00:00:09,000', 'Words', '']],
  ['filter script', (other) => [`amovie=${other}`]],
];

/** A recording of a tone in another container than WAV. */
export type SampleRecording = {
  name: string;
  path: () => string;
  seconds: number;
  hasVideo: boolean;
  title?: string;
};

type Samples = { recordings: SampleRecording[]; filmWithoutSound: () => string };

/** What every media reader promises. */
export function mediaReaderSuite(open: () => MediaReader, samples: Samples): void {
  describe('as a media reader', () => {
    let folder = '';
    let wav = '';
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'media-suite-'));
      wav = await put('plain.wav', stereoWav(44_100, 12));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    async function put(name: string, bytes: Uint8Array | string): Promise<string> {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      return file;
    }

    async function expectUnreadable(file: string): Promise<void> {
      const startedAt = performance.now();
      await expect(open().probe(file, never)).rejects.toMatchObject({ code: 'media.unreadable' });
      await expect(all(open().samples(file, never))).rejects.toMatchObject({ code: 'media.unreadable' });
      expect(performance.now() - startedAt).toBeLessThan(2 * ANSWER_MS);
    }

    const refuses = (what: string, name: string, bytes: () => Uint8Array | string) =>
      it(`refuses ${what}`, async () => expectUnreadable(await put(name, bytes())), 3 * ANSWER_MS);

    it('knows how long a recording is and that it is no film', async () => {
      expect(await open().probe(wav, never)).toEqual({ durationMs: 12_000, hasAudio: true, hasVideo: false });
    });

    it('gives mono samples at the hearing rate, every sound at its time', async () => {
      const heard = await all(open().samples(wav, never));
      expect(heard.length / HEARING_RATE).toBeCloseTo(12, 2);
      const onset = heard.findIndex((sample) => Math.abs(sample) > 0.05);
      expect(onset / HEARING_RATE).toBeCloseTo(1, 2);
      const peak = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak).toBeCloseTo(8000 / 32_768, 1);
    });

    it.each(samples.recordings)('reads $name', async ({ path: file, seconds, hasVideo, title }) => {
      const facts = await open().probe(file(), never);
      expect(facts).toMatchObject({ hasAudio: true, hasVideo, ...(title && { title }) });
      expect(Math.abs(facts.durationMs / 1000 - seconds)).toBeLessThan(0.2);
      const heard = await all(open().samples(file(), never));
      expect(Math.abs(heard.length / HEARING_RATE - seconds)).toBeLessThan(0.2);
      const middle = heard.subarray(heard.length / 4, heard.length / 2);
      expect(middle.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    });

    it('says of a film without sound that it has none', async () => {
      const expected = { code: 'media.no_audio' };
      await expect(open().probe(samples.filmWithoutSound(), never)).rejects.toMatchObject(expected);
      await expect(all(open().samples(samples.filmWithoutSound(), never))).rejects.toMatchObject(expected);
    });

    it('reads what is there of a recording that was cut off', async () => {
      const cut = await put('cut.wav', stereoWav(44_100, 12).subarray(0, 44 + 44_100 * 4 * 6));
      expect((await open().probe(cut, never)).durationMs).toBeLessThanOrEqual(6_001);
      const heard = await all(open().samples(cut, never));
      expect(heard.length / HEARING_RATE).toBeCloseTo(6, 1);
    });

    refuses('an empty file', 'empty.mp3', () => '');
    refuses('a text that is called a recording', 'novel.mp3', () => 'It was a dark night. '.repeat(5000));
    refuses('a web page', 'page.wav', () => `<!doctype html><title>x</title>${'<p>Words.</p>'.repeat(500)}`);
    refuses('noise', 'noise.mp4', () =>
      Uint8Array.from({ length: 200_000 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) & 0xff),
    );
    refuses('a header without sound', 'header.wav', () =>
      wavHeader({ rate: 44_100, channels: 2, bits: 16, dataBytes: 1_000_000 }),
    );
    refuses('65,535 channels', 'channels.wav', () =>
      Buffer.concat([
        wavHeader({ rate: 44_100, channels: 65_535, bits: 16, dataBytes: 1e6 }),
        Buffer.alloc(1e6),
      ]),
    );
    refuses('four billion samples a second', 'rate.wav', () =>
      Buffer.concat([
        wavHeader({ rate: 0xffff_fff0, channels: 1, bits: 16, dataBytes: 1e6 }),
        Buffer.alloc(1e6),
      ]),
    );

    it.each(playlists)(
      'refuses a playlist (%s) that is called .mp3, though what it leads to could be read',
      async (_dialect, lines) => {
        await expectUnreadable(await put('list.mp3', lines(wav).join('\n')));
      },
      3 * ANSWER_MS,
    );

    it(
      'refuses a playlist that has a recording behind it',
      async () => {
        const list = `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${wav}\n#EXT-X-ENDLIST\n`;
        await expectUnreadable(
          await put('both.m3u8', Buffer.concat([Buffer.from(list), stereoWav(8000, 2)])),
        );
      },
      3 * ANSWER_MS,
    );

    it('refuses a file that is not there', async () => {
      await expectUnreadable(path.join(folder, 'nowhere.mp3'));
    });

    it('takes a recording of ten hours in pieces, and no more of them than are wanted', async () => {
      const long = path.join(folder, 'long.wav');
      const dataBytes = 10 * 3600 * 16_000 * 2;
      const file = await openFile(long, 'w');
      await file.write(wavHeader({ rate: 16_000, channels: 1, bits: 16, dataBytes }));
      await file.truncate(44 + dataBytes);
      await file.close();
      const startedAt = performance.now();
      expect((await open().probe(long, never)).durationMs).toBe(10 * HOUR_MS);
      const before = process.memoryUsage().rss;
      let taken = 0;
      for await (const piece of open().samples(long, never)) {
        expect(piece.length / HEARING_RATE).toBeLessThanOrEqual(60);
        taken += piece.length;
        // Long enough for a reader that runs ahead to fill the memory.
        await new Promise((resolve) => setTimeout(resolve, 200));
        if (taken >= HEARING_RATE * 20) break;
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
      expect(performance.now() - startedAt).toBeLessThan(ANSWER_MS);
    }, 60_000);

    it('does nothing when nobody listens from the start', async () => {
      const gone = AbortSignal.abort(new Error('not now'));
      await expect(open().probe(wav, gone)).rejects.toThrow('not now');
      await expect(all(open().samples(wav, gone))).rejects.toThrow('not now');
    });

    it('lets go when it is aborted in the middle', async () => {
      const stop = new AbortController();
      const reading = (async () => {
        for await (const _piece of open().samples(wav, stop.signal)) stop.abort(new Error('enough'));
      })();
      await expect(reading).rejects.toThrow('enough');
    });
  });
}
