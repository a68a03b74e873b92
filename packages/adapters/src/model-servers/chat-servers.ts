import type { FoundServer, ServedModel } from '@parlance/ports/model-servers';
import { z } from 'zod';
import { type Reach, readJson } from './read-json.ts';

const LmStudio = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string().optional(),
      quantization: z.string().optional(),
      max_context_length: z.number().optional(),
      loaded_context_length: z.number().optional(),
    }),
  ),
});
const Props = z.object({
  default_generation_settings: z.object({ n_ctx: z.number().optional() }),
  build_info: z.string().optional(),
});
const Models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: z.number().nullish(),
      meta: z.object({ size: z.number().optional() }).nullish(),
    }),
  ),
});

/** It lists what can't write, too. */
const WRITES = new Set(['llm', 'vlm']);

export async function lookAtLmStudio(root: string, reach: Reach): Promise<FoundServer | undefined> {
  const found = LmStudio.safeParse(await readJson(`${root}/api/v0/models`, reach));
  if (!found.success) return undefined;
  const models = found.data.data.filter(({ type }) => type === undefined || WRITES.has(type));
  return {
    kind: 'lm-studio',
    address: root,
    models: models.map(({ id, quantization, loaded_context_length, max_context_length }): ServedModel => {
      const contextTokens = loaded_context_length ?? max_context_length;
      return {
        name: id,
        ...(quantization ? { quantization } : {}),
        ...(contextTokens ? { contextTokens } : {}),
      };
    }),
  };
}

export async function lookAtLlamaCpp(root: string, reach: Reach): Promise<FoundServer | undefined> {
  const props = Props.safeParse(await readJson(`${root}/props`, reach));
  if (!props.success) return undefined;
  const listed = Models.safeParse(await readJson(`${root}/v1/models`, reach));
  const contextTokens = props.data.default_generation_settings.n_ctx;
  return {
    kind: 'llama-cpp',
    address: root,
    ...(props.data.build_info ? { version: props.data.build_info } : {}),
    models: (listed.data?.data ?? []).map(
      ({ id, meta }): ServedModel => ({
        // The file's whole path, unless the server was given another name for it.
        name: id,
        ...(meta?.size ? { bytes: meta.size } : {}),
        ...(contextTokens ? { contextTokens } : {}),
      }),
    ),
  };
}

/** vLLM and everything else that lists its models as OpenAI does, at the address or one step below it. */
export async function lookAtCompatible(root: string, reach: Reach): Promise<FoundServer | undefined> {
  const lists = [`${root}/models`, `${root}/v1/models`];
  for (const list of lists) {
    const found = Models.safeParse(await readJson(list, reach));
    if (found.success)
      return {
        kind: 'openai-compatible',
        address: list.slice(0, -'/models'.length),
        models: found.data.data.map(({ id, max_model_len }) => ({
          name: id,
          ...(max_model_len ? { contextTokens: max_model_len } : {}),
        })),
      };
  }
  return undefined;
}
