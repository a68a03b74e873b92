import { createHash } from 'node:crypto';
import type { Configuration } from 'oidc-provider';
import type { Account, ProviderName } from './accounts.ts';
import type { Claims } from './id-tokens.ts';

/** What the two providers do differently. */
export type Shape = {
  title: string;
  issuer(providerUrl: string): string;
  routes: Configuration['routes'];
  claims: Configuration['claims'];
  claimsOf(account: Account): Claims & { sub: string };
  /** What stands in the finished token whatever the library put there. */
  overrule(claims: Claims, providerUrl: string): Claims;
  /** Whether the way back names the issuer (RFC 9207). */
  namesIssuerOnWayBack: boolean;
};

/** People who belong to any organisation sign in through this one door. */
export const TENANT_DOOR = 'common';

const google: Shape = {
  title: 'Google',
  issuer: (providerUrl) => providerUrl,
  routes: {},
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
  claimsOf: ({ subject, email, emailVerified, name }) => ({
    sub: subject,
    email,
    email_verified: emailVerified,
    name,
    given_name: name.split(' ')[0],
  }),
  overrule: (claims) => claims,
  namesIssuerOnWayBack: true,
};

const microsoft: Shape = {
  title: 'Microsoft',
  issuer: (providerUrl) => `${providerUrl}/${TENANT_DOOR}/v2.0`,
  routes: {
    authorization: `/${TENANT_DOOR}/oauth2/v2.0/authorize`,
    token: `/${TENANT_DOOR}/oauth2/v2.0/token`,
    jwks: `/${TENANT_DOOR}/discovery/v2.0/keys`,
  },
  claims: {
    openid: ['sub', 'oid', 'tid', 'ver'],
    email: ['email', 'verified_primary_email'],
    profile: ['name', 'preferred_username'],
  },
  // `sub` differs from client to client there, hence `oid` and `tid` say who it is. Nothing says outright
  // that an e-mail is verified: a claim that is sent on request lists the verified ones.
  claimsOf: ({ subject, tenant, email, emailVerified, name }) => ({
    sub: createHash('sha256').update(`${tenant} ${subject}`).digest('base64url'),
    oid: subject,
    tid: tenant,
    ver: '2.0',
    email,
    ...(emailVerified && { verified_primary_email: [email] }),
    name,
    preferred_username: email,
  }),
  // Each organisation is an issuer of its own.
  overrule: (claims, providerUrl) => ({ ...claims, iss: `${providerUrl}/${claims.tid}/v2.0` }),
  namesIssuerOnWayBack: false,
};

export const SHAPES: Record<ProviderName, Shape> = { google, microsoft };
