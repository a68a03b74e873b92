import type { ObjectStore } from '@parlance/ports/object-store';

export type ReadPart = (key: string) => Promise<Uint8Array>;

/** A few seconds of sound each: those who listen along hear the same few, and who is behind reads the store again. */
const KEPT = 64;

/** Reads each part once for all who want it at about the same time. */
export function shareParts({ get }: Pick<ObjectStore, 'get'>): ReadPart {
  const parts = new Map<string, ReturnType<ReadPart>>();
  return (key) => {
    const part = parts.get(key) ?? get(key);
    // The one that was wanted last goes last.
    parts.delete(key);
    parts.set(key, part);
    part.catch(() => parts.delete(key));
    const [oldest] = parts.keys();
    if (parts.size > KEPT && oldest !== undefined) parts.delete(oldest);
    return part;
  };
}
