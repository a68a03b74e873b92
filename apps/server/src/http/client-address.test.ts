import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { networkOf, plainAddress } from '../network-address.ts';
import { clientAddress } from './client-address.ts';

const trust = (proxies: string, header?: 'forwarded') =>
  readConfig({ TRUSTED_PROXIES: proxies, TRUSTED_PROXIES_HEADER: header }).trustedProxies;
const through = (proxies: string, peer: string, forwarded?: string) =>
  clientAddress(peer, forwarded, trust(proxies));

describe('the address of a caller', () => {
  it.each([
    // Nobody is trusted: what a header says is what the caller says.
    ['0', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    // One proxy adds the address it was called from; everything before it is hearsay.
    ['1', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['1', '127.0.0.1', undefined, '127.0.0.1'],
    ['1', '127.0.0.1', '', '127.0.0.1'],
    ['2', '127.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    // Networks: as far as trusted machines reach, whatever their number.
    ['10.0.0.0/8, 127.0.0.1', '127.0.0.1', '1.2.3.4, 203.0.113.9, 10.9.8.7', '203.0.113.9'],
    ['10.0.0.0/8, 127.0.0.1', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['2001:db8::/32', '2001:db8::5', '2001:db9::1', '2001:db9::1'],
    ['2001:db8::/32', '2001:db9::5', '1.2.3.4', '2001:db9::5'],
    // What nobody can be called by is counted as the proxy's own.
    ['1', '127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
    ['1', '127.0.0.1', '203.0.113.9, <script>', '127.0.0.1'],
    ['2', '127.0.0.1', 'nonsense, 10.0.0.2', '10.0.0.2'],
    // However it is spelt.
    ['1', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '127.0.0.1', '[2001:DB8::0001]:4711', '2001:db8::1'],
    ['1', '127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['1', '127.0.0.1', '::FFFF:cb00:7109', '203.0.113.9'],
  ])('with %j trusted, called by %s with %j, is %s (%s)', (proxies, peer, forwarded, client) =>
    expect(through(proxies, peer, forwarded)).toBe(client),
  );

  it.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['for=1.2.3.4, for=203.0.113.9;proto=https', '203.0.113.9'],
    ['proto=https;for="[2001:db8::1]:4711"', '2001:db8::1'],
    ['for="1.2.3.4, for=203.0.113.9', '203.0.113.9'],
    ['for=_hidden', '127.0.0.1'],
    ['by=203.0.113.9', '127.0.0.1'],
  ])('is read from Forwarded: %j when that is what the proxy writes', (forwarded, client) =>
    expect(clientAddress('127.0.0.1', forwarded, trust('1', 'forwarded'))).toBe(client),
  );

  it('is never what a stranger wrote before the trusted machines added theirs', () => {
    const forged = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constant('10.0.0.1'));
    fc.assert(
      fc.property(fc.array(forged, { maxLength: 40 }), (claims) => {
        const header = [...claims, '203.0.113.9', '10.0.0.2'].join(', ');
        return (
          through('2', '10.0.0.1', header) === '203.0.113.9' &&
          through('10.0.0.0/8', '10.0.0.1', header) === '203.0.113.9'
        );
      }),
    );
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as the network %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '1.2.3.4:x', '[::1', '::1]', 'fe80::1%', undefined])(
  'takes %j for no address',
  (text) => expect(plainAddress(text)).toBeUndefined(),
);
