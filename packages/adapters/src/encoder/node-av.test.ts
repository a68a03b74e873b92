import { encoderSuite } from '@parlance/ports/suites/encoder';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { decodeMp3 } from './fixtures/decode-mp3.ts';
import { openEncoder } from './node-av.ts';

encoderSuite(openEncoder, decodeMp3);

function tone(seconds: number): Uint8Array {
  const stream = openEncoder().openMp3({ sampleRate: 24_000, bitrateKbps: 96 });
  const samples = Float32Array.from({ length: seconds * 24_000 }, (_, i) => 0.1 * Math.sin(i / 10));
  return Buffer.concat([stream.push(samples), stream.finish()]);
}

describe('a file of the FFmpeg encoder', () => {
  const chapters = [
    { title: 'Olá & adeus', startMs: 0, endMs: 1500 },
    { title: '第二章', startMs: 1500, endMs: 4000 },
  ];
  const block = openEncoder().tag({
    title: 'Título – teste',
    artist: 'Someone',
    album: 'Parlance',
    language: 'por',
    year: '2026',
    comment: 'Made by machine.',
    chapters,
  });
  const file = Buffer.concat([block, tone(4)]);

  it('is MP3, 44.1 kHz, mono, 96 kbps, and says its true length', async () => {
    const { format } = await parseBuffer(file, { mimeType: 'audio/mpeg' }, { duration: true });
    expect(format).toMatchObject({ sampleRate: 44_100, numberOfChannels: 1, bitrate: 96_000 });
    expect(format.codec).toMatch(/layer 3/i);
    expect(format.duration).toBeCloseTo(4, 1);
    expect((await decodeMp3(file)).statedSeconds).toBeCloseTo(4, 1);
  });

  it('carries title, artist, album, language, year, comment and chapters in ID3v2.3', async () => {
    const { common, format, native } = await parseBuffer(
      file,
      { mimeType: 'audio/mpeg' },
      { includeChapters: true },
    );
    expect(format.tagTypes).toContain('ID3v2.3');
    expect(common).toMatchObject({
      title: 'Título – teste',
      artist: 'Someone',
      album: 'Parlance',
      language: 'por',
      year: 2026,
    });
    expect(common.comment?.[0]).toMatchObject({ language: 'por', text: 'Made by machine.' });
    expect(
      format.chapters?.map(({ title, start, end }) => ({ title, startMs: start * 1000, endMs: end! * 1000 })),
    ).toEqual(chapters);
    const contents = native['ID3v2.3']?.filter((tag) => tag.id === 'CTOC');
    expect(contents).toHaveLength(1);
  });
});
