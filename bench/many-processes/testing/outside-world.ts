import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tonesFor, wavOf } from '@parlance/stand-ins/speech/testing/tones';
import { createStandIns } from '@parlance/stand-ins/stand-ins';

/**
 * A worker has four lines spoken at once: three seconds for a line of twelve make sixteen times as fast as people
 * speak, more than any engine does here. The faster the voice, the more the rest of the work shows.
 */
const MS_PER_CHARACTER = 17;

/**
 * A speech server that is never busy: it sleeps in proportion to the text, then hums. So a measurement with it shows
 * how well work is spread, whatever this machine's own processors can bear.
 */
export async function openSlowVoice() {
  const count = { asked: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { input = '', voice = '' } = JSON.parse(Buffer.concat(chunks).toString());
    count.asked++;
    await sleep(input.length * MS_PER_CHARACTER);
    response.setHeader('content-type', 'audio/wav');
    response.end(wavOf(tonesFor(input, voice).samples));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      OPENAI_SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_SPEECH_VOICES: 'ann:female:Ann:en-US, bob:male:Bob:en-US',
    },
    voices: { host: 'openai:ann', cohost: 'openai:bob' },
    count,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Mail, payments and providers of identities, shared by all processes as the real ones would be. */
export async function openOutsideWorld(publicUrl: string, paymentHooks: string) {
  const standIns = await createStandIns({
    port: 0,
    origins: [publicUrl],
    webhookUrl: `${publicUrl}${paymentHooks}`,
  });
  const { mail, payments, google, microsoft } = standIns;
  if (!mail || !payments || !google || !microsoft) throw new Error('a stand-in is missing');
  return {
    url: standIns.url,
    settings: {
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: mail.from,
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      STRIPE_API_URL: payments.apiUrl,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_DISCOVERY_URL: google.discoveryUrl,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
      MICROSOFT_AUTHORITY: microsoft.authority,
      MICROSOFT_TENANT: microsoft.tenant,
    },
    close: standIns.close,
  };
}
