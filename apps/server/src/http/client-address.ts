import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { plainAddress, type TrustedProxies } from '../network-address.ts';

/** The farthest first; more than a sane chain holds is somebody's invention. */
const MAX_ENTRIES = 30;

const FOR = /(?:^|;)\s*for=([^;]*)/i;

/** A list grows at its end, so its last entry is the nearest machine's; commas split it whatever else was forged. */
function entriesOf(value: string, header: TrustedProxies['header']): string[] {
  const entries = value.split(',').slice(-MAX_ENTRIES);
  return header === 'forwarded' ? entries.map((entry) => FOR.exec(entry)?.[1] ?? '') : entries;
}

/**
 * Who calls: the first machine, counted from this one, that nobody who is trusted stands behind. What a trusted
 * one passes on without being able to name it is counted as its own.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trust: TrustedProxies): string {
  const chain = forwarded === undefined ? [] : entriesOf(forwarded, trust.header);
  let client = peer;
  for (let hop = 0; ; hop++) {
    const isTrusted =
      'hops' in trust ? hop < trust.hops : trust.networks.check(client, isIP(client) === 6 ? 'ipv6' : 'ipv4');
    const next = isTrusted ? plainAddress(chain.pop()) : undefined;
    if (next === undefined) return client;
    client = next;
  }
}

export type ClientAddressOf = (context: Context) => string;

export const clientAddressOf =
  (trust: TrustedProxies): ClientAddressOf =>
  (context) => {
    const peer = plainAddress(getConnInfo(context).remote.address);
    return peer === undefined ? 'unknown' : clientAddress(peer, context.req.header(trust.header), trust);
  };
