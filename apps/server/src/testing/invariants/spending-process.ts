/** Spends beside another process: started by the invariant about balances. */
import * as ledger from '../../features/billing/ledger.store.ts';
import { spend } from './spending.ts';
import { openTrial } from './trial-database.ts';

const [url = '', userId = '', lanes = ''] = process.argv.slice(2);
let text = '';
for await (const chunk of process.stdin) text += chunk;
const trial = openTrial(url, Number(lanes));
console.log(JSON.stringify(await spend(trial.db, ledger, userId, JSON.parse(text), Number(lanes))));
await trial.close();
