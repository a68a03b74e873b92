import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { networkOf } from '../../network-address.ts';

/** Both names are one service, and it reads no dots before the "@". */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** "A.da+news@GoogleMail.com" reaches ada@gmail.com: one mailbox, however its address is written. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).trim().toLowerCase().normalize('NFC');
  const written = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const domain = domainToASCII(written) || written;
  const [untagged = local] = local.split('+', 1);
  // An address that begins with the sign has nothing before it to be known by.
  const name = untagged === '' ? local : untagged;
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * What trials are counted by. With the server's secret, so that a copy of the database tells nobody which addresses
 * were here. On a machine that only its owner reaches everybody comes from one network: it is not counted there.
 */
export function trialKeys(secret: string, { onLoopback }: { onLoopback: boolean }) {
  const keyed = (what: string, text: string): string =>
    createHmac('sha256', secret).update(`trial ${what}\n${text}`).digest('base64url');
  return (email: string, ipAddress: string | null) => ({
    trialMailbox: keyed('mailbox', mailboxOf(email)),
    trialNetwork: onLoopback || ipAddress === null ? null : keyed('network', networkOf(ipAddress)),
  });
}
