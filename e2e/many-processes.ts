import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openArrangement } from '../bench/many-processes/arrangement.ts';
import { freePort } from '../scripts/product-process.ts';
import { exampleSite, startNginx } from './nginx.ts';
import { RESULTS, tellJourneys } from './product.ts';

const HOST = '127.0.0.1';

/** Our example without a certificate; nginx asks one of them after the other. */
function siteInFrontOf(webs: string[], port: number): string {
  const servers = webs.map((url) => `server ${new URL(url).host.replace('localhost', HOST)};`).join(' ');
  const site = exampleSite({
    'listen 443 ssl http2;': `listen ${HOST}:${port};`,
    'server_name parlance.example;': '',
    'ssl_certificate /etc/ssl/parlance.pem;': '',
    'ssl_certificate_key /etc/ssl/parlance.key;': '',
    'access_log /var/log/nginx/parlance.log combined if=$logged;': 'access_log off;',
    'http://127.0.0.1:3000': 'http://webs',
  });
  return `upstream webs { ${servers} }\n${site}`;
}

/** Two web and two worker processes with folders of their own, around all journeys; their logs end beside the traces. */
export default async function runService(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-e2e-'));
  const [port, sitePort] = [await freePort(), String(await freePort())];
  const url = `http://localhost:${port}`;
  const arrangement = await openArrangement(folder, {
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    PARLANCE_FETCH_ALLOW: `${HOST}:${sitePort}`,
  });
  const close = async () => {
    await arrangement.close();
    mkdirSync(RESULTS, { recursive: true });
    for (const log of globSync(join(folder, '*.log'))) cpSync(log, join(RESULTS, basename(log)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [web1, web2] = await Promise.all([
      arrangement.startWeb(0),
      arrangement.startWeb(1),
      arrangement.startWorker(0),
      arrangement.startWorker(1),
    ]);
    const nginx = await startNginx(join(folder, 'nginx'), siteInFrontOf([web1.url, web2.url], port), {
      host: HOST,
      port,
    });
    const { PUBLIC_URL: _, ...forCommands } = arrangement.settings;
    const operator = { ...forCommands, PARLANCE_DATA_DIR: join(folder, 'operator') };
    tellJourneys({ url, standInsUrl: arrangement.outsideUrl, sitePort, folder, operator });
    return async () => {
      await nginx.stop();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
