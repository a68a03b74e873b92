import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeAvMediaReader } from '@parlance/adapters/media-reader/node-av';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { embeddedTranscriber } from '@parlance/adapters/transcriber/whisper/embedded-transcriber';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { grown } from '@parlance/artifacts/growing-script';
import type { Script } from '@parlance/artifacts/script';
import { baseLanguage } from '@parlance/kernel/languages';
import { speak } from '@parlance/pipeline/3-speak/speak';
import { openMixInProcess } from '@parlance/pipeline/4-produce/mix/mix-in-process';
import { produce } from '@parlance/pipeline/4-produce/produce';
import type { EmbeddedVoice } from '@parlance/speech/embedded-voice';
import { measureLoudness } from '../measure-loudness.ts';
import { type Measure, percent } from './table.ts';
import { TARGETS } from './targets.ts';
import { soundingWords, wordErrors } from './word-errors.ts';

const NO_WORDS = { entries: [], isMeasured: true };
const NEVER = new AbortController().signal;
const TAGS = { title: 'Evaluation', artist: 'bench', album: 'bench', year: '2000', comment: '' };

/** What the ears of the product make of the finished recording, beside what was to be said. */
async function heardWrongly(file: string, script: Script): Promise<number> {
  const transcriber = embeddedTranscriber();
  if (!transcriber) throw new Error('the weights of the transcriber are not installed');
  const media = nodeAvMediaReader();
  const language = baseLanguage(script.language);
  const { durationMs } = await media.probe(file, NEVER);
  const { segments } = await transcriber.transcribe(media.samples(file, NEVER), {
    language,
    durationMs,
    signal: NEVER,
  });
  await transcriber.close();
  const said = soundingWords(script.lines.map((line) => line.text).join(' '), language);
  const heard = soundingWords(segments.map((segment) => segment.text).join(' '), language);
  return wordErrors(said, heard) / said.length;
}

/** A script through voices and mix, in a folder that is gone afterwards. */
async function record(
  voice: EmbeddedVoice,
  script: Script,
  folder: string,
): Promise<{ file: string; ms: number }> {
  const pair = voicePairs(voice.catalogue()).find(({ languages }) => languages.includes(script.language));
  if (!pair) throw new Error(`no pair of voices for ${script.language}`);
  const store = await diskStore(path.join(folder, 'objects'));
  const openMix = openMixInProcess({
    encoderModule: import.meta.resolve('@parlance/adapters/encoder/node-av'),
    spoolDir: path.join(folder, 'spool'),
  });
  const startedAt = performance.now();
  const { master } = await produce(
    { openMix, store },
    {
      script: grown(script),
      spoken: speak(
        { voice, store },
        { script: grown(script), voices: pair, keyPrefix: 'takes/', dictionary: NO_WORDS, signal: NEVER },
      ),
      keyPrefix: 'files/',
      tags: TAGS,
      speakerNames: { HOST: 'host', COHOST: 'cohost' },
      seed: script.title,
      onLivePart: async () => {},
      signal: NEVER,
    },
  );
  const ms = performance.now() - startedAt;
  const file = path.join(folder, 'media.mp3');
  await writeFile(file, await store.get(master.mediaKey));
  return { file, ms };
}

export type SpokenMeasures = { minutes: number; wordErrorRate: number | undefined; measures: Measure[] };

type Written = {
  script: Script;
  /** What the script had taken already. */
  writtenMs: number;
  /** To hear a recording takes as long as to make it; its levels don't need that. */
  isHeard: boolean;
};

export async function measureSpeech(
  voice: EmbeddedVoice,
  { script, writtenMs, isHeard }: Written,
): Promise<SpokenMeasures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-eval-'));
  try {
    const { file, ms } = await record(voice, script, folder);
    const { lufs, truePeakDb } = await measureLoudness(file);
    const { durationMs } = await nodeAvMediaReader().probe(file, NEVER);
    const minutes = durationMs / 60_000;
    const wordErrorRate = isHeard ? await heardWrongly(file, script) : undefined;
    const { min, max } = TARGETS.lufs;
    return {
      minutes,
      wordErrorRate,
      measures: [
        ...(wordErrorRate === undefined
          ? []
          : [{ label: 'word error rate', shown: percent(wordErrorRate), ok: true }]),
        { label: 'loudness', shown: `${lufs.toFixed(1)} LUFS`, ok: lufs >= min && lufs <= max },
        { label: 'true peak', shown: `${truePeakDb.toFixed(1)} dBTP`, ok: truePeakDb <= TARGETS.truePeakDb },
        {
          label: 'time for an audio minute',
          shown: `${((ms + writtenMs) / 1000 / minutes).toFixed(1)} s`,
          ok: true,
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
