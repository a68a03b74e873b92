import { createHmac, timingSafeEqual } from 'node:crypto';

/** Ids in mailed links, signed for one purpose: a link works for as long as the mail may lie around. */
export function signedIds(secret: string, purpose: string) {
  const signatureOf = (id: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url');
  return {
    tokenFor: (id: string): string => `${id}.${signatureOf(id)}`,
    /** Whose token it is, if it is one of ours. */
    idOf(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.');
      const wanted = Buffer.from(signatureOf(id));
      const given = Buffer.from(signature);
      const fits = wanted.length === given.length && timingSafeEqual(wanted, given);
      return fits ? id : undefined;
    },
  };
}
