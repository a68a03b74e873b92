import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../src/mailer.ts';

type Arrived = {
  from: string;
  /** Who really gets it. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Lower-case names. */
  headers: Record<string, string>;
};

type Answer = 'taken' | 'later' | 'never';

export type MailerTrial = {
  mailer: Mailer;
  /** Newest first. */
  arrived(to: string): Arrived[];
  /** What the server says to each try from now on. */
  answerTries(answer: () => Answer): void;
  /** Nothing listens where it sends. */
  mailerWithoutServer: Mailer;
  /** The server takes the connection and says nothing. */
  mailerWithSilentServer: Mailer;
  close(): Promise<void>;
};

const mail = (change: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.com',
  subject: 'Olá – “hello”',
  html: '<p>Ação</p>',
  text: 'Ação',
  ...change,
});

let numbers = 0;
const newAddress = (): string => `reader-${++numbers}@example.com`;

/** What every mailer promises. */
export function mailerSuite(name: string, open: () => Promise<MailerTrial>): void {
  describe(`mailer: ${name}`, () => {
    let trial: MailerTrial;
    beforeAll(async () => {
      trial = await open();
    });
    beforeEach(() => trial.answerTries(() => 'taken'));
    afterAll(() => trial.close());

    it('hands over subject, both parts and headers as they were given', async () => {
      const to = newAddress();
      await trial.mailer.send(mail({ to, headers: { 'list-unsubscribe': '<https://example.com/u>' } }));
      const [got, ...more] = trial.arrived(to);
      expect(more).toEqual([]);
      expect(got).toMatchObject({ to: [to], subject: 'Olá – “hello”' });
      expect(got?.html.trim()).toBe('<p>Ação</p>');
      expect(got?.text.trim()).toBe('Ação');
      expect(got?.headers['list-unsubscribe']).toBe('<https://example.com/u>');
      expect(got?.from).toContain('@');
    });

    it('keeps a long address in one piece', async () => {
      const to = newAddress();
      const link = `https://example.com/signin-redirect?token=${'a1-_'.repeat(60)}`;
      await trial.mailer.send(mail({ to, text: `Open:\n${link}\n`, html: `<a href="${link}">go</a>` }));
      expect(trial.arrived(to)[0]?.text).toContain(link);
      expect(trial.arrived(to)[0]?.html).toContain(link);
    });

    it('lets no line break in a subject add a header or a reader', async () => {
      const to = newAddress();
      const other = newAddress();
      await trial.mailer.send(mail({ to, subject: `Hello\r\nBcc: ${other}\r\nX-Planted: yes\r\n\r\nbody` }));
      expect(trial.arrived(other)).toEqual([]);
      expect(trial.arrived(to)[0]?.headers).not.toHaveProperty('x-planted');
      expect(trial.arrived(to)[0]?.headers).not.toHaveProperty('bcc');
    });

    it('never sends to a second reader hidden in the address', async () => {
      const to = newAddress();
      const other = newAddress();
      await trial.mailer.send(mail({ to: `${to}, ${other}` })).catch(() => {});
      expect(trial.arrived(other)).toEqual([]);
    });

    it('names who gets the answers, and only that one', async () => {
      const to = newAddress();
      await trial.mailer.send(mail({ to, replyTo: 'asks@example.com' }));
      expect(trial.arrived(to)[0]?.headers['reply-to']).toBe('asks@example.com');
      const other = newAddress();
      await trial.mailer
        .send(mail({ to: other, replyTo: `asks@example.com>\r\nBcc: ${to}\r\nX-Planted: <yes` }))
        .catch(() => {});
      expect(trial.arrived(to)).toHaveLength(1);
      expect(trial.arrived(other)[0]?.headers ?? {}).not.toHaveProperty('x-planted');
    });

    it('sends once when the server takes it at a later try', async () => {
      const to = newAddress();
      let tries = 0;
      trial.answerTries(() => (++tries === 1 ? 'later' : 'taken'));
      await trial.mailer.send(mail({ to }));
      expect(tries).toBe(2);
      expect(trial.arrived(to)).toHaveLength(1);
    });

    it('gives up on a server that keeps saying later, and says that later may help', async () => {
      let tries = 0;
      trial.answerTries(() => {
        tries += 1;
        return 'later';
      });
      await expect(trial.mailer.send(mail())).rejects.toMatchObject({
        code: 'mail_not_sent',
        retry: 'later',
      });
      expect(tries).toBeGreaterThan(1);
      expect(tries).toBeLessThan(6);
    });

    it('does not ask twice when the server says never', async () => {
      let tries = 0;
      trial.answerTries(() => {
        tries += 1;
        return 'never';
      });
      await expect(trial.mailer.send(mail())).rejects.toMatchObject({
        code: 'mail_not_sent',
        retry: 'never',
      });
      expect(tries).toBe(1);
    });

    it('does not tell the log who was to read it', async () => {
      const to = newAddress();
      for (const answer of ['later', 'never'] as const) {
        trial.answerTries(() => answer);
        const error = await trial.mailer.send(mail({ to })).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        expect(inspect(error, { depth: 9 })).not.toContain(to);
      }
    });

    it('says that it could not send when nothing listens', () =>
      expect(trial.mailerWithoutServer.send(mail())).rejects.toMatchObject({
        code: 'mail_not_sent',
        retry: 'later',
      }));

    it('does not wait for ever on a server that says nothing', () =>
      expect(trial.mailerWithSilentServer.send(mail())).rejects.toMatchObject({
        code: 'mail_not_sent',
        retry: 'later',
      }));

    it('sends many at once', async () => {
      const readers = Array.from({ length: 20 }, newAddress);
      await Promise.all(readers.map((to) => trial.mailer.send(mail({ to }))));
      expect(readers.map((to) => trial.arrived(to).length)).toEqual(readers.map(() => 1));
    });
  });
}
