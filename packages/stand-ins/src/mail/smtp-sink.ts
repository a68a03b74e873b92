import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

/** What the server says to a recipient instead of taking the mail: 4xx for "later", 5xx for "never". */
export type Refusal = { code: number; words: string };

/** Takes mail for everybody and delivers it to nobody. */
export async function openSmtpSink(mailbox: Mailbox) {
  let refusalFor: (recipient: string) => Refusal | undefined = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, done) {
      const refusal = refusalFor(address);
      if (refusal) done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.keep(Buffer.concat(chunks), to).then(() => done(), done);
      });
    },
  });
  // A client that goes away in the middle is its own affair.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** From now on; without an argument it takes everything again. */
    refuse(decide: (recipient: string) => Refusal | undefined = () => undefined): void {
      refusalFor = decide;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
