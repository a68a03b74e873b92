import { transcriberSuite } from '@parlance/ports/suites/transcriber';
import { afterAll, describe, expect, it } from 'vitest';
import { knownSpeech } from '../testing/known-speech.ts';
import { embeddedTranscriber } from './embedded-transcriber.ts';
import { checkWeights, findWeights } from './weights.ts';
import { WhisperClient } from './whisper-client.ts';

const RATE = 16_000;
const never = new AbortController().signal;
const folder = findWeights() ?? '';
const transcriber = embeddedTranscriber({ cores: 2 });
const speech = await knownSpeech();

afterAll(() => transcriber?.close());

/** A tune of plucked notes over a bass: no words in it. */
const tune = Float32Array.from({ length: 12 * RATE }, (_, at) => {
  const note = [261, 329, 392, 523][Math.floor(at / 8000) % 4]!;
  const pluck = Math.sin((2 * Math.PI * note * at) / RATE) * Math.exp(-(at % 8000) / 4000);
  return 0.2 * pluck + 0.1 * Math.sin((Math.PI * note * at) / RATE);
});

describe('embeddedTranscriber', () => {
  transcriberSuite(
    () => transcriber!,
    () => speech,
  );

  it('hears no words in music', async () => {
    const sound = (async function* () {
      yield tune;
    })();
    const heard = await transcriber!.transcribe(sound, { durationMs: 12_000, signal: never });
    expect(heard.segments).toEqual([]);
  }, 600_000);

  it('refuses weights that are not the ones that were tried', async () => {
    const expected = { 'config.json': '0'.repeat(64) };
    await expect(checkWeights(folder, expected)).rejects.toThrow('config.json has SHA-256');
  });
});

describe('WhisperClient', () => {
  const window = { samples: speech.samples.subarray(0, 4 * RATE), language: 'en' };

  it('says that it failed when there are no weights', async () => {
    const client = new WhisperClient({ folder: '/nowhere', threads: 1, idleMs: 1000 });
    await expect(client.transcribe(window, never)).rejects.toMatchObject({
      code: 'transcribe.failed',
      retry: 'now',
    });
    await client.close();
    expect(client.pid).toBeUndefined();
  }, 60_000);
});
