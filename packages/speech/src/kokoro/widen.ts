import type { onnx } from 'onnx-proto';
import { FLOAT, FLOAT16, ownBytes } from './graph-editor.ts';

/** Every half-precision number there is, by its bits. */
function halfTable(): Float32Array {
  const table = new Float32Array(65_536);
  for (let bits = 0; bits < table.length; bits++) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 0) table[bits] = sign * fraction * 2 ** -24;
    else if (exponent === 31) table[bits] = fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
    else table[bits] = sign * 2 ** (exponent - 25) * (1024 + fraction);
  }
  return table;
}

function widenTensor(tensor: onnx.ITensorProto, halves: Float32Array): void {
  if (tensor.dataType !== FLOAT16) return;
  tensor.dataType = FLOAT;
  if (tensor.rawData && tensor.rawData.length > 0) {
    const bits = new Uint16Array(ownBytes(tensor));
    const floats = new Float32Array(bits.length);
    for (let at = 0; at < bits.length; at++) floats[at] = halves[bits[at]!]!;
    tensor.rawData = new Uint8Array(floats.buffer);
  } else if (tensor.int32Data && tensor.int32Data.length > 0) {
    tensor.floatData = Array.from(tensor.int32Data, (half) => halves[half & 0xffff]!);
    tensor.int32Data = [];
  }
}

function widenDeclared(value: onnx.IValueInfoProto): void {
  const type = value.type?.tensorType;
  if (type?.elemType === FLOAT16) type.elemType = FLOAT;
}

/**
 * Makes a half-precision graph a single-precision one, in place: in half precision the voice overflows into
 * silence on some sentences, and a processor without half-precision arithmetic is slower besides.
 */
export function widenGraph(graph: onnx.IGraphProto, halves: Float32Array = halfTable()): void {
  for (const tensor of graph.initializer ?? []) widenTensor(tensor, halves);
  for (const value of [...(graph.input ?? []), ...(graph.output ?? [])]) widenDeclared(value);
  graph.valueInfo = [];
  for (const node of graph.node ?? []) {
    for (const attribute of node.attribute ?? []) {
      if (attribute.t) widenTensor(attribute.t, halves);
      if (attribute.g) widenGraph(attribute.g, halves);
      const namesType = attribute.name === 'dtype' || (node.opType === 'Cast' && attribute.name === 'to');
      if (namesType && Number(attribute.i) === FLOAT16) attribute.i = FLOAT;
    }
  }
}
