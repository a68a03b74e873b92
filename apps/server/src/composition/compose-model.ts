import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eldOnDemand } from '@parlance/adapters/language-detector/eld';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { Writer } from '@parlance/ports/writer';
import { embeddedWriter } from '@parlance/writer/embedded';
import { exchangeWriter } from '@parlance/writer/prompted/exchanges/exchange-writer';
import { modelWriter } from '@parlance/writer/prompted/model-writer';
import { type Config, ConfigError } from '../config/config.ts';
import type { OwnFileSettings } from '../config/writer-settings.ts';

/** Installed for itself, by those who want it. */
const ENGINE_FOLDER = fileURLToPath(new URL('../../../../tools/own-model', import.meta.url));

/** Models take seconds to load and memory to hold. */
export type Warm = { warm(): Promise<void>; close(): Promise<void> };

/** A model that takes a process of its own has something to close. */
export type OpenModel = {
  model: LanguageModel;
  /** Reads again what the first one could not read. */
  second: LanguageModel | undefined;
  isSmall: boolean;
  close(): Promise<void>;
};

/** Loaded only when a model is set: whatever is not loaded makes the server start sooner. */
export async function openModel(
  settings: NonNullable<Config['writer']>,
  onTrouble?: (error: Error) => void,
  engineFolder = ENGINE_FOLDER,
): Promise<OpenModel> {
  const { takingOver } = await import('@parlance/adapters/language-model/take-over');
  const chosen = [settings, ...(settings.behind ?? [])];
  const opened = await Promise.all(chosen.map((one) => openOne(one, engineFolder)));
  const [first, ...behind] = opened.map(({ model }) => model);
  if (!first) throw new Error('no model was chosen');
  return {
    model: takingOver([first, ...behind], onTrouble),
    second: behind[0],
    isSmall: settings.isSmall,
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

type ChosenModel = NonNullable<NonNullable<Config['writer']>['behind']>[number];

async function openOne(
  settings: ChosenModel,
  engineFolder: string,
): Promise<Pick<OpenModel, 'model' | 'close'>> {
  if (settings.vendor === 'own-file') {
    const model = await openOwnFile(settings, engineFolder);
    return { model, close: model.close };
  }
  const { aiSdkModel } = await import('@parlance/adapters/language-model/ai-sdk');
  return { model: aiSdkModel(settings), close: async () => {} };
}

/** Beside the file, which is mapped into memory: the context and what is computed with. */
const BESIDE_MODEL_BYTES = 3 * 1024 ** 3;

async function openOwnFile({ file, memoryBytes, ...bounds }: OwnFileSettings, engineFolder: string) {
  const { findEngine } = await import('@parlance/adapters/language-model/own-file/find-engine');
  const { ownFileModel } = await import('@parlance/adapters/language-model/own-file/own-file');
  const engine = findEngine(engineFolder);
  if (engine === undefined)
    throw new ConfigError(
      'OWN_MODEL_FILE is set, but what runs a model file is not installed. Run:\n  npm ci --prefix tools/own-model --ignore-scripts',
    );
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile())
    throw new ConfigError(
      `OWN_MODEL_FILE names ${file}, and there is no such file. Bring one with:\n  npm run operator -- fetch-model <address>`,
    );
  return ownFileModel({
    ...bounds,
    engine,
    file,
    memoryBytes: memoryBytes ?? found.size + BESIDE_MODEL_BYTES,
  });
}

export type Writers = {
  writer: Writer & Warm;
  /** Stands behind whatever admins choose. */
  embedded: Writer & Warm;
  /** The model that the environment sets. */
  opened: OpenModel | undefined;
};

export async function openWriters(
  settings: Config['writer'],
  onTrouble?: (error: Error) => void,
): Promise<Writers> {
  const opened = settings && (await openModel(settings, onTrouble));
  const embedded = embeddedWriter();
  return { opened, embedded, writer: chooseWriter(opened, onTrouble, embedded) };
}

/** A model where one is configured; the embedded writer stands behind it, or before it where the model is small. */
export function chooseWriter(
  opened: OpenModel | undefined,
  onTrouble?: (error: Error) => void,
  embedded: Writer & Warm = embeddedWriter(),
): Writer & Warm {
  if (!opened) return embedded;
  const { model, second, isSmall } = opened;
  const asking = { model, detector: eldOnDemand(), onTrouble };
  const writer = isSmall
    ? exchangeWriter({ ...asking, frame: embedded })
    : modelWriter({ ...asking, second, fallback: embedded });
  const close = async () => void (await Promise.all([embedded.close(), opened.close()]));
  return { ...writer, warm: embedded.warm, close };
}
