import type { Context, Next } from 'hono';

/** Quoted CSP sources: what stands in a page itself is allowed by its hash or by a nonce, never by being there. */
type Inline = { scripts: string[]; styles: string[]; attributes: string[] };

const NOTHING: Inline = { scripts: [], styles: [], attributes: [] };

const listed = (directive: string, sources: string[]): string[] =>
  sources.length > 0 ? [[directive, ...sources].join(' ')] : [];

export const contentSecurityPolicy = ({ scripts, styles, attributes }: Inline = NOTHING): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...listed("style-src-attr 'unsafe-hashes'", attributes),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const OWN_PAGES = contentSecurityPolicy();

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * On every answer; one that needs another policy has set it already. Players are sent on to `mediaOrigin`, and follow
 * only where their page allows it.
 */
export function securityHeaders(overHttps: boolean, mediaOrigin?: string) {
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', OWN_PAGES);
    if (mediaOrigin !== undefined) {
      const policy = headers.get('content-security-policy') ?? '';
      headers.set('content-security-policy', policy.replace("media-src 'self'", `$& ${mediaOrigin}`));
    }
    if (overHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
