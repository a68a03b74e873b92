export type Mail = {
  to: string;
  subject: string;
  html: string;
  /** The same message for readers without HTML. */
  text: string;
  /** Where answers go, if not to whom it comes from. */
  replyTo?: string;
  headers?: Record<string, string>;
};

/** Hands mail to a server that delivers it. */
export interface Mailer {
  /** Resolves once the server has taken it; throws AppError 'mail_not_sent'. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
