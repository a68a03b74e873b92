import { createHash } from 'node:crypto';

export type ProviderName = 'google' | 'microsoft';

/** Somebody a provider knows. Nobody real. */
export type Account = {
  /** What the provider knows the person by, whatever the e-mail: `sub` at Google, `oid` at Microsoft. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The organisation at Microsoft. */
  tenant: string;
  /** What makes it worth choosing. */
  note: string;
};

/** Microsoft's own id for accounts of private people. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
export const TENANTS: Record<string, string> = {
  '11111111-1111-4111-8111-111111111111': 'Example Works',
  '22222222-2222-4222-8222-222222222222': 'Example School',
  [PERSONAL_TENANT]: 'Personal account',
};
const [WORKS = '', SCHOOL = ''] = Object.keys(TENANTS);

const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** The same person has the same subject at every start. */
function subjectOf(provider: ProviderName, tenant: string, email: string): string {
  const hex = createHash('sha256').update(`${provider} ${tenant} ${email.toLowerCase()}`).digest('hex');
  return provider === 'google' ? `1${BigInt(`0x${hex}`).toString().slice(0, 20)}` : uuidOf(hex);
}

type Described = {
  email: string;
  name?: string;
  emailVerified?: boolean;
  tenant?: string;
  note?: string;
};

function accountOf(provider: ProviderName, described: Described): Account {
  const tenant = described.tenant ?? WORKS;
  return {
    subject: subjectOf(provider, tenant, described.email),
    email: described.email,
    emailVerified: described.emailVerified ?? true,
    name: described.name || (described.email.split('@')[0] ?? described.email),
    tenant,
    note: described.note ?? '',
  };
}

const ada = { email: 'ada@example.com', name: 'Ada Example' };
const uma = {
  email: 'uma@example.com',
  name: 'Uma Example',
  emailVerified: false,
  note: 'The provider did not verify this e-mail',
};

const LISTED: Record<ProviderName, Described[]> = {
  google: [ada, { email: 'bruno@example.com', name: 'Bruno Exemplo' }, uma],
  microsoft: [
    { ...ada, note: TENANTS[WORKS] },
    { ...ada, tenant: SCHOOL, note: 'Second tenant, same e-mail' },
    { email: 'carla@example.com', name: 'Carla Exemplo', tenant: PERSONAL_TENANT, note: 'Personal account' },
    uma,
  ],
};

/** Who is offered by the provider, and who was typed in since it started. */
export function accountBook(provider: ProviderName) {
  const listed = LISTED[provider].map((described) => accountOf(provider, described));
  const known = new Map(listed.map((account) => [account.subject, account]));
  return {
    listed,
    find: (subject: string): Account | undefined => known.get(subject),
    add(described: Described): Account {
      const account = accountOf(provider, described);
      known.set(account.subject, account);
      return account;
    },
  };
}
