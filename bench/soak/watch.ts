import type { Machine } from '../many-processes/machine.ts';
import { descriptorsOf, ownBytesOf } from '../proc.ts';
import type { Sample } from './trend.ts';

export type Watched = {
  name: string;
  /** After a collection, or as the system counts it. */
  collected: boolean;
  memory: Sample[];
  descriptors: Sample[];
};

type Heap = { pid: number; bytes(): Promise<number> };

/** Looks at every process of the product; `heap` is that of the server. */
export function openWatch(machine: Machine, heap: Heap) {
  const watched = new Map<number, Watched>();
  const processes: Sample[] = [];

  return {
    processes,
    async look(): Promise<void> {
      const atMs = performance.now();
      const running = machine.programs();
      processes.push({ atMs, value: running.length });
      for (const { pid, program } of running) {
        const collected = pid === heap.pid;
        const descriptors = descriptorsOf(pid);
        const bytes = collected ? await heap.bytes() : ownBytesOf(pid);
        // It ended while it was looked at.
        if (descriptors === undefined || bytes === undefined) continue;
        const one = watched.get(pid) ?? {
          name: `${program} ${pid}`,
          collected,
          memory: [],
          descriptors: [],
        };
        watched.set(pid, one);
        one.memory.push({ atMs, value: bytes });
        one.descriptors.push({ atMs, value: descriptors });
      }
    },
    /** Those that were there all the time since then, with what was seen of them since. */
    since(fromMs: number): Watched[] {
      const looks = processes.filter(({ atMs }) => atMs >= fromMs).length;
      return [...watched.values()]
        .map((one) => ({
          ...one,
          memory: one.memory.filter(({ atMs }) => atMs >= fromMs),
          descriptors: one.descriptors.filter(({ atMs }) => atMs >= fromMs),
        }))
        .filter(({ memory }) => memory.length === looks);
    },
  };
}
