import { MACHINES } from './syscalls.ts';

/** What bounds a confined child on this machine. */
export type Layers = {
  /** By the operating system: once its modules are loaded no file, network, program or other process. */
  sealed: boolean;
  /** A user of its own, where the server is root. */
  uid?: number;
  /** Why there is no seal. */
  why?: string;
};

/** Starts a child behind these layers that tries what a seal forbids; resolves to what it could still do. */
export type Attack = (layers: Layers) => Promise<string[]>;

/** Nobody else's: as 65534, the usual "nobody", the database runs when the server is root. */
const READER_UID = 65_533;

function whyNoSealHere(): string | undefined {
  if (process.platform !== 'linux') return `${process.platform} has no bound that could be used`;
  return MACHINES[process.arch] ? undefined : `the calls of ${process.arch} are not known`;
}

/** Why these layers can't be used; undefined when they hold. */
async function weakness(attack: Attack, layers: Layers): Promise<string | undefined> {
  try {
    const done = await attack(layers);
    return layers.sealed && done.length > 0 ? `a trial could still ${done.join(', ')}` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The tightest layers that hold here, by trial: what a system should have says little about what it has. */
export async function findLayers(attack: Attack): Promise<Layers> {
  // Modules may lie where only root can read them; then there is no other user.
  const users = process.getuid?.() === 0 ? [{ uid: READER_UID }, {}] : [{}];
  let why = whyNoSealHere();
  if (why === undefined)
    for (const user of users) {
      const layers: Layers = { sealed: true, ...user };
      why = await weakness(attack, layers);
      if (why === undefined) return layers;
    }
  for (const user of users) {
    const layers: Layers = { sealed: false, ...user, why };
    if ((await weakness(attack, layers)) === undefined) return layers;
  }
  return { sealed: false, why };
}

/** One line for the operator. */
export function describeLayers({ sealed, uid, why }: Layers): string {
  const seal = sealed ? 'sealed by the operating system' : `NOT sealed (${why})`;
  return `readers of foreign files ${seal}${uid === undefined ? '' : `, as uid ${uid}`}`;
}
