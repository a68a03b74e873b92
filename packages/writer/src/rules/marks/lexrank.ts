import type { Vector } from './marked.ts';

const SIMILAR = 0.08;
/** Above this two sentences say the same thing: a vote for oneself. */
const SAME = 0.95;
const DAMPING = 0.85;
const ROUNDS = 30;
/** A term in more sentences than this connects everything with everything and tells nothing. */
const COMMON_TERM = 400;

type Edge = [to: number, weight: number];

/** Sentences that share terms, found through an inverted index: only pairs that can be similar are compared. */
function connect(vectors: readonly Vector[]): Edge[][] {
  const sentencesWith = new Map<number, number[]>();
  vectors.forEach((vector, at) => {
    for (const term of vector.keys()) {
      const list = sentencesWith.get(term);
      if (list) list.push(at);
      else sentencesWith.set(term, [at]);
    }
  });
  const edges: Edge[][] = vectors.map(() => []);
  const similarity = new Float64Array(vectors.length);
  vectors.forEach((vector, at) => {
    const touched: number[] = [];
    for (const [term, weight] of vector) {
      const others = sentencesWith.get(term) ?? [];
      if (others.length > COMMON_TERM) continue;
      for (const other of others) {
        if (other <= at) continue;
        if (similarity[other] === 0) touched.push(other);
        similarity[other] = (similarity[other] ?? 0) + weight * (vectors[other]?.get(term) ?? 0);
      }
    }
    for (const other of touched) {
      const weight = similarity[other] ?? 0;
      similarity[other] = 0;
      if (weight <= SIMILAR || weight >= SAME) continue;
      edges[at]?.push([other, weight]);
      edges[other]?.push([at, weight]);
    }
  });
  return edges;
}

/** How central each sentence is: a sentence is worth what the sentences like it are worth. 0..1. */
export function lexRank(vectors: readonly Vector[]): number[] {
  const total = vectors.length;
  if (total === 0) return [];
  const edges = connect(vectors);
  const outgoing = edges.map((list) => list.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks: number[] = new Array(total).fill(1 / total);
  for (let round = 0; round < ROUNDS; round++) {
    const next: number[] = new Array(total).fill((1 - DAMPING) / total);
    let unconnected = 0;
    for (let at = 0; at < total; at++) {
      const rank = ranks[at] ?? 0;
      const sum = outgoing[at] ?? 0;
      if (sum === 0) {
        unconnected += rank;
        continue;
      }
      for (const [to, weight] of edges[at] ?? [])
        next[to] = (next[to] ?? 0) + (DAMPING * rank * weight) / sum;
    }
    ranks = next.map((rank) => rank + (DAMPING * unconnected) / total);
  }
  const highest = ranks.reduce((a, b) => Math.max(a, b), 0) || 1;
  return ranks.map((rank) => rank / highest);
}
