import type { onnx } from 'onnx-proto';
import { describe, expect, it } from 'vitest';
import { FLOAT, FLOAT16, floatsOf } from './graph-editor.ts';
import { widenGraph } from './widen.ts';

const halves = (...bits: number[]): Uint8Array => new Uint8Array(Uint16Array.from(bits).buffer);

describe('widenGraph', () => {
  it('gives every half-precision number its value', () => {
    const tensor = { dataType: FLOAT16, rawData: halves(0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x8000) };
    widenGraph({ initializer: [tensor] });
    expect(tensor.dataType).toBe(FLOAT);
    expect([...floatsOf(tensor)]).toEqual([1, -2, 0.333251953125, 2 ** -24, 65_504, -0]);
  });

  it('reaches constants in nodes, casts, inputs and inner graphs', () => {
    const constant = { dataType: FLOAT16, int32Data: [0x3c00] } as onnx.ITensorProto;
    const cast = { name: 'to', i: FLOAT16 };
    const inner = { node: [{ opType: 'Cast', attribute: [cast] }] };
    const input = { name: 'x', type: { tensorType: { elemType: FLOAT16 } } };
    const nodes = [
      { opType: 'Constant', attribute: [{ name: 'value', t: constant }] },
      { opType: 'If', attribute: [{ name: 'then_branch', g: inner }] },
    ];
    widenGraph({ input: [input], node: nodes });
    expect(constant).toMatchObject({ dataType: FLOAT, floatData: [1] });
    expect(cast.i).toBe(FLOAT);
    expect(input.type.tensorType.elemType).toBe(FLOAT);
  });
});
