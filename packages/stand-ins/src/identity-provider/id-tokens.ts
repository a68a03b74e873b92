import { generateKeyPair, randomUUID, sign as signBytes } from 'node:crypto';
import { promisify } from 'node:util';

export type Claims = Record<string, unknown>;

/** `header` replaces fields of the usual one. */
export type SignToken = (claims: Claims, header?: Record<string, unknown>) => string;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key of the kind both providers sign with, and tokens signed by it. */
export async function makeSigner() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const sign: SignToken = (claims, header = {}) => {
    const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid, ...header })}.${encode(claims)}`;
    return `${signed}.${signBytes('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  return {
    privateJwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
    sign,
  };
}

export const readClaims = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
