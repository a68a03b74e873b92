import type { LeftOut } from '@parlance/artifacts/left-out';
import { LEFT_OUT_KINDS } from '@parlance/kernel/left-out-kinds';
import type { PlacedBlock } from './placed-block.ts';

const SAMPLE_CHARS = 120;
const KINDS: ReadonlySet<string> = new Set(LEFT_OUT_KINDS);

/** Why a block is not told; undefined for one that is. */
export function whyLeftOut({ kind, language }: PlacedBlock): LeftOut['kind'] | undefined {
  if (language !== undefined) return 'other_language';
  return KINDS.has(kind) ? (kind as LeftOut['kind']) : undefined;
}

/** All that was left out, together by its kind. */
export class LeftOutCount {
  readonly #found = new Map<string, LeftOut>();

  merge(part: LeftOut): void {
    const key = `${part.kind} ${part.language ?? ''}`;
    const known = this.#found.get(key);
    if (known) Object.assign(known, { pieces: known.pieces + part.pieces, chars: known.chars + part.chars });
    else this.#found.set(key, { ...part });
  }

  add({
    kind,
    text,
    language,
  }: {
    kind: LeftOut['kind'];
    text: string;
    language?: string | undefined;
  }): void {
    const sample = text.slice(0, SAMPLE_CHARS).toWellFormed().replace(/\s+/g, ' ').trim();
    this.merge({ kind, pieces: 1, chars: text.length, sample, ...(language ? { language } : {}) });
  }

  list(): LeftOut[] {
    return [...this.#found.values()].sort((a, b) => b.chars - a.chars);
  }
}
