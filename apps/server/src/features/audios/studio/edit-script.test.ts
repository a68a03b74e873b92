import type { Script } from '@parlance/artifacts/script';
import type { EditedScript } from '@parlance/contract/studio';
import { isAppError } from '@parlance/kernel/errors';
import { describe, expect, it } from 'vitest';
import { openDoors } from '../../../doors/doors.ts';
import { editScript } from './edit-script.ts';

const SCRIPT: Script = {
  title: 'Reefs',
  language: 'en-US',
  mode: 'dialogue',
  lines: [],
  chapters: [
    { title: 'One', firstLine: 0 },
    { title: 'Two', firstLine: 2 },
    { title: 'Three', firstLine: 4 },
  ],
  notes: 'Notes.',
  warnings: [],
};
const SOURCE = {
  language: 'en',
  passages: [{ id: 'p1', kind: 'paragraph' as const, text: 'A reef.', address: { paragraph: 1 } }],
};
const line = (speaker: 'HOST' | 'COHOST', text: string, chapter?: number, source_refs: string[] = []) => ({
  speaker,
  text,
  source_refs,
  ...(chapter !== undefined && { chapter }),
});
const asking = { doors: openDoors(), userId: 'ada' };
const edit = (lines: EditedScript['lines'], mode: Script['mode'] = 'dialogue') =>
  editScript(asking, { ...SCRIPT, mode }, SOURCE, { lines }, { source: { type: 'text' }, language: 'en-US' });
async function fieldsOf(lines: ReturnType<typeof line>[]) {
  try {
    await edit(lines);
  } catch (error) {
    return isAppError(error) ? error.fields : error;
  }
  return undefined;
}

describe('an edited script', () => {
  it('keeps chapters in order, lets empty ones go and gives a new line the chapter before it', async () => {
    const { lines, chapters } = await edit([
      line('HOST', 'a', 0),
      line('COHOST', 'b'),
      line('HOST', 'c', 2),
      line('COHOST', 'd', 1),
      line('HOST', 'e', 99),
      line('COHOST', 'f', 2),
    ]);
    expect(lines.map(({ chapter }) => chapter)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(chapters).toEqual([
      { title: 'One', firstLine: 0 },
      { title: 'Three', firstLine: 2 },
    ]);
  });
  it('keeps what its author said of lines that nobody changed', async () => {
    const basis = [{ claim: '12', passage: 'p1', words: 'A reef.' }];
    const written = {
      speaker: 'HOST' as const,
      sourceRefs: ['p1'],
      chapter: 0,
      kind: 'fact' as const,
      basis,
    };
    const before = {
      ...SCRIPT,
      lines: [
        { ...written, text: 'a' },
        { ...written, text: 'b' },
      ],
    };
    const lines = [line('HOST', 'a', 0, ['p1']), line('COHOST', 'other', 0, ['p1'])];
    const edited = await editScript(
      asking,
      before,
      SOURCE,
      { lines },
      { source: { type: 'text' }, language: 'en-US' },
    );
    expect(edited.lines.map((each) => each.basis)).toEqual([basis, undefined]);
    expect(edited.lines.map((each) => each.kind)).toEqual(['fact', undefined]);
  });
  it('rests only on passages that the source has', async () => {
    const { lines } = await edit([line('HOST', 'a', 0, ['p1', 'made-up']), line('COHOST', 'b')]);
    expect(lines[0]?.sourceRefs).toEqual(['p1']);
  });
  it('is spoken as its lines say', async () => {
    const delivery = { kind: 'aside', pace: 1.1, level_db: -2, pause_ms: -100 } as const;
    const { lines } = await edit([{ ...line('HOST', 'a', 0), delivery }, line('COHOST', 'b')]);
    expect(lines.map((each) => each.delivery)).toEqual([
      { kind: 'aside', pace: 1.1, levelDb: -2, pauseMs: -100 },
      undefined,
    ]);
  });
  it('is told what is wrong, line by line', async () => {
    expect(await fieldsOf([line('HOST', ''), line('HOST', 'x'.repeat(4001)), line('COHOST', 'b')])).toEqual({
      'lines.0': 'script_line_empty',
      'lines.1': 'script_line_too_long',
    });
    expect(await fieldsOf([line('HOST', 'a'), line('HOST', 'b')])).toEqual({
      'lines.1': 'script_speakers_must_alternate',
    });
    expect(await fieldsOf([line('HOST', 'a')])).toEqual({ lines: 'script_speakers_must_be_equal' });
    expect(await fieldsOf([])).toEqual({ lines: 'script_empty' });
  });
  it('has one speaker in a monologue, whoever was named', async () => {
    const { lines } = await edit([line('COHOST', 'a'), line('HOST', 'b')], 'monologue');
    expect(lines.map(({ speaker }) => speaker)).toEqual(['HOST', 'HOST']);
  });
});
