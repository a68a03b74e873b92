import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { VERIFY_SIGNATURE } from './verify-signature.ts';

const SECRET = `whsec_${Buffer.from('a secret that both sides know').toString('base64')}`;
const BODY = '{"type":"audio.ready"}';

/** As the Standard Webhooks scheme signs. */
function headersAt(moment: number) {
  const timestamp = String(Math.floor(moment / 1000));
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${BODY}`).digest('base64');
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,b2xk v1,${signature}`,
  };
}

const example = import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(VERIFY_SIGNATURE.typescript)}`
);

it('the example takes an event that was signed with the secret', async () => {
  const { isGenuine } = await example;
  expect(isGenuine(headersAt(Date.now()), BODY, SECRET)).toBe(true);
});

it('the example refuses another body, another secret and an old event', async () => {
  const { isGenuine } = await example;
  const headers = headersAt(Date.now());
  expect(isGenuine(headers, `${BODY} `, SECRET)).toBe(false);
  expect(isGenuine(headers, BODY, `whsec_${Buffer.from('another').toString('base64')}`)).toBe(false);
  expect(isGenuine(headersAt(Date.now() - 600_000), BODY, SECRET)).toBe(false);
});
