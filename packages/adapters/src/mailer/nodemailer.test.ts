import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type MailerTrial, mailerSuite } from '@parlance/ports/suites/mailer';
import { createStandIns } from '@parlance/stand-ins/stand-ins';
import { describe, expect, it } from 'vitest';
import { smtpMailer } from './nodemailer.ts';

const REFUSALS = { later: 451, never: 550 };

const QUICK = { from: 'Parlance <parlance@localhost>', pausesMs: [1, 1] };

async function openSilentServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function open(): Promise<MailerTrial> {
  const standIns = await createStandIns({ port: 0, origins: [], services: ['mail'] });
  const mail = standIns.mail!;
  const silent = await openSilentServer();
  const gone = await openSilentServer();
  gone.server.close();
  const mailers = {
    mailer: smtpMailer({ ...QUICK, smtpUrl: mail.smtpUrl }),
    mailerWithoutServer: smtpMailer({ ...QUICK, smtpUrl: gone.smtpUrl }),
    mailerWithSilentServer: smtpMailer({ ...QUICK, smtpUrl: silent.smtpUrl, silenceMs: 100 }),
  };
  return {
    ...mailers,
    arrived: mail.messages,
    answerTries: (answer) =>
      mail.refuse((reader) => {
        const said = answer();
        return said === 'taken' ? undefined : { code: REFUSALS[said], words: `<${reader}>: ${said}` };
      }),
    async close() {
      await Promise.all(Object.values(mailers).map((mailer) => mailer.close()));
      silent.server.close();
      await standIns.close();
    },
  };
}

mailerSuite('SMTP', open);

describe('mail over SMTP', () => {
  it('does not send a password over a network in the clear', async () => {
    const silent = await openSilentServer();
    const heard: string[] = [];
    silent.server.on('connection', (socket) => {
      socket.on('error', () => {});
      socket.write('220 hello\r\n');
      socket.on('data', (chunk) => {
        heard.push(String(chunk));
        socket.write(String(chunk).startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN\r\n' : '502 no\r\n');
      });
    });
    // A name for this machine that does not look like one.
    const smtpUrl = silent.smtpUrl.replace('127.0.0.1', 'reader:open-sesame@0.0.0.0');
    const mailer = smtpMailer({ ...QUICK, smtpUrl });
    await expect(
      mailer.send({ to: 'ada@example.com', subject: 's', html: 'h', text: 't' }),
    ).rejects.toMatchObject({ code: 'mail_not_sent' });
    expect(heard.join('')).toContain('EHLO');
    expect(heard.join('')).not.toMatch(/AUTH/);
    silent.server.close();
  });
});
