import type { PaymentNews } from '@parlance/kernel/payment-news';

/** What one mail says; the layout and the links are the same in every language. */
export type MailWords = { subject: string; heading: string; paragraphs: string[]; button?: string };

/** A visitor's message, around what they wrote themselves. */
export type ContactWords = { subject: string; heading: string; greeting: string; why: string };
/** Amounts and days as they are written in the reader's language. */
type SaidPayment = { plan: string; amount: string; until: string; credits: string };
export type PaymentWords = Record<PaymentNews['kind'], (said: SaidPayment) => MailWords>;

/** Every sentence of every mail in one language. */
export type Words = {
  /** `name` may be empty. */
  greeting(name: string): string;
  /** Before the written-out address of the button. */
  orOpen: string;
  /** Why this mail came, under the line. */
  askedFor: string;
  aboutAccount: string;
  chosen: string;
  subscribed: string;
  changeChoice: string;
  unsubscribe: string;
  /** `isOpen`: whoever has no account may make one. */
  verification(validFor: string, isOpen: boolean): MailWords;
  loginLink(validFor: string, isOpen: boolean): MailWords;
  passwordReset(validFor: string, isOpen: boolean): MailWords;
  noAccount(email: string, isOpen: boolean): MailWords;
  newsletterConfirmation(validFor: string, isOpen: boolean): MailWords;
  alreadySubscribed: MailWords;
  contactMessage(name: string, email: string): ContactWords;
  /** `length` as it is said; null when it is not known. */
  newAudio(title: string, length: string | null): MailWords;
  accountDeleted(email: string): MailWords;
  apiApproved(): MailWords;
  takenOver(email: string): MailWords;
  payment: PaymentWords;
};
