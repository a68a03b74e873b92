import type { Brief } from '@parlance/artifacts/brief';
import { describe, expect, it } from 'vitest';
import { ingest } from './ingest.ts';

const brief = (source: Brief['source'], wish: Partial<Brief> = {}): Brief => ({
  source,
  language: 'pt-BR',
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  voices: { host: 'a', cohost: 'b' },
  ...wish,
});
const deps = { detector: { detect: () => 'pt' } };

describe('ingest', () => {
  it('reads a pasted text', () => {
    const source = ingest(deps, brief({ type: 'text', text: 'O porto estava calmo.' }));
    expect(source.script).toBeUndefined();
    expect(source.passages).toHaveLength(1);
  });

  it('takes a person’s script as it stands, in the language they chose', () => {
    const source = ingest(deps, brief({ type: 'script', script: 'HOST: Oi.\n\nCOHOST: Olá!' }));
    expect(source).toEqual({
      language: 'pt',
      passages: [],
      script: [
        { speaker: 'HOST', text: 'Oi.' },
        { speaker: 'COHOST', text: 'Olá!' },
      ],
    });
  });

  it('refuses a script that breaks the rules, and says which and where', () => {
    expect(() => ingest(deps, brief({ type: 'script', script: 'HOST: Oi.\nHOST: Olá!' }))).toThrowError(
      expect.objectContaining({
        code: 'ingest.script_invalid',
        fields: { 'source.script': 'script_speakers_must_alternate' },
        params: { line: 2 },
      }),
    );
  });

  it('lets one person read a script without labels', () => {
    const source = ingest(
      deps,
      brief({ type: 'script', script: 'Primeira linha.\nSegunda linha.' }, { mode: 'monologue' }),
    );
    expect(source.script?.map(({ speaker }) => speaker)).toEqual(['HOST', 'HOST']);
  });
});
