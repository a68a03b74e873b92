import type { Vector } from './marked.ts';

export type TermIndex = { idOf: Map<string, number>; idf: number[] };

function normalize(vector: Map<number, number>): Vector {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (const [term, weight] of vector) vector.set(term, weight / length);
  return vector;
}

/** Each text as a vector of its terms, rare ones weighing more. */
export function vectorize(texts: readonly (readonly string[])[]): { vectors: Vector[]; index: TermIndex } {
  const idOf = new Map<string, number>();
  const inTexts: number[] = [];
  for (const terms of texts) {
    for (const term of new Set(terms)) {
      let id = idOf.get(term);
      if (id === undefined) {
        id = idOf.size;
        idOf.set(term, id);
        inTexts.push(0);
      }
      inTexts[id] = (inTexts[id] ?? 0) + 1;
    }
  }
  const idf = inTexts.map((times) => Math.log(1 + (texts.length - times + 0.5) / (times + 0.5)));
  const vectors = texts.map((terms) => {
    const vector = new Map<number, number>();
    for (const term of terms) {
      const id = idOf.get(term) ?? 0;
      vector.set(id, (vector.get(id) ?? 0) + 1);
    }
    for (const [id, times] of vector) vector.set(id, (1 + Math.log(times)) * (idf[id] ?? 0));
    return normalize(vector);
  });
  return { vectors, index: { idOf, idf } };
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
