import { diskStore } from '@parlance/adapters/object-store/disk';
import { Script } from '@parlance/artifacts/script';
import type { Audio, AudioScript } from '@parlance/contract/audios';
import { findFaults } from '@parlance/kernel/script-text';
import { chatCompletions } from '@parlance/stand-ins/models/testing/chat-completions';
import {
  MODEL_KEY,
  type ModelServer,
  openModelServer,
} from '@parlance/stand-ins/models/testing/model-server';
import { authorWho } from '@parlance/writer/prompted/testing/scripted-author';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';

/** Of every recording. */
const BITRATE_KBPS = 96;

const PROSE = Array.from(
  { length: 14 },
  (_, i) =>
    `In the year ${1900 + i} the observatory on the hill counted ${i} comets, and the keeper wrote down what he saw in a thick book that his daughter copied by hand.`,
).join('\n\n');

const KNOWLEDGE = {
  known: true,
  title: 'Zorgon',
  sections: [{ heading: 'What it is', statements: PROSE.split('\n\n').slice(0, 8) }],
};

let model: ModelServer;
let product: RunningProduct;
let ada: Person;
beforeAll(async () => {
  const write = authorWho();
  model = await openModelServer(chatCompletions, (asked) =>
    asked.instructions.startsWith('You write down') ? JSON.stringify(KNOWLEDGE) : write(asked),
  );
  const writer = {
    vendor: 'openai-compatible',
    model: 'house',
    apiKey: MODEL_KEY,
    baseUrl: model.baseUrl,
    isSmall: false,
  } as const;
  product = await runningProduct({ change: (config) => ({ ...config, writer, wikipedia: false }) });
  ada = await product.person();
});
afterAll(async () => {
  await product.stop();
  await model.close();
});

async function made(source: object) {
  const reply = await ada.call('POST', '/api/audios', audioRequest({ source }));
  const { id } = (await reply.json()) as { id: string };
  const audio = await whenIs(ada, id, 'ready');
  const script = (await (await ada.call('GET', `/api/audios/${id}/script`)).json()) as AudioScript;
  return { audio, script };
}

async function storedScript(audioId: string): Promise<Script> {
  const keys = await product.objects('');
  const key = keys.find((one) => one.includes(audioId) && one.endsWith('/script.json')) ?? '';
  const stored = await (await diskStore(product.objectsDir)).get(key);
  return Script.parse(JSON.parse(new TextDecoder().decode(stored)));
}

// The embedded writer's thread starts in the middle of the first one.
describe('with a model that writes', { timeout: 120_000 }, () => {
  it('an audio is whole although the vendor dies half-way, and keeps what the model took', async () => {
    // One request for all of it, and the line breaks in the middle.
    model.faults.push({ breaksAfter: 30 });
    // No outage, after which it would be left alone for a while.
    model.failAlways({ status: 403 });
    const { audio, script } = await made({ type: 'text', text: PROSE });
    model.failAlways(undefined);

    expect(audio.warnings).toContain('writer_fallback');
    expect(audio.chapters.length).toBeGreaterThan(1);
    expect(findFaults(script.lines, 'dialogue')).toEqual([]);
    expect(script.lines.every(({ start_ms }) => start_ms !== null)).toBe(true);
    expect((await storedScript(audio.id)).usage).toMatchObject({
      model: 'openai-compatible house',
      calls: 1,
    });
  });

  it('the first lines are heard while the last are being written', async () => {
    const WHILE_WRITING_MS = 5_000;
    model.faults.push(undefined, { lateMs: WHILE_WRITING_MS });
    const reply = await ada.call(
      'POST',
      '/api/audios',
      audioRequest({ source: { type: 'text', text: PROSE } }),
    );
    const { id } = (await reply.json()) as Audio;
    const look = async () => (await (await ada.call('GET', `/api/audios/${id}`)).json()) as Audio;
    await expect.poll(async () => (await look()).live_url, { timeout: WHILE_WRITING_MS }).toBeDefined();
    const { status, live_url } = await look();
    expect(status).toBe('writing');
    const reader = (await fetch(`${product.url()}${live_url}`)).body?.getReader();
    let early = 0;
    // The first line is followed by music of about 60 KB.
    while (early < 100_000) early += (await reader?.read())?.value?.length ?? Number.NaN;
    expect((await look()).status).toBe('writing');
    const { duration_ms } = await whenIs(ada, id, 'ready');
    let rest = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      rest += part.value.length;
    const heardMs = ((early + rest) * 8) / BITRATE_KBPS;
    expect(Math.abs(heardMs - (duration_ms ?? 0))).toBeLessThan(1_000);
  });

  it('a topic nobody has read about is told from its own knowledge, and says so', async () => {
    const { audio, script } = await made({ type: 'topic', topic: 'Zorgon' });
    expect(script.documents).toMatchObject([{ kind: 'model', title: 'Zorgon' }]);
    expect(audio.shownotes).toContain('Told from the general knowledge of an AI model.');
    expect(audio.warnings).toContain('model_knowledge');
  });
});
