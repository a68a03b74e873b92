const GIGABYTE = 1e9;

/** When the sizes below were looked at. */
export const CATALOGUE_DATE = '2026-11-19';

type Entry = {
  /** As Ollama's library names it; no sign-in. */
  name: string;
  bytes: number;
  licence: string;
  /** As its makers count them; null where they give no number. */
  languages: number | null;
};

/** Smallest first. Four bits a weight, as the library has them; docs/model-requests.md says who was read. */
const MODELS: readonly Entry[] = [
  { name: 'qwen3.5:2b', bytes: 2.7 * GIGABYTE, licence: 'Apache-2.0', languages: 201 },
  { name: 'qwen3.5:4b', bytes: 3.4 * GIGABYTE, licence: 'Apache-2.0', languages: 201 },
  { name: 'qwen3.5:9b', bytes: 6.6 * GIGABYTE, licence: 'Apache-2.0', languages: 201 },
];

/** Beside the weights: the context, and what is computed with. */
const BESIDE_BYTES = 1.5 * GIGABYTE;
/** Under four thousand million weights nothing writes whole scripts that pass, as far as others measured. */
const LEAST_DEFAULT = 'qwen3.5:4b';

/** The largest that fits beside what runs is the default; where the least does not fit, none is. */
export function catalogueFor(freeMemory: number) {
  const items = MODELS.map((model) => ({ ...model, memory_bytes: model.bytes + BESIDE_BYTES }));
  const fitting = items.filter(({ memory_bytes }) => memory_bytes <= freeMemory);
  const least = items.findIndex(({ name }) => name === LEAST_DEFAULT);
  const chosen = fitting.length > least ? fitting.at(-1) : undefined;
  return items.map((item) => ({
    ...item,
    fits: fitting.includes(item),
    is_default: item === chosen,
  }));
}

export const bytesOf = (model: string): number | undefined =>
  MODELS.find(({ name }) => name === model)?.bytes;
