import ipaddr from 'ipaddr.js';

/** True for addresses that anybody on the internet could reach; everything else may be a neighbour of ours. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Only 2000::/3 is handed out; "::7f00:1" and its like also count as unicast and mean 127.0.0.1.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 0b001;
}
