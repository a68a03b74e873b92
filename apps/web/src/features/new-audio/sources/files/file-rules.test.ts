import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../draft/options.fake.ts';
import { acceptedEndings, kindOf, screenFiles } from './file-rules.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 10) => ({ name, size });
const whys = (
  incoming: { name: string; size: number }[],
  present: { bytes: number }[] = [],
  transcribes = true,
) => screenFiles(incoming, present, { limits: OPTIONS.limits, transcribes }).refused.map(({ why }) => why);

it('tells the kind by the ending, whatever its case', () => {
  expect([kindOf('A.PDF'), kindOf('talk.Mp3'), kindOf('film.mp4'), kindOf('run.exe'), kindOf('pdf')]).toEqual(
    ['document', 'audio', 'video', undefined, undefined],
  );
});

it('offers recordings in the file dialog only where they can be listened to', () => {
  expect(acceptedEndings(true).split(',')).toEqual(expect.arrayContaining(['.pdf', '.mp3', '.mp4']));
  expect(acceptedEndings(false).split(',')).toContain('.pdf');
  expect(acceptedEndings(false).split(',')).not.toContain('.mp3');
});

describe('screenFiles', () => {
  it('takes good files and says of each other one why not', () => {
    const { accepted, refused } = screenFiles([file('a.pdf'), file('b.exe'), file('c.md', 0)], [], OPTIONS);
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refused).toEqual([
      { name: 'b.exe', why: 'file_type_unsupported' },
      { name: 'c.md', why: 'file_empty' },
    ]);
  });

  it('refuses one byte more than 500 MB, in one file or in all together', () => {
    expect(whys([file('a.pdf', 500 * MB)])).toEqual([]);
    expect(whys([file('a.pdf', 500 * MB + 1)])).toEqual(['file_too_large']);
    expect(whys([file('b.pdf', 200 * MB)], [{ bytes: 300 * MB }])).toEqual([]);
    expect(whys([file('b.pdf', 200 * MB + 1)], [{ bytes: 300 * MB }])).toEqual(['files_too_large']);
  });

  it('takes twenty files and no more', () => {
    const present = Array.from({ length: 19 }, () => ({ bytes: 1 }));
    expect(whys([file('a.pdf'), file('b.pdf')], present)).toEqual(['too_many_files']);
  });

  it('refuses recordings where nobody can listen to them', () => {
    expect(whys([file('a.mp3'), file('b.mp4'), file('c.pdf')], [], false)).toEqual([
      'no_recordings',
      'no_recordings',
    ]);
  });
});
