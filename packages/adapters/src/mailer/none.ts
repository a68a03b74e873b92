import { AppError } from '@parlance/kernel/errors';
import type { Mailer } from '@parlance/ports/mailer';

/** Where no mail server is set: whoever asks for a mail is told that none comes. */
export const noMailer = (): Mailer => ({
  async send() {
    throw new AppError('mail_not_sent', { log: 'no mail server is set (SMTP_URL)' });
  },
  close: async () => undefined,
});
