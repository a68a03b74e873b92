/**
 * A convolution over a short block, done by way of its spectrum: `outputs` neighbouring results of a filter
 * with `taps` weights cost `products` multiplications instead of `outputs * taps`.
 *
 * result = fromSpectrum · ((toSpectrum · block) ∘ (filterRows · filter))
 *
 * Each complex product is done with three real ones (Gauss), so every step is a plain real matrix.
 */
export type SpectralTables = {
  blockLength: number;
  taps: number;
  outputs: number;
  products: number;
  /** [products, blockLength] */
  toSpectrum: Float32Array;
  /** [products, taps] */
  filterRows: Float64Array;
  /** [outputs, products] */
  fromSpectrum: Float32Array;
};

type Row = {
  ofSignal: (at: number) => number;
  ofFilter: (at: number) => number;
  ofResult: (at: number) => number;
};

function rowsOfBin(bin: number, blockLength: number): Row[] {
  const angle = (at: number) => (2 * Math.PI * bin * at) / blockLength;
  const cos = (at: number) => Math.cos(angle(at));
  const sin = (at: number) => Math.sin(angle(at));
  if (bin === 0 || bin * 2 === blockLength) {
    return [{ ofSignal: cos, ofFilter: cos, ofResult: (at) => cos(at) / blockLength }];
  }
  const share = 2 / blockLength;
  return [
    { ofSignal: (at) => cos(at) - sin(at), ofFilter: cos, ofResult: (at) => share * (cos(at) - sin(at)) },
    { ofSignal: cos, ofFilter: (at) => sin(at) - cos(at), ofResult: (at) => -share * sin(at) },
    { ofSignal: (at) => -sin(at), ofFilter: (at) => cos(at) + sin(at), ofResult: (at) => -share * cos(at) },
  ];
}

/** `blockLength` must be even and at least twice `taps` less two, so that a block overlaps only its neighbour. */
export function spectralTables(blockLength: number, taps: number): SpectralTables {
  const rows: Row[] = [];
  for (let bin = 0; bin * 2 <= blockLength; bin++) rows.push(...rowsOfBin(bin, blockLength));
  const products = rows.length;
  const outputs = blockLength - taps + 1;
  const toSpectrum = new Float32Array(products * blockLength);
  const filterRows = new Float64Array(products * taps);
  const fromSpectrum = new Float32Array(outputs * products);
  rows.forEach((row, product) => {
    for (let at = 0; at < blockLength; at++) toSpectrum[product * blockLength + at] = row.ofSignal(at);
    for (let at = 0; at < taps; at++) filterRows[product * taps + at] = row.ofFilter(at);
    for (let at = 0; at < outputs; at++) fromSpectrum[at * products + product] = row.ofResult(at);
  });
  return { blockLength, taps, outputs, products, toSpectrum, filterRows, fromSpectrum };
}
