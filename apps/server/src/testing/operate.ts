import { runCommand } from '../operator/commands.ts';

/** A command of the operator in this process, with what it said: as a program of its own it takes seconds to load. */
export async function operate(env: Record<string, string>, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const complaint = await runCommand(args, {
    env: { LOG_LEVEL: 'silent', ...env },
    say: (line) => lines.push(line),
  });
  if (complaint !== undefined) lines.push(String(complaint));
  return lines.map((line) => `${line}\n`).join('');
}
