import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { TrustedProxies } from '../network-address.ts';

const MAX_HOPS = 10;
const SOME = 'must be a number of proxies such as 1, or addresses and networks such as 10.0.0.0/8, ::1';

function networksIn(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const version = isIP(address);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    const most = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? '0') || prefix > most) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks;
}

export const PROXY_ENVIRONMENT = {
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      if (/^\d+$/.test(text.trim()) && Number(text) <= MAX_HOPS) return { hops: Number(text) };
      const networks = networksIn(text);
      if (networks) return { networks };
      context.addIssue({ code: 'custom', message: SOME });
      return z.NEVER;
    })
    .optional(),
  TRUSTED_PROXIES_HEADER: z.enum(['x-forwarded-for', 'forwarded']).default('x-forwarded-for'),
};

type Settings = z.infer<z.ZodObject<typeof PROXY_ENVIRONMENT>>;

/** Nobody, unless somebody is named. */
export const trustedProxies = ({
  TRUSTED_PROXIES,
  TRUSTED_PROXIES_HEADER: header,
}: Settings): TrustedProxies => ({ ...(TRUSTED_PROXIES ?? { hops: 0 }), header });

/** This server speaks no TLS itself, so over https somebody stands before it. */
export const missingProxySettings = (
  { TRUSTED_PROXIES }: Settings,
  { publicUrl, role }: { publicUrl: string; role: string },
): string[] =>
  publicUrl.startsWith('https:') && role !== 'worker' && !TRUSTED_PROXIES
    ? [
        'TRUSTED_PROXIES (how many proxies stand before this server, such as 1, or their addresses: over https all ' +
          'calls come from a proxy, and without this everybody would share the limits of one machine)',
      ]
    : [];
