import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

type Open = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<Open>;
type Calls = Omit<Adapter, 'transaction'>;
type Where = Parameters<Adapter['delete']>[0]['where'];
type Row = Record<string, unknown>;

/** As a session's token is written. */
export const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hashAll = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => hash(String(one))) : hash(String(value));

/** Session tokens are looked for by their hashes. */
const sought = <Ask extends { model: string; where?: Where | undefined }>(ask: Ask): Ask =>
  ask.model === 'session' && ask.where
    ? {
        ...ask,
        where: ask.where.map((clause) =>
          clause.field === 'token' ? { ...clause, value: hashAll(clause.value) } : clause,
        ),
      }
    : ask;

const IV_BYTES = 12;
const TAG_BYTES = 16;

function sealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity: state of visits', 32));
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text: string): string {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString();
    },
  };
}

function over<A extends Calls>(inner: A, { seal, open }: ReturnType<typeof sealer>): A {
  const sealed = ({ model }: { model: string }, data: Row): Row => {
    if (model === 'session' && typeof data.token === 'string') return { ...data, token: hash(data.token) };
    if (model === 'verification' && typeof data.value === 'string')
      return { ...data, value: seal(data.value) };
    return data;
  };
  /** The library goes on with the token it asked for or wrote; from the row alone nobody could tell it. */
  const opened = <T>(ask: { model: string; where?: Where | undefined }, row: T, written?: Row): T => {
    if (typeof row !== 'object' || row === null) return row;
    const known = written?.token ?? ask.where?.find((clause) => clause.field === 'token')?.value;
    if (ask.model === 'session' && typeof known === 'string') return { ...row, token: known };
    if (ask.model === 'verification' && 'value' in row) return { ...row, value: open(String(row.value)) };
    return row;
  };
  return {
    ...inner,
    create: async (ask) =>
      opened(ask, await inner.create({ ...ask, data: sealed(ask, ask.data) }), ask.data) as never,
    findOne: async (ask) => opened(ask, await inner.findOne(sought(ask))) as never,
    findMany: async (ask) =>
      (await inner.findMany(sought(ask))).map((row) => opened({ model: ask.model }, row)) as never,
    update: async (ask) =>
      opened(ask, await inner.update({ ...sought(ask), update: sealed(ask, ask.update) })) as never,
    updateMany: (ask) => inner.updateMany({ ...sought(ask), update: sealed(ask, ask.update) }),
    delete: (ask) => inner.delete(sought(ask)),
    deleteMany: (ask) => inner.deleteMany(sought(ask)),
    count: (ask) => inner.count(sought(ask)),
    consumeOne: async (ask) => opened(ask, await inner.consumeOne(sought(ask))) as never,
  } satisfies Calls as A;
}

/**
 * A stolen copy of the database opens nothing: it holds hashes of session tokens, and what a visit to a
 * provider has to be proved with is encrypted.
 */
export const withSealedRows =
  (openRows: Open, secret: string): Open =>
  (options) => {
    const inner = openRows(options);
    const seals = sealer(secret);
    return {
      ...over(inner, seals),
      transaction: (act) => inner.transaction((within) => act(over(within, seals))),
    };
  };
