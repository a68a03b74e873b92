import { execFileSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ProductProcess, startProduct } from '../../scripts/product-process.ts';

export type Machine = Awaited<ReturnType<typeof startMachine>>;

type Running = { pid: number; parent: number; bytes: number; program: string };

/** Named by the file it runs, where it runs one. */
const programIn = (args: string): string =>
  args
    .split(' ')
    .find((arg) => /\.[mc]?[jt]s$/.test(arg))
    ?.split('/')
    .at(-1) ?? args.split(' ')[0]!;

function running(): Running[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => {
    const [pid, parent, kilobytes, ...args] = row.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      bytes: Number(kilobytes) * 1024,
      program: programIn(args.join(' ')),
    };
  });
}

/** A process and all that it started, and so on. */
export function treeOf(root: number): Running[] {
  const all = running();
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

/** A web or worker process with a folder of its own, as it would run on a machine of its own. */
export async function startMachine(name: string, folder: string, settings: Record<string, string>) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const start = () => startProduct(dataDir, log, settings);
  let product: ProductProcess = await start();

  const die = () => {
    for (const { pid } of treeOf(product.child.pid!)) {
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
    programs: () => treeOf(product.child.pid!),
    stop: () => product.stop(),
  };
}
