import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listens } from '../scripts/listens.ts';
import { freePort } from '../scripts/product-process.ts';

const PACKAGES = 'swift-proxy swift-account swift-container swift-object memcached';
/** Swift reads the salt of its hashes from here and nowhere else; Debian's package brings one. */
const SALT = '/etc/swift/swift.conf';
const KINDS = ['object', 'container', 'account'] as const;
const REGION = 'us-east-1';
const KEY = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
const START_MS = 120_000;

const section = (name: string, settings: Record<string, string | number>): string =>
  [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ''].join('\n');

function refuseIncomplete(): void {
  const lacks = spawnSync('swift-proxy-server', ['--help']).error || spawnSync('memcached', ['-h']).error;
  if (lacks) throw new Error(`Swift is not installed: apt-get install --no-install-recommends ${PACKAGES}`);
  try {
    accessSync(SALT, constants.R_OK);
  } catch {
    throw new Error(`${SALT} can't be read: chmod o+rx /etc/swift && chmod o+r ${SALT}`);
  }
}

function ring(folder: string, kind: string, port: number): void {
  const build = (...args: string[]) =>
    spawnSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder });
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  build('rebalance');
}

const storageSettings = (folder: string, kind: string, port: number): string =>
  [
    section('DEFAULT', {
      bind_ip: '127.0.0.1',
      bind_port: port,
      user: userInfo().username,
      swift_dir: folder,
      devices: path.join(folder, 'devices'),
      mount_check: 'false',
      workers: 0,
      disable_fallocate: 'true',
      log_address: '',
      log_level: 'WARNING',
    }),
    section('pipeline:main', { pipeline: `${kind}-server` }),
    section(`app:${kind}-server`, { use: `egg:swift#${kind}`, recon_cache_path: folder }),
  ].join('\n');

const FILTERS = {
  catch_errors: {},
  gatekeeper: {},
  healthcheck: {},
  listing_formats: {},
  bulk: {},
  s3api: { location: REGION, s3_acl: 'false', allow_no_owner: 'true', check_bucket_owner: 'false' },
  tempauth: { user_test_tester: `${KEY.secretAccessKey} .admin` },
  copy: {},
  slo: { minimum_segment_size: 1 },
  dlo: {},
};

const proxySettings = (folder: string, port: number, cachePort: number): string =>
  [
    section('DEFAULT', {
      bind_ip: '127.0.0.1',
      bind_port: port,
      user: userInfo().username,
      swift_dir: folder,
      workers: 0,
      log_level: 'WARNING',
    }),
    section('pipeline:main', {
      pipeline:
        'catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo proxy-server',
    }),
    section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: 'true' }),
    section('filter:cache', { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cachePort}` }),
    ...Object.entries(FILTERS).map(([name, settings]) =>
      section(`filter:${name}`, { use: `egg:swift#${name}`, ...settings }),
    ),
  ].join('\n');

/** Debian's OpenStack Swift with its S3 interface, on one node, as ordinary processes with their data in a folder. */
export async function startSwift(folder: string) {
  refuseIncomplete();
  mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  const children: ChildProcess[] = [];
  const start = (name: string, program: string, args: string[]) => {
    const said = openSync(path.join(folder, `${name}.log`), 'w');
    children.push(spawn(program, args, { stdio: ['ignore', said, said] }));
  };
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const tooLate = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(tooLate);
    }
  };

  const [port, cachePort] = [await freePort(), await freePort()];
  const asNobody = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  start('memcached', 'memcached', [...asNobody, '-l', '127.0.0.1', '-p', String(cachePort), '-m', '32']);
  const ports = [port, cachePort];
  for (const kind of KINDS) {
    const kindPort = await freePort();
    ports.push(kindPort);
    ring(folder, kind, kindPort);
    const file = path.join(folder, `${kind}.conf`);
    writeFileSync(file, storageSettings(folder, kind, kindPort));
    start(kind, `swift-${kind}-server`, [file, '-v']);
  }
  const file = path.join(folder, 'proxy.conf');
  writeFileSync(file, proxySettings(folder, port, cachePort));
  start('proxy', 'swift-proxy-server', [file, '-v']);
  const allListen = async () => (await Promise.all(ports.map((each) => listens(each)))).every(Boolean);
  for (const startedAt = performance.now(); !(await allListen()); await sleep(200)) {
    if (performance.now() - startedAt < START_MS) continue;
    await stop();
    throw new Error(`Swift did not start; see the logs in ${folder}.`);
  }
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    ...KEY,
    endpoint,
    stop,
    /** As settings of the product. */
    async newBucket(name: string) {
      const asked = { 'x-auth-user': KEY.accessKeyId, 'x-auth-key': KEY.secretAccessKey };
      const { headers } = await fetch(`${endpoint}/auth/v1.0`, { headers: asked });
      const token = { 'x-auth-token': headers.get('x-auth-token') ?? '' };
      await fetch(`${headers.get('x-storage-url')}/${name}`, { method: 'PUT', headers: token });
      return {
        S3_ENDPOINT: endpoint,
        S3_REGION: REGION,
        S3_BUCKET: name,
        S3_ACCESS_KEY_ID: KEY.accessKeyId,
        S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      };
    },
  };
}
