import { BOUGHT_KINDS, type ProviderKind, type Qualification } from '@parlance/contract/providers';
import type { KeySeal } from './key-seal.ts';
import type { ProviderRow } from './providers.store.ts';

/** What is needed to ask one. */
export type OpenProvider = {
  id: string;
  kind: ProviderKind;
  address: string | undefined;
  model: string;
  key: string | undefined;
  contextTokens: number | undefined;
};

/** One that is asked when a script is written. */
export type UsedProvider = OpenProvider & { isSmall: boolean };

const BOUGHT = new Set<ProviderKind>(BOUGHT_KINDS);
export const isBought = (kind: ProviderKind): boolean => BOUGHT.has(kind);

/** Undefined when its key was sealed with another secret. */
export function opened(seal: KeySeal, row: ProviderRow): OpenProvider | undefined {
  const key = row.sealedKey === null ? undefined : seal.open(row.sealedKey);
  if (row.sealedKey !== null && key === undefined) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    address: row.address ?? undefined,
    model: row.model,
    key,
    contextTokens: row.contextTokens ?? undefined,
  };
}

/** What it is good for is found out before it is asked; a vendor's own is taken at its word until then. */
export function verdictOf({ kind, qualification }: ProviderRow): Qualification['verdict'] | undefined {
  return qualification?.verdict ?? (isBought(kind) ? 'whole_scripts' : undefined);
}

/** Why it is not asked, as far as its row tells; undefined when it is. */
export function idleReason(seal: KeySeal, row: ProviderRow) {
  if (!row.isEnabled) return 'off' as const;
  if (!opened(seal, row)) return 'key_unreadable' as const;
  const verdict = verdictOf(row);
  if (verdict === undefined) return 'unqualified' as const;
  return verdict === 'not_usable' ? ('not_usable' as const) : undefined;
}

/** In their order: those that may be asked, with what for. */
export function usedProviders(seal: KeySeal, rows: readonly ProviderRow[]): UsedProvider[] {
  return rows.flatMap((row) => {
    const open = idleReason(seal, row) === undefined ? opened(seal, row) : undefined;
    return open ? [{ ...open, isSmall: verdictOf(row) === 'single_lines' }] : [];
  });
}
