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
 * Cuts the model where it has decided how long each sound lasts and how high and loud it is, and has made no sound
 * yet. Nothing is lost: one half after the other gives the samples of the whole.
 */
export function splitGraph(graph: onnx.IGraphProto): { plan: onnx.IGraphProto; voice: onnx.IGraphProto } {
  const made = new Set((graph.node ?? []).flatMap((node) => node.output ?? []));
  const cut = Object.values(PLANNED).map((name) => {
    if (!made.has(name)) throw new Error(`the speech model has no ${name}`);
    return { name, type: { tensorType: { elemType: FLOAT } } };
  });
  const [waveform, ...more] = graph.output ?? [];
  if (!waveform) throw new Error('the speech model makes no sound');
  return {
    plan: part(graph, graph.input ?? [], [...cut, ...more]),
    voice: part(graph, [...(graph.input ?? []), ...cut], [waveform]),
  };
}
