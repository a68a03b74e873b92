import { describe, expect, it } from 'vitest';
import { NewAudio } from '../new-audio.ts';
import { OPERATIONS, operationNamed } from './operations.ts';
import { sampleCallOf } from './sample-call.ts';
import { SNIPPET_LANGUAGES, snippetOf } from './snippets.ts';

const BASE = 'https://parlance.example';
const example = (id: string, language: (typeof SNIPPET_LANGUAGES)[number]) =>
  snippetOf(language, sampleCallOf(operationNamed(id)), BASE);

/** Runs the TypeScript example, which is also JavaScript, with a stand-in for the network. */
async function run(id: string) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Response.json({});
  };
  const code = example(id, 'typescript').replaceAll('process.env.PARLANCE_API_KEY', '"key"');
  const names = ['fetch', 'console', 'audioId'];
  await Function(...names, `return (async () => { ${code} })()`)(fetch, { log: () => {} }, 'a1');
  return asked[0];
}

describe('every call of the API', () => {
  it('has an example in every language, which sends the key', () => {
    for (const { id } of OPERATIONS)
      for (const language of SNIPPET_LANGUAGES) {
        expect(example(id, language), `${id} in ${language}`).toContain('PARLANCE_API_KEY');
        expect(example(id, language), `${id} in ${language}`).not.toContain('undefined');
      }
  });

  it('that needs a JSON body has one in its example', () => {
    const bare = OPERATIONS.filter(({ body }) => body?.schema && body.example === undefined);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

describe('the example in TypeScript', () => {
  it('sends a body that the contract takes', async () => {
    const asked = await run('createAudio');
    expect(asked?.url).toBe(`${BASE}/v1/audios`);
    expect(asked?.init).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer key' } });
    expect(NewAudio.safeParse(JSON.parse(String(asked?.init.body))).success).toBe(true);
  });

  it('puts names into the address', async () => {
    expect((await run('readAudio'))?.url).toBe(`${BASE}/v1/audios/a1`);
  });
});

describe('the example for the shell', () => {
  it('keeps what is downloaded as a file', () => {
    expect(example('downloadMedia', 'curl')).toContain('-o media.mp3');
  });

  it('quotes apostrophes', () => {
    const call = { method: 'POST', path: '/v1/x', headers: {}, body: { text: "it's" } };
    expect(snippetOf('curl', call, BASE)).toContain(`"it'\\''s"`);
  });
});

describe('the example in Python', () => {
  it('writes truth and nothing as Python does', () => {
    const call = {
      method: 'POST',
      path: '/v1/x/{x_id}',
      headers: {},
      body: { on: true, none: null, list: [false] },
    };
    const code = snippetOf('python', call, BASE);
    expect(code).toContain('"on": True,');
    expect(code).toContain('"none": None,');
    expect(code).toContain('False,');
    expect(code).toContain(`f"${BASE}/v1/x/{x_id}"`);
  });
});
