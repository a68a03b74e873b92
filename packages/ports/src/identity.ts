export type Person = { id: string; name: string; email: string; emailVerified: boolean; createdAt: Date };

/** Who is calling, and the calls by which people come to be known. */
export interface Identity {
  /** Answers everything under /api/auth/. */
  handle(request: Request): Promise<Response>;
  /** By bearer token alone: a cookie never opens the interface, so another site can't ride on it. */
  whoIs(authorization: string | undefined): Promise<Person | undefined>;
}
