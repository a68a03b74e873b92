import onnxProto, { type onnx } from 'onnx-proto';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { FLOAT, GraphEditor } from './graph-editor.ts';
import { replaceConvolutions } from './spectral-conv.ts';

const CHANNELS = 4;
const noise = (length: number): Float32Array => Float32Array.from({ length }, () => Math.random() - 0.5);

function convolution(taps: number, dilation: number): onnx.IGraphProto {
  const editor = new GraphEditor({});
  editor.floats('weights', [CHANNELS, CHANNELS, taps], noise(CHANNELS * CHANNELS * taps));
  editor.floats('bias', [CHANNELS], noise(CHANNELS));
  const pad = (dilation * (taps - 1)) / 2;
  editor.node('Conv', ['signal', 'weights', 'bias'], 'result', { dilations: [dilation], pads: [pad, pad] });
  const dim = [{ dimValue: 1 }, { dimValue: CHANNELS }, { dimParam: 'length' }];
  return {
    name: 'test',
    node: editor.nodes,
    initializer: [...editor.initializers.values()],
    input: [{ name: 'signal', type: { tensorType: { elemType: FLOAT, shape: { dim } } } }],
    output: [{ name: 'result', type: { tensorType: { elemType: FLOAT } } }],
  };
}

async function run(graph: onnx.IGraphProto, signal: Float32Array): Promise<Float32Array> {
  const model = onnxProto.onnx.ModelProto.create({
    irVersion: 9,
    opsetImport: [{ domain: '', version: 20 }],
    graph,
  });
  const session = await InferenceSession.create(onnxProto.onnx.ModelProto.encode(model).finish());
  const dims = [1, CHANNELS, signal.length / CHANNELS];
  const { result } = await session.run({ signal: new Tensor('float32', signal, dims) });
  await session.release();
  return result?.data as Float32Array;
}

describe('replaceConvolutions', () => {
  it.each([
    [11, 1, 500],
    [11, 3, 501],
    [11, 5, 37],
    [7, 1, 18],
    [7, 5, 1000],
  ])('gives what %i taps with dilation %i give on %i samples', async (taps, dilation, length) => {
    const graph = convolution(taps, dilation);
    const signal = noise(CHANNELS * length);
    const expected = await run(graph, signal);
    expect(replaceConvolutions(graph)).toBe(1);
    expect(graph.node?.some((node) => node.opType === 'Conv')).toBe(false);
    const got = await run(graph, signal);
    expect(got.length).toBe(expected.length);
    const worst = got.reduce((most, value, at) => Math.max(most, Math.abs(value - expected[at]!)), 0);
    expect(worst).toBeLessThan(1e-5);
  });

  it('leaves alone what it would not make faster', () => {
    const graph = convolution(3, 1);
    expect(replaceConvolutions(graph)).toBe(0);
    expect(graph.node?.map((node) => node.opType)).toEqual(['Conv']);
  });
});
