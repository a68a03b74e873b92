import onnxProto, { type onnx } from 'onnx-proto';

/** ONNX's numbers for element types. */
export const FLOAT = 1;
export const INT64 = 7;
export const FLOAT16 = 10;

const INT_ATTRIBUTE = 2;
const INTS_ATTRIBUTE = 7;

type Attributes = Record<string, number | number[]>;

export const numbersOf = (values: readonly unknown[] | null | undefined): number[] =>
  (values ?? []).map(Number);

/** A tensor's bytes on memory of their own, so that they are aligned for any element type. */
export const ownBytes = (tensor: onnx.ITensorProto): ArrayBuffer =>
  new Uint8Array(tensor.rawData ?? []).buffer;

export const floatsOf = (tensor: onnx.ITensorProto): Float32Array => new Float32Array(ownBytes(tensor));

export function attributesOf(node: onnx.INodeProto): Map<string, onnx.IAttributeProto> {
  return new Map((node.attribute ?? []).map((attribute) => [attribute.name ?? '', attribute]));
}

function attribute(name: string, value: number | number[]): onnx.IAttributeProto {
  return Array.isArray(value)
    ? { name, type: INTS_ATTRIBUTE, ints: value }
    : { name, type: INT_ATTRIBUTE, i: value };
}

/** Adds nodes and constants to a graph; names are the caller's, and unique. */
export class GraphEditor {
  readonly nodes: onnx.INodeProto[] = [];
  readonly initializers = new Map<string, onnx.ITensorProto>();

  constructor(graph: onnx.IGraphProto) {
    for (const tensor of graph.initializer ?? []) this.initializers.set(tensor.name ?? '', tensor);
  }

  node(opType: string, input: string[], output: string, attributes: Attributes = {}): string {
    const given = Object.entries(attributes).map(([name, value]) => attribute(name, value));
    this.nodes.push(
      onnxProto.onnx.NodeProto.create({ name: output, opType, input, output: [output], attribute: given }),
    );
    return output;
  }

  floats(name: string, dims: number[], values: Float32Array): string {
    const rawData = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.initializers.set(name, { name, dims, dataType: FLOAT, rawData });
    return name;
  }

  /** A constant list of integers, kept once however often it is asked for. */
  ints(values: number[]): string {
    const name = `spectral/ints/${values.join('_')}`;
    if (!this.initializers.has(name)) {
      const rawData = new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer);
      this.initializers.set(name, { name, dims: [values.length], dataType: INT64, rawData });
    }
    return name;
  }
}
