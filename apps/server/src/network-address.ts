import { type BlockList, isIP } from 'node:net';

/** Who may say on whose behalf it calls: so many machines before this one, or those with these addresses. */
export type TrustedProxies = ({ hops: number } | { networks: BlockList }) & {
  /** The header they write. Another one may come from anybody. */
  header: 'x-forwarded-for' | 'forwarded';
};

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const NETWORK_GROUPS = 4;

const asIpv4 = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

/** One spelling for each address: "[::FFFF:1.2.3.4]:80" is 1.2.3.4. Undefined for what is none. */
export function plainAddress(text: string | undefined): string | undefined {
  const bare = (text ?? '')
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/%[\w.-]{1,32}$/, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(written);
  return mapped ? asIpv4([mapped[1] ?? '', mapped[2] ?? '']) : written;
}

/** Whoever has one IPv6 address has 2^64 of them: they count as one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
