import { tellDatabase } from './database.ts';

/** Lets the time of somebody's mailed links run out; nobody waits ten minutes for it. */
export async function outliveLinks(email: string): Promise<void> {
  const aged = await tellDatabase(
    "update one_time_tokens set expires_at = now() - interval '1 second' where email = $1 and used_at is null",
    [email],
  );
  if (aged === 0) throw new Error(`${email} has no link to outlive.`);
}
