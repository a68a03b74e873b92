import { importNeighboursDirectly } from '../direct-imports.ts';

importNeighboursDirectly();
const { runCommand } = await import('./commands.ts');

const complaint = await runCommand(process.argv.slice(2), { say: console.log });
if (complaint !== undefined) {
  console.error(complaint);
  process.exitCode = 1;
}
