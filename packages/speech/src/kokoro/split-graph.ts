import type { onnx } from 'onnx-proto';
import { FLOAT } from './graph-editor.ts';

/** What passes from the half that plans a line to the half that voices it. */
export const PLANNED = {
  /** What is said, frame by frame. */
  features: '/encoder/MatMul_1_output_0',
  /** Hertz, two values a frame; near 0 where no voice sounds. */
  pitch: '/encoder/Reshape_output_0',
  /** Loudness, two values a frame. */
  energy: '/encoder/Reshape_1_output_0',
} as const;

/** The part of a graph that makes `outputs` out of `inputs`. */
function part(graph: onnx.IGraphProto, inputs: onnx.IValueInfoProto[], outputs: onnx.IValueInfoProto[]) {
  const makers = new Map<string, onnx.INodeProto>();
  for (const node of graph.node ?? []) for (const output of node.output ?? []) makers.set(output, node);
  const given = new Set(inputs.map(({ name }) => name));
  const needed = new Set<onnx.INodeProto>();
  const wanted = outputs.map(({ name }) => name ?? '');
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const maker = given.has(name) ? undefined : makers.get(name);
    if (!maker || needed.has(maker)) continue;
    needed.add(maker);
    wanted.push(...(maker.input ?? []));
  }
  const node = (graph.node ?? []).filter((each) => needed.has(each));
  const used = new Set(node.flatMap((each) => each.input ?? []));
  const initializer = (graph.initializer ?? []).filter(({ name }) => used.has(name ?? ''));
  const input = inputs.filter(({ name }) => used.has(name ?? ''));
  return { ...graph, node, initializer, input, output: outputs, valueInfo: [] };
}

/**
 * What passes from one stage of the voicing half to the next. The runtime can't be interrupted, so a line that
 * somebody waits for is let in between two stages.
 */
const STAGES = [
  ['/decoder/decoder/generator/Concat_3_output_0', '/decoder/decoder/generator/noise_res.1/Add_8_output_0'],
  ['/decoder/decoder/generator/Add_2_output_0'],
  ['/decoder/decoder/generator/Add_5_output_0'],
  ['/decoder/decoder/generator/resblocks.3/Add_8_output_0'],
  ['/decoder/decoder/generator/resblocks.4/Add_8_output_0'],
] as const;
export const VOICE_STAGES = STAGES.length + 1;

export type SplitGraph = {
  plan: onnx.IGraphProto;
  /** One after the other: each is given what was planned and what those before it made. */
  voice: onnx.IGraphProto[];
};

/**
 * Cuts the model where it has decided how long each sound lasts and how high and loud it is, and has made no sound
 * yet, and the half that makes it into stages. Nothing is lost: one part after the other gives the samples of the whole.
 */
export function splitGraph(graph: onnx.IGraphProto): SplitGraph {
  const made = new Set((graph.node ?? []).flatMap((node) => node.output ?? []));
  const cutAt = (names: readonly string[]): onnx.IValueInfoProto[] =>
    names.map((name) => {
      if (!made.has(name)) throw new Error(`the speech model has no ${name}`);
      return { name, type: { tensorType: { elemType: FLOAT } } };
    });
  const planned = cutAt(Object.values(PLANNED));
  const [waveform, ...more] = graph.output ?? [];
  if (!waveform) throw new Error('the speech model makes no sound');
  const stages = [...STAGES.map(cutAt), [waveform]];
  const given = [...(graph.input ?? []), ...planned];
  return {
    plan: part(graph, graph.input ?? [], [...planned, ...more]),
    voice: stages.map((outputs, at) => part(graph, [...given, ...stages.slice(0, at).flat()], outputs)),
  };
}
