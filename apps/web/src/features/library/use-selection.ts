import { useState } from 'react';

/** Which audios are chosen, by id; null while nobody chooses. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    isOpen: ids !== null,
    ids: ids ?? EMPTY,
    open: () => setIds(EMPTY),
    close: () => setIds(null),
    toggle: (id: string) => setIds((before) => toggled(before ?? EMPTY, id)),
    /** What is gone can't be chosen any more. */
    drop: (id: string) => setIds((before) => before && new Set([...before].filter((other) => other !== id))),
  };
}

const EMPTY: ReadonlySet<string> = new Set();

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);

export type Selection = ReturnType<typeof useSelection>;
