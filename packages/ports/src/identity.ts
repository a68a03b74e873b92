export type Person = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
};

/** A person as a bearer token tells, and the session that the token opens. */
export type Caller = Person & { sessionId: string };

/** Where a session is used, as far as the caller's machine told. */
export type Device = { userAgent: string | null; ipAddress: string | null };

export type SessionInfo = Device & { id: string; createdAt: Date; lastUsedAt: Date; expiresAt: Date };

export type NewPerson = { name: string; email: string; passwordHash: string };

/** How somebody comes who may have no account yet: the language they read, and what lets them in. */
export type Coming = { language: string; invitation?: string | undefined };
/** `token` is the bearer token. */
export type SignedIn = { token: string; person: Person };

/** Two that have a button of their own, and those that whoever runs the service added. */
export type SocialProvider = 'google' | 'microsoft' | `oidc-${string}`;
/** What opens an account; "credential" is a password. The login link opens every one. */
export type Credential = 'credential' | SocialProvider;

/** What a visit to a provider carries there and back. */
export type Visit = { provider: SocialProvider; how: 'popup' | 'redirect'; redirect: string | null };

/** The provider's address, and cookies that tie the visit to the browser that began it. */
export type StartedVisit = { url: string; cookies: string[] };

export type VisitEnd = {
  /** Missing when the answer belongs to no visit of this browser. */
  visit: Visit | undefined;
  outcome:
    | { kind: 'signed_in'; person: Person; isNew: boolean }
    | { kind: 'linked' }
    | { kind: 'account_exists'; email: string }
    | { kind: 'credential_in_use' | 'link_failed' | 'sign_in_failed' };
  cookies: string[];
};

/**
 * The owner of an account's address proved it. Whatever somebody who never did may have left on the account is
 * removed with the proof, in one step; a confirmed account keeps everything.
 */
export type ProveOwnership = (userId: string) => Promise<void>;

/** Whether somebody who has no account may get one by proving who they are. */
export type MayJoin = () => Promise<boolean>;

/**
 * Who is calling, and the ways by which people come to be known. A disabled account is nobody's: whoever would open
 * it is refused with AppError 'account_disabled'.
 */
export interface Identity {
  /** By bearer token alone: a cookie never opens the interface, so another site can't ride on it. */
  whoIs(authorization: string | undefined): Promise<Caller | undefined>;

  /** Takes a tenth of a second of a core: callers wait for their turn, and with no connection in hand. */
  hashPassword(password: string): Promise<string>;
  /** Undefined when the address is taken; throws why somebody may not come in. */
  signUp(who: NewPerson, device: Device, coming: Coming): Promise<SignedIn | undefined>;
  /** Undefined for an unknown address and for a wrong password, after the same work. */
  signIn(email: string, password: string, device: Device): Promise<SignedIn | undefined>;

  /** With `authorization` the provider's account is to be linked to the caller's; throws AppError 'provider_unavailable'. */
  startVisit(visit: Visit, authorization?: string): Promise<StartedVisit>;
  /** Takes the provider's answer. Nobody is signed in by it alone: the caller opens a session. */
  endVisit(provider: SocialProvider, answer: Request, device: Device, coming: Coming): Promise<VisitEnd>;

  personByEmail(email: string): Promise<Person | undefined>;
  personById(userId: string): Promise<Person | undefined>;
  /** For somebody who proved that the address is theirs; undefined when it was taken meanwhile. */
  createPerson(email: string, name: string, device: Device, coming: Coming): Promise<Person | undefined>;
  /** Gives the bearer token. */
  openSession(userId: string, device: Device): Promise<string>;

  /** Replaces or sets the password. */
  setPassword(userId: string, passwordHash: string): Promise<void>;

  credentialsOf(userId: string): Promise<Credential[]>;
  /** Sessions that are still open, the last used first. */
  sessionsOf(userId: string): Promise<SessionInfo[]>;
  /** False when the user has no such session. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  endAllSessions(userId: string): Promise<void>;
}
