import type { Context, Next } from 'hono';

/** `scriptHashes` are quoted CSP sources: a page's own inline scripts, allowed by their hash alone. */
export const contentSecurityPolicy = (scriptHashes: string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** On every answer; one that needs another policy has set it already. */
export function securityHeaders(overHttps: boolean) {
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', contentSecurityPolicy());
    if (overHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
