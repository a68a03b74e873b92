import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

export type Message = {
  id: string;
  receivedAt: string;
  from: string;
  /** The envelope's recipients: who would really have got it. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Every address in the text part, in order. */
  links: string[];
};

const MAX_MESSAGES = 1000;
const LINK = /https?:\/\/[^\s<>"']+/g;

export type Mailbox = ReturnType<typeof openMailbox>;

/** Mails of this process, newest first, gone when it ends. */
export function openMailbox() {
  const messages: Message[] = [];
  return {
    async keep(raw: Buffer, to: string[]): Promise<void> {
      const mail = await PostalMime.parse(raw);
      const text = mail.text ?? '';
      messages.unshift({
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        from: mail.from?.address ?? '',
        to,
        subject: mail.subject ?? '',
        html: mail.html ?? '',
        text,
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        links: text.match(LINK) ?? [],
      });
      messages.length = Math.min(messages.length, MAX_MESSAGES);
    },
    find: (id: string): Message | undefined => messages.find((message) => message.id === id),
    list: (to?: string): Message[] =>
      to === undefined
        ? [...messages]
        : messages.filter((message) => message.to.some((one) => one.toLowerCase() === to.toLowerCase())),
  };
}
