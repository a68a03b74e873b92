/**
 * How long a pasted text takes to become audio, beside what the bare engine and encoder need for the
 * same lines on the same machine. Prints the ratio; the seconds alone say little about another machine.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEncoder } from '@parlance/adapters/encoder/node-av';
import type { AudioScript } from '@parlance/contract/audios';
import { embeddedVoice } from '@parlance/speech/embedded-voice';
import { CACHE_DIR, startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';
import { measureLoudness } from './measure-loudness.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../packages/writer/src/fixtures');

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);
const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);

async function throughTheProduct(text: string, language: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
  const server = await startProduct(dataDir);
  try {
    const client = await signUp(server.url);
    const options = await client.options();
    const pair = options.pairs.find((candidate) => candidate.languages.includes(language));
    const startedAt = performance.now();
    const { id } = await client.create({
      source: { type: 'text', text },
      language,
      level: 'intermediate',
      mode: 'dialogue',
      length: 'short',
      voice: pair?.id,
    });
    let firstSoundMs = 0;
    let firstSpeechMs = 0;
    for await (const event of client.events(id)) {
      if (event.live) firstSoundMs ||= performance.now() - startedAt;
      // Counted once the line's part of the live stream can be read.
      if (event.progress.lines_done > 0) firstSpeechMs ||= performance.now() - startedAt;
    }
    const totalMs = performance.now() - startedAt;
    const audio = await client.audio(id);
    if (audio.status !== 'ready') throw new Error(`the audio ended ${audio.status}`);
    const script = await client.read<AudioScript>(`/api/audios/${id}/script`);
    const media = await client.download(audio.media_url ?? '');
    return { audio, script, media, firstSoundMs, firstSpeechMs, totalMs, voices: pair };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same lines through engine and encoder, as many at once as the engine likes, and nothing else. */
async function bare(
  script: AudioScript,
  language: string,
  voices: { host: string; cohost: string },
): Promise<number> {
  const voice = embeddedVoice({ cacheDir: path.join(CACHE_DIR, 'models') });
  await voice.warm();
  const encoder = openEncoder();
  const startedAt = performance.now();
  const waiting = [...script.lines];
  const spoken: Float32Array[] = [];
  await Promise.all(
    Array.from({ length: voice.concurrency }, async () => {
      for (let line = waiting.shift(); line; line = waiting.shift()) {
        const voiceId = line.speaker === 'HOST' ? voices.host : voices.cohost;
        const speech = await voice.speak({
          text: line.text,
          voiceId,
          language,
          signal: AbortSignal.timeout(120_000),
        });
        spoken.push(speech.samples);
      }
    }),
  );
  const stream = encoder.openMp3({ sampleRate: 24_000, bitrateKbps: 96 });
  for (const samples of spoken) stream.push(samples);
  stream.finish();
  const ms = performance.now() - startedAt;
  await voice.close();
  return ms;
}

async function measure(fixture: string, language: string): Promise<void> {
  const text = (await readFile(path.join(FIXTURES, fixture), 'utf8')).slice(0, 15_000);
  const made = await throughTheProduct(text, language);
  const bareMs = await bare(made.script, language, made.voices!);
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
  const file = path.join(folder, 'media.mp3');
  await writeFile(file, made.media);
  const { lufs, truePeakDb } = await measureLoudness(file);
  await rm(folder, { recursive: true });

  console.log(`\n${language}, ${text.length} characters, ${made.script.lines.length} lines`);
  say('first sound, request to live', `${seconds(made.firstSoundMs)} s`);
  say('first speech', `${seconds(made.firstSpeechMs)} s`);
  say('finished', `${seconds(made.totalMs)} s`);
  say('bare engine and encoder', `${seconds(bareMs)} s`);
  say('ratio', (made.totalMs / bareMs).toFixed(2).padStart(7));
  say('audio', `${seconds(made.audio.duration_ms ?? 0)} s`);
  say('loudness, true peak', `${lufs.toFixed(1).padStart(7)} LUFS ${truePeakDb.toFixed(1)} dBTP`);
}

const wanted = process.argv[2] ?? 'en';
const FIXTURE_OF: Record<string, [fixture: string, language: string]> = {
  en: ['lighthouses.en.txt', 'en-US'],
  pt: ['rios-voadores.pt.txt', 'pt-BR'],
  es: ['papa.es.txt', 'es-ES'],
  fr: ['metre.fr.txt', 'fr-FR'],
};
for (const name of wanted === 'all' ? Object.keys(FIXTURE_OF) : [wanted]) {
  const chosen = FIXTURE_OF[name];
  if (!chosen) throw new Error(`no text for ${name}; there are ${Object.keys(FIXTURE_OF).join(', ')}`);
  await measure(...chosen);
}
