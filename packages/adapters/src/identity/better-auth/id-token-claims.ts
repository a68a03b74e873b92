/** The claims of an ID token whose signature, issuer, audience and nonce were already found right. */
export type Claims = Record<string, unknown> & { iss: string; sub: string; email: string };

const MAX_AGE_SECONDS = 60 * 60;
/** A provider's clock may run ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What the library lets pass: a token without an end, from the future, old, or made out to several clients. */
export function areSound(claims: Record<string, unknown>, nowSeconds = Date.now() / 1000): boolean {
  const { iss, sub, exp, iat, aud } = claims;
  if (!isText(iss) || !isText(sub)) return false;
  if (typeof exp !== 'number' || typeof iat !== 'number') return false;
  if (iat > nowSeconds + CLOCK_SKEW_SECONDS || iat < nowSeconds - MAX_AGE_SECONDS) return false;
  return !(Array.isArray(aud) && aud.length > 1);
}

export const hasEmail = (claims: Record<string, unknown>): claims is Claims => isText(claims.email);

/** What a new person is called and reached by, as it would be taken at a sign-up; undefined when it would be refused. */
export type ReadProfile = (said: {
  email: string;
  name: unknown;
}) => { email: string; name: string } | undefined;

/**
 * Microsoft lets the administrator of any directory write any address into "email". Only these claims say
 * that somebody made sure whose it is.
 */
export function isEmailVerified(claims: Record<string, unknown>): boolean {
  const { email, email_verified, xms_edov, verified_primary_email, verified_secondary_email } = claims;
  if (email_verified !== undefined) return email_verified === true;
  if (xms_edov === true || xms_edov === '1' || xms_edov === 1) return true;
  return [verified_primary_email, verified_secondary_email].some(
    (list) => Array.isArray(list) && list.includes(email),
  );
}
