import type { Claims, SignToken } from './id-tokens.ts';

/** How a provider is made to misbehave: what it is about to send, and what it sends instead. */
export type Tamper = {
  /** `sign` signs as the provider would; anything else may be returned. */
  idToken?(claims: Claims, sign: SignToken): string;
  /** The token endpoint's answer, with its `id_token`. */
  tokenReply?(reply: Record<string, unknown>): Record<string, unknown>;
  /** Where the browser is sent back to, with `code` and `state`, or `error`. */
  wayBack?(address: URL): URL;
};
