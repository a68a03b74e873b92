import path from 'node:path';
import { shareLeftOut } from '@parlance/artifacts/left-out';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { previewFiles, previewPage, previewTopic } from '@parlance/pipeline/1-ingest/preview-source';
import { expectedByLength } from '@parlance/pipeline/2-write/expected-minutes';
import type { Foresee, Foreseen } from '../features/audios/foreseen.ts';
import { rememberReadings } from '../features/audios/remembered-readings.ts';
import type { FeatureParts } from './feature-parts.ts';

/** A longer document is read when it is paid for, and warns then. */
const PREVIEW_MAX_BYTES = 20 * 1024 * 1024;

type Upload = { name: string; bytes: number; read(): Promise<AsyncIterable<Uint8Array>> };
type Deps = Pick<FeatureParts, 'config' | 'reading' | 'writer'> & {
  openUploads(userId: string, ids: string[]): Promise<Upload[]>;
};

/** Reads material as an audio of it would, before anything is paid; but for a pasted text, once for many questions. */
export function foreseeing({ config, reading, writer, openUploads }: Deps): Foresee {
  const deps = {
    documents: reading.previewDocuments,
    fileKinds: reading.fileKinds,
    foreign: reading.previewReader,
    scratchDir: path.join(config.dataDir, 'scratch'),
    pages: reading.pages,
    references: reading.references,
  };
  const author = writer.translates ? 'model' : 'own';
  const foreseen = (source: SourceText, language: string): Foreseen => ({
    leftOut: shareLeftOut(source),
    minutes: {
      dialogue: expectedByLength(source, { language, mode: 'dialogue' }, author),
      monologue: expectedByLength(source, { language, mode: 'monologue' }, author),
    },
  });
  const remembered = rememberReadings<Parameters<Foresee>[1], Foreseen>(
    async (userId, { source, language }, signal) => {
      const ask = { askedLanguage: baseLanguage(language), signal };
      const read = async (): Promise<SourceText | undefined> => {
        if (source.type === 'topic') return previewTopic(deps, source.topic, ask);
        if (source.type === 'url' && source.episode === undefined) return previewPage(deps, source.url, ask);
        if (source.type !== 'files') return undefined;
        const files = await openUploads(userId, [...source.upload_ids]);
        const isLarge = files.reduce((sum, { bytes }) => sum + bytes, 0) > PREVIEW_MAX_BYTES;
        return isLarge ? undefined : previewFiles(deps, files, ask);
      };
      const found = await read();
      return found && foreseen(found, language);
    },
  );
  return async (userId, { source, language }, signal) => {
    if (source.type === 'script') return undefined;
    if (source.type !== 'text') return remembered(userId, { source, language }, signal);
    const bounds = { askedLanguage: baseLanguage(language), maxTokens: undefined };
    return foreseen(await reading.previewReader.paste(signal, source.text, bounds), language);
  };
}
