const NAME = 'parlance_visit';
const PATH = '/api/auth/social/finish';

/** Carries a one-time token from the provider's answer to the page that takes the session; no page can read it. */
export function visitCookie(
  token: string,
  { secure, maxAgeSeconds }: { secure: boolean; maxAgeSeconds: number },
) {
  const rest = `Path=${PATH}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  return `${NAME}=${token}; ${rest}${secure ? '; Secure' : ''}`;
}

export function visitTokenIn(request: Request): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value) return value;
  }
  return undefined;
}
