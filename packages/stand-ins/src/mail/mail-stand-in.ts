import { getRequestListener } from '@hono/node-server';
import type { Laid } from '../loopback-server.ts';
import { mailPages } from './mail-pages.ts';
import { type Message, openMailbox } from './mailbox.ts';
import { openSmtpSink, type Refusal } from './smtp-sink.ts';

export type MailStandIn = Laid & {
  smtpUrl: string;
  from: string;
  /** Where a person reads it. */
  pageUrl: string;
  /** Newest first. */
  messages(to?: string): Message[];
  refuse(decide?: (recipient: string) => Refusal | undefined): void;
  close(): Promise<void>;
};

/** A mail server that delivers to a page. */
export async function openMailStandIn({ baseUrl }: { baseUrl: string }): Promise<MailStandIn> {
  const mailbox = openMailbox();
  const sink = await openSmtpSink(mailbox);
  return {
    at: 'mail',
    handle: getRequestListener(mailPages(mailbox).fetch),
    smtpUrl: sink.url,
    from: 'Parlance <parlance@localhost>',
    pageUrl: `${baseUrl}/mail`,
    messages: mailbox.list,
    refuse: sink.refuse,
    close: sink.close,
  };
}
