// Plain JavaScript, and nothing newer than Node 12 knows: the old Node it is here to stop must be able to read it.
const NEEDED = 24;
/** Where package.json has a Node among its optional dependencies; a test compares the two. */
const BROUGHT = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

/** Ends the process with one sentence when it runs on a Node that is too old. */
export function assertNode24(
  version = process.versions.node,
  machine = `${process.platform}-${process.arch}`,
) {
  if (Number(version.split('.')[0]) >= NEEDED) return;
  const help = BROUGHT.includes(machine)
    ? 'npm ci has already brought the right one, so run it through npm: npm start'
    : `npm ci brings none for ${machine}, so install one from https://nodejs.org`;
  process.stderr.write(`Parlance needs Node ${NEEDED}, and this is Node ${version}; ${help}\n`);
  process.exit(1);
}
