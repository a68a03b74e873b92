import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import type { Mail, Mailer } from '@parlance/ports/mailer';
import { createTransport, type NodemailerError } from 'nodemailer';

type Options = {
  /** smtp: or smtps:, with user and password where the server wants them. */
  smtpUrl: string;
  /** "Name <address>". */
  from: string;
  /** How long the server may keep silent. A person waits for most mails. */
  silenceMs?: number;
  /** Waits before the second, third … try. */
  pausesMs?: number[];
};

const SILENCE_MS = 6_000;
const PAUSES_MS = [300, 1_500];

/** No answer, or one in the four hundreds: the same mail may well be taken in a moment. */
const PASSING = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS']);
const mayPass = ({ code, responseCode }: NodemailerError): boolean =>
  responseCode ? responseCode >= 400 && responseCode < 500 : PASSING.has(code ?? '');

/** Says what the server said, but not to whom: what is logged must not tell who has an account. */
function notSent(mail: Mail, error: NodemailerError): AppError {
  const said = [mail.to, mail.replyTo ?? mail.to].reduce(
    (words, address) => words.replaceAll(address, 'somebody'),
    error.message,
  );
  return new AppError('mail_not_sent', {
    log: `the mail server did not take a mail: ${error.code ?? ''} ${said}`,
    retry: mayPass(error) ? 'later' : 'never',
  });
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** A password must not cross a network in the clear, even when the server does not offer better. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname);
}

/** Mail over SMTP, to whichever server `smtpUrl` names. */
export function smtpMailer({ smtpUrl, from, silenceMs = SILENCE_MS, pausesMs = PAUSES_MS }: Options): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    // What a mail says comes from its caller, never from a file or an address named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function handOver(mail: Mail, messageId: string): Promise<void> {
    await transport.sendMail({
      from,
      // As an object it is one address, whatever characters it has.
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers,
      messageId,
    });
  }

  return {
    async send(mail) {
      // The same on every try, so that a mail taken twice is shown once.
      const messageId = `<${randomUUID()}@${from.split('@')[1]?.replace(/>.*/, '') ?? 'localhost'}>`;
      for (const pauseMs of [...pausesMs, undefined]) {
        try {
          return await handOver(mail, messageId);
        } catch (error) {
          if (!mayPass(error as NodemailerError) || pauseMs === undefined)
            throw notSent(mail, error as NodemailerError);
          await sleep(pauseMs);
        }
      }
    },
    async close() {
      transport.close();
    },
  };
}
