/**
 * Sixty checkouts of one person at once, with a payment provider that takes 0.8 s for every answer: what do
 * others notice? Prints how long another person's requests take meanwhile beside those before it, and how the
 * sixty were answered; ends with 1 when somebody waited longer than half a second or anything failed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSlowStandIn } from '../apps/server/src/features/billing/testing/slow-provider.ts';
import { startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';

const CHECKOUTS = 60;
const PROVIDER_MS = 800;
const WITHIN_MS = 500;
const PROBES_BEFORE = 40;

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-checkouts-'));
const provider = await openSlowStandIn(PROVIDER_MS);
const product = await startProduct(folder, 'inherit', provider.settings);

type Probe = { ms: number; status: number };
const countOf = (statuses: number[]): string =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ');
const at = (part: number, probes: Probe[]): number =>
  probes.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(part * (probes.length - 1))] ?? 0;
const told = (probes: Probe[]): string =>
  `${probes.length} requests, ${countOf(probes.map(({ status }) => status))}; median ${at(0.5, probes).toFixed(0)} ms, worst ${at(1, probes).toFixed(0)} ms`;

try {
  const [ada, bob] = [await signUp(product.url), await signUp(product.url)];
  const probe = async (): Promise<Probe> => {
    const began = performance.now();
    const { status } = await fetch(`${product.url}/api/current_user`, { headers: bob.authorization });
    return { ms: performance.now() - began, status };
  };
  const before: Probe[] = [];
  while (before.length < PROBES_BEFORE) before.push(await probe());

  const checkout = async (): Promise<Probe> => {
    const began = performance.now();
    const { status } = await fetch(`${product.url}/api/subscription/create_credit_purchase_session`, {
      method: 'POST',
      headers: { ...ada.authorization, 'content-type': 'application/json' },
      body: '{"credit_quantity":100}',
    });
    return { ms: performance.now() - began, status };
  };
  let open = true;
  const checkouts = Promise.all(Array.from({ length: CHECKOUTS }, checkout)).finally(() => {
    open = false;
  });
  const during: Probe[] = [];
  while (open) {
    during.push(await probe());
    await sleep(20);
  }
  const answered = await checkouts;
  console.log(`others before      ${told(before)}`);
  console.log(
    `others meanwhile   ${told(during)} (${(at(0.5, during) / at(0.5, before)).toFixed(1)} × the median)`,
  );
  console.log(`${CHECKOUTS} checkouts       ${told(answered)}`);
  console.log(`provider           asked ${provider.asked()} times, ${provider.mostAtOnce()} at once at most`);
  const failed = [...during, ...answered].some(({ status }) => status >= 500);
  process.exitCode = failed || at(1, during) > WITHIN_MS || provider.mostAtOnce() > 1 ? 1 : 0;
} finally {
  await product.stop();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
}
