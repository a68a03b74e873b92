import type { onnx } from 'onnx-proto';
import { INT64 } from './graph-editor.ts';

/**
 * Before it makes any sound, the model decides for how many frames each token lasts; the graph rounds those
 * numbers, then sums them up to stretch the text. Laid open as an output, they are the exact time line of the
 * speech. Returns the output's name.
 */
export function exposeDurations(graph: onnx.IGraphProto): string {
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
