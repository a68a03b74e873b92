import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
const p = await startEmbeddedPostgres({ dataDir: '/tmp/latq' });
const pool = new pg.Pool({ connectionString: p.url }); pool.on('error', () => {});
const db = drizzle(pool);
let t = performance.now();
const q = await openQueue({ connectionString: p.url, concurrency: 1, sql, onError: (e) => console.log('err', e.message) });
console.log('open', Math.round(performance.now() - t));
const at = new Map<string, number>(); const lat: number[] = []; let left = 30; let done!: () => void; const all = new Promise<void>((r) => { done = r; });
await q.work(async ({ runId }) => { lat.push(performance.now() - at.get(runId)!); if (--left === 0) done(); });
for (let i = 0; i < 30; i++) { const runId = 'r' + i + Date.now(); await db.transaction((tx) => q.enqueue({ runId, userId: 'u' + i + Date.now() }, tx)); at.set(runId, performance.now()); await new Promise((r) => setTimeout(r, 120)); }
await all; lat.sort((a, b) => a - b); console.log('latency ms p50', lat[15]!.toFixed(1), 'p95', lat[28]!.toFixed(1), 'max', lat[29]!.toFixed(1));
t = performance.now(); await q.stop(); console.log('stop', Math.round(performance.now() - t)); await pool.end(); await p.stop();
