import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAppError } from '@parlance/kernel/errors';
import type { composeBackup, composeOperator } from '../composition/compose-commands.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { keysOf } from '../config/keys-of.ts';
import { openLog } from '../log.ts';
import { agrees, UsageError, wholeNumber } from './arguments.ts';
import { DownloadError } from './fetch-model/download-error.ts';
import { fetchModel } from './fetch-model/fetch-model.ts';
import { sayProgress } from './fetch-model/progress.ts';
import { eventLines, messageLines, subscriberLines } from './lists.ts';
import {
  backupLines,
  failedLine,
  fetchedModelLines,
  movedLines,
  refundedLine,
  refundLines,
  restoreLines,
  storageLines,
  userLines,
  waitingLine,
} from './words.ts';

const USAGE = `Commands:
  announce --file news.md [--dry-run]                   mail news to everyone who asked for news
  invite                                                a link that lets one person sign up, for a week
  make-admin    --user ada@example.com                  lets somebody use the admin page
  remove-admin  --user ada@example.com                  and no more
  find-user --user <address or id>                      plan, credits and payments of one person
  grant-credits --user <…> --credits 50 [--months 12]   a present
  grant-plan --user <…> --plan pro [--days 30]          a plan for a time
  refund --user <…> [--payment <id>] [--yes]            the latest payment, or the one that is named, within 14 days;
                                                        says what it would do and asks, unless --yes is said
  api-waitlist [--limit 50]                             who asked for the API, longest waiting first
  approve-api --user <…>                                let somebody use the API; they get a mail
  failed [--limit 20]                                   generations that failed, newest first
  requeue --audio <id>                                  try a failed generation again
  storage [--limit 50]                                  what is kept for whom, in megabytes, the most first
  subscribers                                           everyone who confirmed the newsletter, as CSV
  messages [--days 30]                                  what visitors wrote, one JSON object a line
  events [--days 30]                                    counted sign-ups, logins and linked accounts, as CSV
  move-objects                                          every object from the disk into the bucket of the S3_… settings,
                                                        compared by hash, while the server runs
  fetch-model <address> [--sha256 <hash>]               a model file (GGUF) into the data folder; after a cut the same
                                                        command goes on where it stopped
  backup <file> [--replace]                             database, objects and secret into one file, while the server runs;
                                                        --replace a file of that name
  restore <file> [--replace]                            the same back, while it is stopped; --replace what is there

The file holds the news twice, under "# en-US: title" and under "# pt-BR: title".`;

type Operator = Awaited<ReturnType<typeof composeOperator>>;
type Words = Record<string, string | undefined>;

/** Where a command takes its settings from, and what it says to. */
export type Terminal = { env?: NodeJS.ProcessEnv; say(line: string): void };

async function withOperator(
  env: NodeJS.ProcessEnv | undefined,
  work: (operator: Operator) => Promise<void>,
): Promise<void> {
  const config = readConfig(env);
  // The whole product takes seconds to load; a mistyped command need not wait for it.
  const { composeOperator } = await import('../composition/compose-commands.ts');
  const operator = await composeOperator(config, openLog(config.logLevel, undefined, keysOf(config)));
  try {
    await work(operator);
  } finally {
    await operator.close();
  }
}

async function announce(args: string[], { env, say }: Terminal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  if (!values.file) throw new UsageError('Which file? Say --file news.md.');
  const dryRun = values['dry-run'];
  const text = await readFile(values.file, 'utf8');
  await withOperator(env, async (operator) => {
    const { news, audience } = await operator.announce(text, dryRun);
    for (const [language, { title }] of Object.entries(news)) {
      const people = audience[language as keyof typeof audience];
      say(`${language}: "${title}" ${dryRun ? 'would go' : 'goes'} to ${people}`);
    }
    say(dryRun ? 'Nothing was sent.' : 'The running server sends them within a minute.');
  });
}

/** Names what it would do and does it when whoever typed it says so. */
async function refundCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      user: { type: 'string' },
      payment: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { user, payment, yes } = values;
  if (!user) throw new UsageError(`Say --user.\n\n${USAGE}`);
  await withOperator(env, async (operator) => {
    const wanted = await operator.previewRefund(user, payment);
    say(refundLines(wanted).join('\n'));
    if (!yes && !(await agrees('Refund it?'))) {
      say('Nothing was refunded.');
      return;
    }
    say(refundedLine(await operator.refund(user, wanted.payment.id)));
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A command whose options are words; those that are `needed` must be said. */
const command =
  (
    names: string[],
    needed: string[],
    work: (operator: Operator, words: Words, say: Terminal['say']) => Promise<void>,
  ) =>
  async (args: string[], { env, say }: Terminal): Promise<void> => {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const words = parseArgs({ args, options }).values as Words;
    for (const name of needed) if (!words[name]) throw new UsageError(`Say --${name}.\n\n${USAGE}`);
    await withOperator(env, (operator) => work(operator, words, say));
  };

/** A command that prints what there is of the last days. */
const listing = (lines: (operator: Operator, days: number) => Promise<string[]>) =>
  command(['days'], [], async (operator, { days = '30' }, say) => {
    for (const line of await lines(operator, wholeNumber('days', days))) say(line);
  });

/** The one file that is named without an option. */
function fileIn(positionals: string[]): string {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError(`Say which file.\n\n${USAGE}`);
  return file;
}

type Backup = Awaited<ReturnType<typeof composeBackup>>;

async function withBackup(
  { env, say }: Terminal,
  work: (backup: Backup) => Promise<string[]>,
): Promise<void> {
  const config = readConfig(env);
  const { composeBackup } = await import('../composition/compose-commands.ts');
  const opened = await composeBackup(config, openLog(config.logLevel, undefined, keysOf(config)));
  try {
    for (const line of await work(opened)) say(line);
  } finally {
    await opened.close();
  }
}

function backupWords(args: string[]): { file: string; replace: boolean } {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { file: fileIn(positionals), replace: values.replace };
}

async function backup(args: string[], terminal: Terminal): Promise<void> {
  const { file, replace } = backupWords(args);
  await withBackup(terminal, async (opened) => backupLines(file, await opened.backup(file, replace)));
}

async function restore(args: string[], terminal: Terminal): Promise<void> {
  const { file, replace } = backupWords(args);
  await withBackup(terminal, async (opened) => restoreLines(await opened.restore(file, replace)));
}

async function moveCommand(args: string[], { env, say }: Terminal): Promise<void> {
  parseArgs({ args });
  const config = readConfig(env);
  const { composeMove } = await import('../composition/compose-commands.ts');
  const move = await composeMove(config);
  for (const line of movedLines(await move())) say(line);
}

async function fetchModelCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const options = { sha256: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new UsageError(`Say the address of one file.\n\n${USAGE}`);
  const { dataDir } = readConfig(env);
  await openDataFolder(dataDir);
  const folder = path.join(dataDir, 'models');
  const fetched = await fetchModel(
    { address, sha256: values.sha256, folder },
    { onProgress: sayProgress(say), onCut: (why) => say(`${why}; going on`) },
  );
  for (const line of fetchedModelLines(fetched)) say(line);
}

const COMMANDS: Record<string, (args: string[], terminal: Terminal) => Promise<void>> = {
  announce,
  invite: command([], [], async (operator, _words, say) => say(await operator.invite())),
  'make-admin': command(['user'], ['user'], async (operator, { user = '' }, say) => {
    await operator.setAdmin(user, true);
    say(`${user} finds the admin page in the account menu.`);
  }),
  'remove-admin': command(['user'], ['user'], async (operator, { user = '' }, say) => {
    await operator.setAdmin(user, false);
    say(`${user} is no admin any more.`);
  }),
  'find-user': command(['user'], ['user'], async (operator, { user = '' }, say) => {
    say(userLines(await operator.findUser(user)).join('\n'));
  }),
  'grant-credits': command(
    ['user', 'credits', 'months'],
    ['user', 'credits'],
    async (operator, { user = '', credits, months = '12' }, say) => {
      const gift = { credits: wholeNumber('credits', credits), months: wholeNumber('months', months) };
      const until = await operator.grantCredits(user, gift);
      say(`${gift.credits} credits for ${user}, until ${until.toISOString().slice(0, 10)}`);
    },
  ),
  'grant-plan': command(
    ['user', 'plan', 'days'],
    ['user', 'plan'],
    async (operator, { user = '', plan, days = '30' }, say) => {
      if (plan !== 'basic' && plan !== 'pro') throw new UsageError('Say --plan basic or --plan pro.');
      const until = new Date(Date.now() + wholeNumber('days', days) * DAY_MS);
      await operator.grantPlan(user, { plan, until });
      say(`${user} has the plan "${plan}" until ${until.toISOString().slice(0, 10)}.`);
    },
  ),
  refund: refundCommand,
  'api-waitlist': command(['limit'], [], async (operator, { limit = '50' }, say) => {
    const rows = await operator.listWaitlist(wholeNumber('limit', limit));
    say(rows.length > 0 ? rows.map(waitingLine).join('\n') : 'Nobody is waiting.');
  }),
  'approve-api': command(['user'], ['user'], async (operator, { user = '' }, say) => {
    const isNew = await operator.approveApi(user);
    say(
      isNew
        ? `${user} may use the API. The running server mails them within a minute.`
        : `${user} had access before; nobody is mailed twice.`,
    );
  }),
  failed: command(['limit'], [], async (operator, { limit = '20' }, say) => {
    const rows = await operator.listFailed(wholeNumber('limit', limit));
    say(rows.length > 0 ? rows.map(failedLine).join('\n') : 'Nothing failed.');
  }),
  requeue: command(['audio'], ['audio'], async (operator, { audio = '' }, say) => {
    await operator.requeue(audio);
    say('A worker takes it up in a moment.');
  }),
  storage: command(['limit'], [], async (operator, { limit = '50' }, say) => {
    for (const line of storageLines(await operator.listStorage(wholeNumber('limit', limit)))) say(line);
  }),
  subscribers: listing(subscriberLines),
  messages: listing(messageLines),
  events: listing(eventLines),
  'move-objects': moveCommand,
  'fetch-model': fetchModelCommand,
  backup,
  restore,
};

/** Mistakes of the person who types are answered in a sentence, everything else with all that is known. */
const isMistake = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof ConfigError ||
  error instanceof DownloadError ||
  isAppError(error) ||
  (error as NodeJS.ErrnoException).code === 'ENOENT' ||
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/** Runs one command; the answer is what is to be complained of, if anything. */
export async function runCommand([name = '', ...args]: string[], terminal: Terminal): Promise<unknown> {
  try {
    const command = COMMANDS[name];
    if (!command) throw new UsageError(USAGE);
    await command(args, terminal);
    return undefined;
  } catch (error) {
    return isMistake(error) ? error.message : error;
  }
}
