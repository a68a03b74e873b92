import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 192 random bits: whoever holds the address may read, so nobody may guess it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type TokenSeal = {
  seal(token: string): string;
  /** Undefined when it was sealed with another secret. */
  open(sealed: string): string | undefined;
};

/** Tokens must be shown again, so a hash alone won't do; a copy of the database alone opens no feed either. */
export function tokenSeal(secret: string): TokenSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'feed addresses', 32));
  return {
    seal(token) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const hidden = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const token = Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]);
        return token.toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
