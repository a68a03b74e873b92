import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { copyFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilSealed } from '@parlance/isolation/testing/sealed-children';
import { mediaReaderSuite } from '@parlance/ports/suites/media-reader';
import { afterAll, describe, expect, it } from 'vitest';
import { openEncoder } from '../encoder/node-av.ts';
import { makeMedia } from './fixtures/make-media.ts';
import { nodeAvMediaReader } from './node-av.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-reader-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const make = (name: string, wanted: Parameters<typeof makeMedia>[1]) =>
  makeMedia(path.join(folder, name), wanted);

const recordings = [
  { name: 'an MP3', file: make('tone.mp3', { seconds: 3, sound: 'mp3' }), hasVideo: false },
  { name: 'AAC in MP4', file: make('tone.m4a', { seconds: 3, sound: 'aac' }), hasVideo: false },
  { name: 'Opus in Ogg', file: make('tone.ogg', { seconds: 3, sound: 'opus' }), hasVideo: false },
  { name: 'Opus in Matroska', file: make('tone.mkv', { seconds: 3, sound: 'opus' }), hasVideo: false },
  { name: 'a film', file: make('film.mp4', { seconds: 3, sound: 'aac', film: true }), hasVideo: true },
] as const;
const filmWithoutSound = make('mute.mp4', { seconds: 3, film: true });

mediaReaderSuite(nodeAvMediaReader, {
  recordings: recordings.map(({ name, file, hasVideo }) => ({
    name,
    path: () => file,
    seconds: 3,
    hasVideo,
  })),
  filmWithoutSound: () => filmWithoutSound,
});

const never = new AbortController().signal;

describe('nodeAvMediaReader', () => {
  it('reads the title of a tagged MP3', async () => {
    const file = path.join(folder, 'tagged.mp3');
    const tag = openEncoder().tag({
      title: 'Olá, rios',
      artist: 'A',
      album: 'B',
      language: 'por',
      year: '2026',
      comment: '',
      chapters: [],
    });
    await writeFile(file, Buffer.concat([tag, readFileSync(recordings[0].file)]));
    expect(await nodeAvMediaReader().probe(file, never)).toMatchObject({
      title: 'Olá, rios',
      hasVideo: false,
    });
  });

  it('refuses a film whose end, with the index, is missing', async () => {
    const cut = make('cut.mp4', { seconds: 3, sound: 'aac', film: true });
    await truncate(cut, 4_000);
    await expect(nodeAvMediaReader().probe(cut, never)).rejects.toMatchObject({ code: 'media.unreadable' });
  });

  it('is not fooled by an MP4 that claims years of sound', async () => {
    const bytes = readFileSync(recordings[1].file);
    // The length stands this many bytes behind the name of each header.
    const lengthAt = { mvhd: 20, mdhd: 20, tkhd: 24 };
    for (const [name, distance] of Object.entries(lengthAt))
      bytes.writeUInt32BE(0x7fff_ffff, bytes.indexOf(name) + distance);
    const lie = path.join(folder, 'lie.m4a');
    await writeFile(lie, bytes);
    expect((await nodeAvMediaReader().probe(lie, never)).durationMs).toBeLessThan(3_200);
  });

  it.skipIf(process.platform !== 'linux')('decodes behind the seal', async () => {
    for await (const _piece of nodeAvMediaReader().samples(recordings[0].file, never))
      await untilSealed('media-process.ts');
  });

  it('leaves no open file behind', async () => {
    // A copy: the one who wrote the original may still hold it.
    const file = path.join(folder, 'copy.mp3');
    await copyFile(recordings[0].file, file);
    await nodeAvMediaReader().probe(file, never);
    for await (const _piece of nodeAvMediaReader().samples(file, never)) break;
    if (process.platform !== 'linux') return;
    const handles = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    });
    expect(handles.filter((target) => target.startsWith(file))).toEqual([]);
  });
});
