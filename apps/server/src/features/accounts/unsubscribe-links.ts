import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links that switch one person's mails about new features off, for as long as the mail may lie around. */
export function unsubscribeLinks(secret: string, publicUrl: string) {
  const signatureOf = (userId: string) =>
    createHmac('sha256', secret).update(`unsubscribe\n${userId}`).digest('base64url');
  return {
    linkFor: (userId: string): string => `${publicUrl}/unsubscribe?token=${userId}.${signatureOf(userId)}`,
    /** Whose link it is, if it is one of ours. */
    userOf(token: string): string | undefined {
      const [userId = '', signature = ''] = token.split('.');
      const wanted = Buffer.from(signatureOf(userId));
      const given = Buffer.from(signature);
      const fits = wanted.length === given.length && timingSafeEqual(wanted, given);
      return fits ? userId : undefined;
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;
