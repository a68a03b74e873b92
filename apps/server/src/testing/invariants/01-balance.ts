import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { creditGrants } from '../../db/schema/billing.ts';
import { DIRECT_IMPORTS } from '../direct-imports.ts';
import { chanceOf } from './chance.ts';
import { type Ledger, spend, type Tally } from './spending.ts';
import { newUser, openTrial, refuseFalseLedger, type TrialDatabase } from './trial-database.ts';

export type SpendNumbers = { spends: number; credits: number; twoProcesses: boolean };

const PROCESS = fileURLToPath(new URL('./spending-process.ts', import.meta.url));
const LANES = 10;
/** The credits lie in several places, so that one spend must look beyond an empty one. */
const PURCHASES = 9;

async function spendElsewhere(url: string, userId: string, keys: string[]): Promise<Tally> {
  const child = spawn(process.execPath, ['--import', DIRECT_IMPORTS, PROCESS, url, userId, String(LANES)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(keys));
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return JSON.parse(text) as Tally;
}

async function rich({ db }: TrialDatabase, ledger: Ledger, credits: number): Promise<string> {
  const userId = await newUser(db);
  const now = new Date();
  await db.transaction(async (tx) => {
    await ledger.lockAccount(tx, userId, now);
    let left = credits - 10;
    for (let i = 1; i <= PURCHASES; i++) {
      const share = i === PURCHASES ? left : Math.floor((credits - 10) / PURCHASES);
      left -= share;
      const expiresAt = new Date(now.getTime() + i * 86_400_000);
      const source = `${userId}:${i}`;
      await ledger.grantCredits(
        tx,
        { userId, kind: 'extra', source, credits: share, startsAt: now, expiresAt },
        now,
      );
    }
  });
  return userId;
}

/** Many more spends than credits, every key twice, all at once: exactly the credits are spent, each by one key. */
export async function keepBalance(
  url: string,
  ledger: Ledger,
  { spends, credits, twoProcesses }: SpendNumbers,
  seed: number,
): Promise<string> {
  const trial = openTrial(url, LANES);
  try {
    const userId = await rich(trial, ledger, credits);
    const keys = Array.from({ length: spends }, (_, i) => `${userId}-${i}`);
    const sent = chanceOf(seed).shuffled([...keys, ...keys]);
    const half = twoProcesses ? sent.length / 2 : sent.length;
    const [here, there] = await Promise.all([
      spend(trial.db, ledger, userId, sent.slice(0, half), LANES),
      twoProcesses ? spendElsewhere(url, userId, sent.slice(half)) : { spent: [], refused: 0, broken: [] },
    ]);
    const broken = [...here.broken, ...there.broken];
    if (broken.length > 0) throw new Error(`${broken.length} spends broke, the first: ${broken[0]}`);
    const paid = new Set([...here.spent, ...there.spent]);
    const rows = await trial.db.select().from(creditGrants).where(eq(creditGrants.userId, userId));
    const balance = rows.reduce((sum, { remaining }) => sum + remaining, 0);
    if (paid.size !== credits || balance !== 0)
      throw new Error(`${credits} credits paid for ${paid.size} keys, ${balance} are left`);
    await refuseFalseLedger(trial.db);
    return `${sent.length} spends of ${credits} credits: ${paid.size} paid, ${here.refused + there.refused} refused`;
  } finally {
    await trial.close();
  }
}
