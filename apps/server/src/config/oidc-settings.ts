import { z } from 'zod';

const Groups = z.array(z.string().min(1)).min(1);

/** One OpenID provider, as an operator writes it. */
const OidcProvider = z.strictObject({
  /** Part of its redirect address, and of how people's identities there are kept: not to be changed later. */
  name: z.string().regex(/^[a-z0-9-]{1,30}$/, 'takes small letters, digits and dashes'),
  label: z.string().min(1).max(40).optional(),
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  scopes: z.array(z.string()).optional(),
  /** Whether somebody who has no account here gets one. */
  create: z.boolean().default(true),
  /** For providers that vouch for every address they know without saying so. */
  trust_emails: z.boolean().default(false),
  /** The claim that lists somebody's groups. */
  groups_claim: z.string().default('groups'),
  /** Only people in one of these may come. */
  allowed_groups: Groups.optional(),
});

const OidcProviders = z
  .array(OidcProvider)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'has two of one name');

/** A list in JSON. What each field means: docs/operating.md. */
export const OIDC_ENVIRONMENT = {
  OIDC_PROVIDERS: z
    .string()
    .transform((text, context) => {
      const parsed = OidcProviders.safeParse(asJson(text));
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues)
        context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}`.trim() });
      return z.NEVER;
    })
    .optional(),
};

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type OidcSettings = {
  id: `oidc-${string}`;
  label: string;
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
  scopes: string[];
  create: boolean;
  trustEmails: boolean;
  groupsClaim: string;
  allowedGroups: string[] | undefined;
};

const DISCOVERY = '/.well-known/openid-configuration';

export const oidcSettings = ({
  OIDC_PROVIDERS,
}: {
  OIDC_PROVIDERS?: z.infer<typeof OidcProviders> | undefined;
}) =>
  (OIDC_PROVIDERS ?? []).map(
    (given): OidcSettings => ({
      id: `oidc-${given.name}`,
      label: given.label ?? given.name,
      clientId: given.client_id,
      clientSecret: given.client_secret,
      discoveryUrl: `${given.issuer.replace(/\/$/, '')}${DISCOVERY}`,
      scopes: given.scopes ?? ['openid', 'email', 'profile'],
      create: given.create,
      trustEmails: given.trust_emails,
      groupsClaim: given.groups_claim,
      allowedGroups: given.allowed_groups,
    }),
  );
