import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type KeySeal = {
  seal(key: string): string;
  /** Undefined when it was sealed with another secret. */
  open(sealed: string): string | undefined;
};

/** A vendor's key has to be sent to the vendor, so a hash won't do; a copy of the database alone opens nothing. */
export function keySeal(secret: string): KeySeal {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'keys of model providers', 32));
  return {
    seal(key) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', own, iv);
      const hidden = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', own, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const hidden = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
