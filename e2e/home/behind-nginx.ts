import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '../../scripts/product-process.ts';
import { makeCertificate } from '../certificate.ts';
import { exampleSite, startNginx } from '../nginx.ts';

/** An address by which other machines reach this one. */
function networkAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  const found = all.find((one) => one?.family === 'IPv4' && !one.internal);
  if (!found) throw new Error('This machine has no address but loopback.');
  return found.address;
}

/** A home as docs/operating.md describes it: a public address, a secret, the word on proxies, and nothing else. */
export async function homeBehindNginx(folder: string) {
  const address = networkAddress();
  const port = await freePort();
  const publicUrl = `https://${address}:${port}`;
  const product = await startProduct(join(folder, 'data'), 'inherit', {
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '1',
    PARLANCE_SECRET: randomBytes(32).toString('hex'),
  });
  const { certificate, key } = makeCertificate(folder, address);
  const site = exampleSite({
    'listen 443 ssl http2': `listen ${address}:${port} ssl http2`,
    'parlance.example': address,
    '/etc/ssl/parlance.pem': certificate,
    '/etc/ssl/parlance.key': key,
    '/var/log/nginx/parlance.log': join(folder, 'access.log'),
    'http://127.0.0.1:3000': product.url.replace('localhost', '127.0.0.1'),
  });
  const nginx = await startNginx(folder, site, { host: address, port });
  return {
    publicUrl,
    certificate,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      await nginx.stop();
      await product.stop();
    },
  };
}

/** What Debian's podget, a client that knows nothing of us, brings home from a feed. */
export function downloadPodcast(folder: string, feedUrl: string, certificate: string): string[] {
  const [settings, library] = [join(folder, 'podget'), join(folder, 'podcasts')];
  mkdirSync(settings, { recursive: true });
  mkdirSync(library, { recursive: true });
  const podget = (...options: string[]) =>
    execFileSync('podget', ['-d', settings, ...options], {
      env: { ...process.env, HOME: folder },
      stdio: 'pipe',
    });
  podget('--create-config', 'podgetrc');
  writeFileSync(join(settings, 'serverlist'), `${feedUrl} Family Rivers\n`);
  appendFileSync(
    join(settings, 'podgetrc'),
    `\nDIR_LIBRARY=${library}\nMIN_SPACE=0\nWGET_BASEOPTS="-c -nH --ca-certificate=${certificate}"\n`,
  );
  podget();
  const found = execFileSync('find', [library, '-name', '*.mp3', '-size', '+20k']).toString();
  return found.trim().split('\n').filter(Boolean);
}
