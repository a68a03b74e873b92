const HOME = '/app';

/** Where to go after signing in. Only a path of our own: anything that a browser reads as another site is refused. */
export function redirectTarget(redirect: string | null, origin: string): string {
  if (!redirect?.startsWith('/')) return HOME;
  try {
    const target = new URL(redirect, origin);
    // "/.//evil.example" resolves to the path "//evil.example", which would be read as another site next time.
    if (target.origin !== origin || target.pathname.startsWith('//')) return HOME;
    return `${target.pathname}${target.search}${target.hash}`;
  } catch {
    return HOME;
  }
}

export const signInPath = (wanted: string): string => `/signin?${new URLSearchParams({ redirect: wanted })}`;
