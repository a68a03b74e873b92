import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { Writer } from '@parlance/ports/writer';
import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const source: SourceText = {
  title: 'The Harbour of 1820',
  language: 'en',
  passages: [
    {
      id: 'p1',
      kind: 'paragraph',
      text: 'The harbour was built in 1820 with 1,493 stones.',
      address: { paragraph: 1 },
    },
    { id: 'p2', kind: 'paragraph', text: 'It cost 0,2 million.', address: { paragraph: 2 } },
  ],
};
const brief: Brief = {
  source: { type: 'text', text: '' },
  question: 'Are there 7 harbours?',
  language: 'en-US',
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  voices: { host: 'a', cohost: 'b' },
};
const sound: Script = {
  title: 'The Harbour',
  language: 'en-US',
  mode: 'dialogue',
  lines: [
    { speaker: 'HOST', text: 'Are there 7 harbours?', sourceRefs: [], chapter: 0 },
    {
      speaker: 'COHOST',
      text: 'This one was built in 1820, with 1,493 stones.',
      sourceRefs: ['p1'],
      chapter: 0,
    },
    { speaker: 'HOST', text: 'And the price?', sourceRefs: [], chapter: 1 },
    { speaker: 'COHOST', text: 'It cost 0,2 million.', sourceRefs: ['p2'], chapter: 1 },
  ],
  chapters: [
    { title: 'Welcome', firstLine: 0 },
    { title: 'The price', firstLine: 2 },
  ],
  notes: 'Notes.',
  warnings: [],
};

const writes = (script: unknown): Writer => ({
  name: 'planted',
  skill: () => 'full',
  translates: false,
  write: async () => script as Script,
});
const ask = (script: unknown, of: SourceText = source) =>
  write({ writer: writes(script) }, of, brief, new AbortController().signal);
const changed = (line: number, change: Partial<Script['lines'][number]>): Script => ({
  ...sound,
  lines: sound.lines.map((each, at) => (at === line ? { ...each, ...change } : each)),
});

describe('writing', () => {
  it('passes a sound script on', async () => {
    expect(await ask(sound)).toEqual(sound);
  });

  it('passes a number on that its writer quotes the source for, and none with words that are not there', async () => {
    const reckoned = (words: string) =>
      changed(1, {
        text: 'This one was built in 1820, and 1840 was its twentieth year.',
        basis: [{ claim: '1840', passage: 'p1', words }],
      });
    expect((await ask(reckoned('built in 1820'))).lines[1]?.text).toContain('1840');
    expect(JSON.stringify(await ask(reckoned('built in 1840')))).not.toContain('twentieth year');
  });

  it.each<[string, unknown, RegExp]>([
    ['is no script at all', { lines: 'none' }, /title/],
    [
      'starts its first chapter late',
      { ...sound, chapters: [{ title: 'Late', firstLine: 1 }] },
      /say otherwise/,
    ],
    ['counts its chapters wrongly', changed(3, { chapter: 0 }), /say otherwise/],
    ['is in another language', { ...sound, language: 'fr-FR' }, /written in fr-FR/],
    ['is in another mode', { ...sound, mode: 'monologue' }, /monologue instead/],
    [
      'has nothing that may be said',
      { ...sound, lines: sound.lines.map((line) => ({ ...line, text: 'In 1999.' })) },
      /script_empty/,
    ],
  ])('refuses a script that %s', async (_, script, reason) => {
    await expect(ask(script)).rejects.toMatchObject({
      code: 'write.invalid_script',
      retry: 'never',
      message: expect.stringMatching(reason),
    });
  });

  const spoken = async (script: unknown, of?: SourceText) =>
    (await ask(script, of)).lines.map(({ speaker, text }) => `${speaker}: ${text}`);
  const [first, second, third, fourth] = sound.lines.map(({ speaker, text }) => `${speaker}: ${text}`);

  it('leaves out a sentence with a number its passages do not have, and keeps the rest of the line', async () => {
    const line = (text: string) => changed(1, { text: `${text} It has 1,493 stones.` });
    expect(await spoken(line('It was built in 1821.'))).toEqual([
      first,
      'COHOST: It has 1,493 stones.',
      third,
      fourth,
    ]);
  });

  it('joins what stood around a line of which nothing is left', async () => {
    expect(await spoken(changed(2, { text: 'And what of 1999?' }))).toEqual([
      first,
      'COHOST: This one was built in 1820, with 1,493 stones. It cost 0,2 million.',
    ]);
    expect(await spoken(changed(3, { text: 'It cost 1,493 million.' }))).toEqual([first, second]);
    const script = await ask(changed(3, { text: 'It cost 1,493 million.' }));
    expect(script.chapters).toEqual([{ title: 'Welcome', firstLine: 0 }]);
  });

  it('takes out an empty line, one too long, a pointer to nowhere and a chapter without a line', async () => {
    expect(await spoken(changed(3, { text: ' ' }))).toEqual([first, second]);
    expect(
      (await ask(changed(3, { text: 'It cost much. '.repeat(400) }))).lines[3]?.text.length,
    ).toBeLessThan(4_001);
    expect(
      (await ask(changed(1, { text: 'It was built here.', sourceRefs: ['p9'] }))).lines[1]?.sourceRefs,
    ).toEqual([]);
    const empty = { ...sound, chapters: [...sound.chapters, { title: 'Empty', firstLine: 4 }] };
    expect((await ask(empty)).chapters).toEqual(sound.chapters);
  });

  it('keeps the two in turn', async () => {
    expect(await spoken({ ...sound, lines: sound.lines.slice(0, 3) })).toEqual([first, second]);
    expect(await spoken(changed(1, { speaker: 'HOST' }))).toHaveLength(2);
  });

  it('lets a line that cites name the title, a heading and what was asked', async () => {
    const headed: SourceText = {
      ...source,
      title: 'Chapter 3',
      passages: [
        { id: 'h', kind: 'heading', level: 1, text: 'Part 12', address: { paragraph: 0 } },
        ...source.passages,
      ],
    };
    const greeting = 'Chapter 3 is our text, and part 12, and whether there are 7. It was built in 1820.';
    const script = changed(1, { text: greeting });
    expect((await ask(script, headed)).lines[1]?.text).toBe(greeting);
  });

  it('takes out what breaks the rules also where somebody has heard it, and marks what is said instead', async () => {
    const script = changed(1, { text: 'It still stands. It was built in 1821.' });
    const streaming: Writer = {
      ...writes(script),
      write: async (_source, _brief, _signal, onLines) => {
        onLines?.(script.lines);
        return script;
      },
    };
    const { lines } = await write(
      { writer: streaming },
      source,
      brief,
      new AbortController().signal,
      () => {},
    );
    expect(lines[1]).toMatchObject({ text: 'It still stands.', revised: true });
    expect(lines.filter(({ revised }) => revised)).toHaveLength(1);
  });

  it('lets an answer take up the number of the question before it', async () => {
    await expect(ask(changed(1, { text: 'Not 7, but one, built in 1820.' }))).resolves.toBeTruthy();
  });

  it('lets a writer’s refusal through as it is', async () => {
    const refusal = new Error('too thin');
    const writer: Writer = { ...writes(sound), write: () => Promise.reject(refusal) };
    await expect(write({ writer }, source, brief, new AbortController().signal)).rejects.toBe(refusal);
  });

  it('does not begin when it is already too late', async () => {
    await expect(
      write({ writer: writes(sound) }, source, brief, AbortSignal.abort(new Error('stop'))),
    ).rejects.toThrow('stop');
  });
});

describe('where the words come from', () => {
  const warnings = async (documents: SourceText['documents'], topic?: string) => {
    const asked = topic === undefined ? brief : { ...brief, source: { type: 'topic' as const, topic } };
    const script = await write(
      { writer: writes(sound) },
      { ...source, documents },
      asked,
      new AbortController().signal,
    );
    return script.warnings;
  };

  it('is said when it was heard, read off pictures, or is about something near what was asked for', async () => {
    expect(await warnings([{ kind: 'file', by: 'hearing' }])).toEqual(['source_heard']);
    expect(await warnings([{ kind: 'file', by: 'sight' }])).toEqual(['source_scanned']);
    expect(await warnings([{ kind: 'almanac', title: 'The Moon' }], 'tides')).toEqual(['topic_replaced']);
    expect(await warnings([{ kind: 'almanac', title: 'The Moon' }], 'moon landings')).toEqual([]);
    expect(await warnings([{ kind: 'file' }])).toEqual([]);
  });
});

describe('what a model told from its own knowledge', () => {
  const told = (language: string): SourceText => ({
    ...source,
    language,
    documents: [{ kind: 'model', title: 'Harbours' }],
  });

  it('is labelled as such, whoever wrote the script', async () => {
    const script = await ask(sound, told('en'));
    expect(script.notes).toMatch(/^\*Told from the general knowledge of an AI model\..*\*\n\nNotes\.$/);
    expect(script.warnings).toEqual(['model_knowledge']);
  });

  it('is labelled in the language of the script', async () => {
    const writer = writes({ ...sound, language: 'pt-BR' });
    const inPortuguese = { ...brief, language: 'pt-BR' };
    const script = await write({ writer }, told('pt'), inPortuguese, new AbortController().signal);
    expect(script.notes).toContain('conhecimento geral de um modelo de IA');
  });
});

describe('a person’s own lines', () => {
  const own = (count: number): SourceText => ({
    language: 'en',
    passages: [],
    script: Array.from({ length: count }, (_, at) => ({
      speaker: at % 2 === 0 ? ('HOST' as const) : ('COHOST' as const),
      text:
        at === 0
          ? 'Welcome to the harbour! Today we talk about nets.'
          : `Line number ${at + 1} is about the sea and everything that lives in and around it.`,
    })),
  });
  const nobody: Writer = {
    ...writes(sound),
    write: () => Promise.reject(new Error('a person’s script needs no writer')),
  };
  const take = (count: number) => write({ writer: nobody }, own(count), brief, new AbortController().signal);

  it('are spoken word for word', async () => {
    const script = await take(4);
    expect(script.lines.map(({ speaker, text }) => ({ speaker, text }))).toEqual(own(4).script);
    expect(script.lines.every((line) => line.sourceRefs.length === 0)).toBe(true);
    expect(script.title).toBe('Welcome to the harbour!');
    expect(script.chapters).toEqual([{ title: 'Welcome to the harbour!', firstLine: 0 }]);
    // Not its first lines once more: those are heard, and stand in the transcript.
    expect(script.notes).toBe(
      'Welcome to the harbour!\n\nSpoken word for word from a script of the maker’s own.',
    );
  });

  it('get chapters when there are many, each begun by the host', async () => {
    const script = await take(40);
    expect(script.chapters.map(({ firstLine }) => firstLine)).toEqual([0, 12, 24]);
    for (const { firstLine, title } of script.chapters) {
      expect(script.lines[firstLine]?.speaker).toBe('HOST');
      expect(title.length).toBeLessThanOrEqual(61);
    }
    expect(script.lines[39]?.chapter).toBe(2);
    expect(script.lines[11]?.chapter).toBe(0);
  });
});
