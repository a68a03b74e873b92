import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { AppError } from '@parlance/kernel/errors';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from './config/keys-of.ts';
import { openLog } from './log.ts';
import { anybody } from './testing/anybody.ts';
import { type RunningProduct, runningProduct } from './testing/running-product.ts';

let logged = '';
const keep = new Writable({
  write(chunk, _, done) {
    logged += String(chunk);
    done();
  },
});
const log = openLog('trace', keep);
const CANARY = 'kAnArY-0123456789-abcdefghijklmnopqrstuvwxyz';

describe('an error in the log', () => {
  const cause = Object.assign(new Error('relation "shares" does not exist'), {
    code: '42P01',
    detail: `Key (token)=(${CANARY}) exists`,
  });
  const failed = new DrizzleQueryError(
    'select "audio_id" from "shares" where "token" = $1',
    [CANARY, `two\n    at lines (${CANARY})`],
    cause,
  );

  it.each([
    ['as it came', () => log.error({ err: failed }, 'request failed')],
    ['inside another', () => log.error({ err: new Error('no page', { cause: failed }) }, 'request failed')],
    ['in the words of another', () => log.error({ err: new AppError('internal', { log: String(failed) }) })],
    ['as the message', () => log.error({ err: failed }, failed.message)],
    ['without a message', () => log.error({ err: failed })],
    ['alone', () => log.error(failed)],
    ['under another name', () => log.error({ why: failed.message, at: 'log.test.ts' }, 'odd')],
  ])('tells the query and where it failed, not what it was about: %s', (_, write) => {
    logged = '';
    write();
    expect(logged).toContain('from \\"shares\\" where');
    expect(logged).toContain('log.test.ts');
    expect(logged).not.toContain(CANARY);
  });

  it.each([
    `GET /rss/${CANARY} failed`,
    `GET /rss/${CANARY}/episode-1.mp3 failed`,
    `GET /audio/${CANARY} failed`,
    `https://parlance.example/verify-email?token=${CANARY}&a=1`,
    `/api/audios/1/media.mp3?expires=1&signature=${CANARY}`,
    `authorization: Bearer ${CANARY}`,
    `prl_${CANARY} is unknown`,
  ])('holds no secret of an address or a header: %s', (said) => {
    logged = '';
    log.warn(said);
    log.warn({ err: new Error(said) }, 'odd');
    expect(logged).not.toContain(CANARY);
  });
});

describe('while the database refuses every query', () => {
  let product: RunningProduct;
  let database: pg.Client;
  beforeAll(async () => {
    product = await runningProduct({ log });
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await product.stop();
  });

  it('no token of any kind stands in the log', async () => {
    const { post } = anybody(() => product.url());
    const secret = (bytes: number) => randomBytes(bytes).toString('base64url');
    const [share, feed, mailed, session] = [secret(24), secret(24), secret(32), secret(24)];
    const key = `prl_${secret(32)}`;
    const get = (path: string, authorization?: string) =>
      fetch(`${product.url()}${path}`, { headers: authorization ? { authorization } : {} });
    for (const table of ['shares', 'feeds', 'one_time_tokens', 'api_keys', 'session'])
      await database.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    logged = '';
    const replies = await Promise.all([
      get(`/audio/${share}`),
      get(`/api/shared_audios/${share}`),
      get(`/rss/${feed}`),
      get('/v1/audios', `Bearer ${key}`),
      get('/api/current_user', `Bearer ${session}`),
      ...['login-link/open', 'verification/open'].map((what) => post(`/api/auth/${what}`, { token: mailed })),
      post('/api/auth/password-reset/finish', { token: mailed, password: CANARY }),
    ]);
    expect(replies.filter(({ status }) => status >= 500).length).toBeGreaterThan(5);
    expect(logged).toContain('Failed query');
    for (const canary of [share, feed, mailed, session, key, CANARY]) expect(logged).not.toContain(canary);
  });
});

describe('a key that the environment sets', () => {
  it('stands in no line, also when its vendor repeats it or its ends', () => {
    const key = 'AIza-marked-0123456789-tail';
    const settings = { writer: { apiKey: key, behind: [{ apiKey: 'sk-another-0123456789' }] }, port: 3000 };
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) }, keysOf(settings));
    log.error({ err: new Error(`wrong key ${key}`) }, `wrong key ${key.slice(0, 6)}****${key.slice(-5)}`);
    log.info('sk-another-0123456789 was refused');
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/AIza-|-tail|marked|sk-an|another/);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: '… was refused' });
  });
});
