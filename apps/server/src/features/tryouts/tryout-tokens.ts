import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a visitor is given to come back with: the audio's id, and a proof that it was given out by this server. */
export function tryoutTokens(secret: string) {
  const proofOf = (audioId: string): string =>
    createHmac('sha256', secret).update(`tryout\n${audioId}`).digest('base64url');
  return {
    issue: (audioId: string): string => `${audioId}.${proofOf(audioId)}`,
    /** Undefined for what was not given out here. */
    audioIdOf(token: string): string | undefined {
      const [audioId = '', proof = ''] = token.split('.', 2);
      const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(audioId))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? audioId : undefined;
    },
  };
}

export type TryoutTokens = ReturnType<typeof tryoutTokens>;
