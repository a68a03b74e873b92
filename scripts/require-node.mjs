// Plain JavaScript, and nothing newer than Node 12 knows: the old Node it is here to stop must be able to read it.
const NEEDED = 24;

/** Ends the process with one sentence when it runs on a Node that is too old. */
export function assertNode24(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= NEEDED) return;
  process.stderr.write(
    `Parlance needs Node ${NEEDED}, and this is Node ${version}; npm ci has already brought the right one, so run it through npm: npm start\n`,
  );
  process.exit(1);
}
