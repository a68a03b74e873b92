import pg from 'pg';
import { composeOperator } from '../apps/server/src/composition/compose-commands.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { openLog } from '../apps/server/src/log.ts';

/** More credits than anybody uses up while something is measured. */
export async function giveCredits(env: Record<string, string>, emails: string[]): Promise<void> {
  const operator = await composeOperator(readConfig({ ...env, LOG_LEVEL: 'silent' }), openLog('silent'));
  try {
    for (const email of emails) await operator.grantCredits(email, { credits: 1_000, months: 1 });
  } finally {
    await operator.close();
  }
}

const FAULTS: Record<string, string> = {
  'grants whose remainder is not the sum of their entries': `select g.id from credit_grants g
    left join credit_entries e on e.grant_id = g.id group by g.id having g.remaining <> coalesce(sum(e.credits), 0)`,
  'holds that were neither settled nor released': `select h.run_id from credit_entries h join runs r on r.id = h.run_id
    where h.kind = 'hold' and r.state not in ('active', 'review') and not exists (select 1 from credit_entries e
    where e.run_id = h.run_id and e.grant_id = h.grant_id and e.kind in ('settle', 'release'))`,
  'failed runs that were paid for': `select r.id from runs r join credit_entries e on e.run_id = r.id
    where r.state = 'failed' and e.kind = 'settle'`,
  'ready audios that were not paid for': `select a.id from audios a where a.status = 'ready' and not exists
    (select 1 from credit_entries e where e.run_id = a.run_id and e.kind = 'settle')`,
};

/** The ledger against itself, in the database. */
export async function checkBooks(databaseUrl: string, complaints: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [fault, query] of Object.entries(FAULTS)) {
      const { rowCount } = await client.query(query);
      if (rowCount) complaints.push(`${rowCount} ${fault}`);
    }
    const { rows } = await client.query<{ entries: number; sum: number; remaining: number }>(
      `select count(*)::int as entries, sum(credits)::int as sum,
       (select sum(remaining)::int from credit_grants) as remaining from credit_entries`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
