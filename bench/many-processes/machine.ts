import { execFileSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ProductProcess, startProduct } from '../../scripts/product-process.ts';

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** A process and all that it started, and so on. */
function treeOf(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const tree = [root];
  for (const parent of tree) tree.push(...pairs.flatMap(([pid, ppid]) => (ppid === parent ? [pid!] : [])));
  return tree;
}

function residentBytes(pid: number): number {
  const [kilobytes] = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).split('\n');
  return Number(kilobytes) * 1024;
}

/** A web or worker process with a folder of its own, as it would run on a machine of its own. */
export async function startMachine(name: string, folder: string, settings: Record<string, string>) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const start = () => startProduct(dataDir, log, settings);
  let product: ProductProcess = await start();

  const die = () => {
    for (const pid of treeOf(product.child.pid!)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was gone first.
      }
    }
  };
  return {
    name,
    url: `http://localhost:${settings.PORT}`,
    /** As if the plug were pulled: every process of it at once. */
    die,
    async startAgain(): Promise<void> {
      product = await start();
    },
    /** Of the server and what it started; the supervisor apart. */
    memory: () => Math.max(...treeOf(product.child.pid!).slice(1).map(residentBytes)),
    stop: () => product.stop(),
  };
}
