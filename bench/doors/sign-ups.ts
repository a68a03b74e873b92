import { scrypt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOORS } from '../../apps/server/src/doors/table.ts';
import type { Stage } from './stage.ts';

const CROWD = 1_000;
const LEAVE_AFTER_MS = 20_000;
const WITHIN_MS = 18_000;
const HASHED_WITHIN_MS = 15_000;
const MEASURED_MS = 5_000;
const PART = 0.8;
const FEWEST = 90;
const SIGN_IN_WITHIN_MS = 2_000;

/** As the identity library hashes. */
const hash = () =>
  new Promise((resolve) => {
    scrypt('long enough', 'salt', 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }, resolve);
  });

/** What the slots of one process hash when nothing else goes on. */
async function hashedAlone(): Promise<number> {
  let hashed = 0;
  const until = performance.now() + MEASURED_MS;
  await Promise.all(
    Array.from({ length: DOORS.sign_ups.rule.places }, async () => {
      for (; performance.now() < until; hashed++) await hash();
    }),
  );
  return (hashed * HASHED_WITHIN_MS) / MEASURED_MS;
}

/** 1,000 sign-ups at once from as many addresses, and strangers' sign-ins beside them. Resolves with the exit code. */
export async function signUps(stage: Stage): Promise<number> {
  await stage.person();
  const email = 'bench-1@example.com';
  const password = 'long enough';
  const alone = await hashedAlone();
  const wanted = Math.max(FEWEST, PART * alone);

  const signIns: { status: number; ms: number }[] = [];
  let over = false;
  const beside = (async () => {
    while (!over) {
      const body = { email, password };
      signIns.push(
        await stage.ask({ by: stage.stranger(), method: 'POST', path: '/api/auth/sign-in/email', body }),
      );
      await sleep(500);
    }
  })();
  const signal = AbortSignal.timeout(LEAVE_AFTER_MS);
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, at) => {
      const by = { address: `203.${at >> 8}.113.${at & 255}` };
      const body = { name: 'Crowd', email: `crowd-${at}@example.com`, password };
      return stage.ask({ by, method: 'POST', path: '/api/auth/sign-up/email', body, signal });
    }),
  );
  over = true;
  await beside;

  const of = (status: number) => answers.filter((one) => one.status === status).length;
  const last = Math.max(...answers.map(({ ms }) => ms));
  const slowest = Math.max(...signIns.map(({ ms }) => ms));
  const others = CROWD - of(200) - of(429);
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  const good =
    of(200) >= wanted &&
    others === 0 &&
    last <= WITHIN_MS &&
    slowest <= SIGN_IN_WITHIN_MS &&
    signIns.every(({ status }) => status === 200);
  console.log(
    `${good ? 'ok    ' : 'FAILED'} ${CROWD} sign-ups at once from as many addresses: ${of(200)} × 200 (the slots alone hash ` +
      `${alone.toFixed(0)} in ${HASHED_WITHIN_MS / 1000} s, wanted ${wanted.toFixed(0)}), ${of(429)} × 429, ${others} else (seen: ${statuses}), the last after ` +
      `${(last / 1000).toFixed(1)} s; ${signIns.length} strangers’ sign-ins beside them, the slowest ${slowest.toFixed(0)} ms`,
  );
  return good ? 0 : 1;
}
