import type { FoundServer, PullProgress, ServedModel } from '@parlance/ports/model-servers';
import { type ModelTrouble, ModelTroubleError } from '@parlance/ports/model-trouble';
import { z } from 'zod';
import { type Reach, readJson } from './read-json.ts';

const Version = z.object({ version: z.string() });
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      details: z
        .object({ parameter_size: z.string().optional(), quantization_level: z.string().optional() })
        .catch({})
        .optional(),
    }),
  ),
});
const Shown = z.object({ model_info: z.record(z.string(), z.unknown()).catch({}) });

/** Named after the architecture: "llama.context_length". */
const CONTEXT_LENGTH = '.context_length';

export async function lookAtOllama(root: string, reach: Reach): Promise<FoundServer | undefined> {
  const version = Version.safeParse(await readJson(`${root}/api/version`, reach));
  if (!version.success) return undefined;
  const tags = Tags.safeParse(await readJson(`${root}/api/tags`, reach));
  return {
    kind: 'ollama',
    address: root,
    version: version.data.version,
    models: (tags.data?.models ?? []).map(
      ({ name, size, details }): ServedModel => ({
        name,
        ...(size === undefined ? {} : { bytes: size }),
        ...(details?.parameter_size ? { parameters: details.parameter_size } : {}),
        ...(details?.quantization_level ? { quantization: details.quantization_level } : {}),
      }),
    ),
  };
}

/** How much one of its models reads at once, as the model's file says. */
export async function contextOfOllama(
  root: string,
  model: string,
  reach: Reach,
): Promise<number | undefined> {
  const shown = Shown.safeParse(await readJson(`${root}/api/show`, reach, { model }));
  const found = Object.entries(shown.data?.model_info ?? {}).find(([name]) => name.endsWith(CONTEXT_LENGTH));
  return typeof found?.[1] === 'number' ? found[1] : undefined;
}

const Pulled = z.object({
  status: z.string().catch(''),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
  error: z.string().optional(),
});

const SAID: [RegExp, ModelTrouble][] = [
  [/does not exist|not found|invalid model name/i, 'no_such_model'],
  [/no space|disk/i, 'out_of_space'],
];

export const pullTrouble = (words: string): ModelTrouble =>
  SAID.find(([pattern]) => pattern.test(words))?.[1] ?? 'refused';

/** Layers come one after the other, each with its own count; what was there before counts as brought. */
export function countLayers(): (line: unknown) => {
  progress: PullProgress;
  isDone: boolean;
  error?: string;
} {
  const layers = new Map<string, { total: number; completed: number }>();
  return (line) => {
    const { status, digest, total, completed, error } = Pulled.parse(line);
    if (digest !== undefined && total !== undefined)
      layers.set(digest, { total, completed: Math.min(completed ?? 0, total) });
    const all = [...layers.values()];
    const sum = (pick: (layer: { total: number; completed: number }) => number) =>
      all.reduce((so, layer) => so + pick(layer), 0);
    return {
      progress: { totalBytes: sum((one) => one.total), completedBytes: sum((one) => one.completed) },
      isDone: status === 'success',
      ...(error === undefined ? {} : { error }),
    };
  };
}

export const pullError = (model: string, trouble: ModelTrouble, words = ''): ModelTroubleError =>
  new ModelTroubleError(trouble, { name: `ollama ${model}`, words });
