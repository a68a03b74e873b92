import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isAppError } from '@parlance/kernel/errors';
import { composeOperator } from '../compose.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openLog } from '../log.ts';

const USAGE = `Commands:
  announce --file news.md [--dry-run]   mail news to everyone who asked for news
  grant-plan --email E --plan pro [--days 30]   give somebody a plan for a time

The file holds the news twice, under "# en-US: title" and under "# pt-BR: title".`;

class UsageError extends Error {}

type Operator = Awaited<ReturnType<typeof composeOperator>>;

async function withOperator(work: (operator: Operator) => Promise<void>): Promise<void> {
  const config = readConfig();
  const operator = await composeOperator(config, openLog(config.logLevel));
  try {
    await work(operator);
  } finally {
    await operator.close();
  }
}

async function announce(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  if (!values.file) throw new UsageError('Which file? Say --file news.md.');
  const dryRun = values['dry-run'];
  const text = await readFile(values.file, 'utf8');
  await withOperator(async (operator) => {
    const { news, audience } = await operator.announce(text, dryRun);
    for (const [language, { title }] of Object.entries(news)) {
      const people = audience[language as keyof typeof audience];
      console.log(`${language}: "${title}" ${dryRun ? 'would go' : 'goes'} to ${people}`);
    }
    console.log(dryRun ? 'Nothing was sent.' : 'The running server sends them within a minute.');
  });
}

const MAX_DAYS = 3650;
const DAY_MS = 24 * 60 * 60 * 1000;

async function grantPlan(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      plan: { type: 'string' },
      days: { type: 'string', default: '30' },
    },
  });
  const { email, plan } = values;
  const days = Number(values.days);
  if (!email) throw new UsageError('To whom? Say --email somebody@example.com.');
  if (plan !== 'basic' && plan !== 'pro') throw new UsageError('Which plan? Say --plan basic or --plan pro.');
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new UsageError(`For how long? Say --days with a whole number from 1 to ${MAX_DAYS}.`);
  const until = new Date(Date.now() + days * DAY_MS);
  await withOperator((operator) => operator.grantPlan({ email, plan, until }));
  console.log(`${email} has the plan "${plan}" until ${until.toISOString().slice(0, 10)}.`);
}

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { announce, 'grant-plan': grantPlan };

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(USAGE);
  await command(args);
}

/** Mistakes of whoever types are answered in a sentence, everything else with all that is known. */
const isMistake = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof ConfigError ||
  isAppError(error) ||
  (error as NodeJS.ErrnoException).code === 'ENOENT' ||
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isMistake(error) ? error.message : error);
  process.exitCode = 1;
});
