import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Mailer } from '@parlance/ports/mailer';
import { mailHtml, mailText } from './layout.ts';
import { oneLine } from './safe-words.ts';
import { enUs } from './words.en-us.ts';
import { ptBr } from './words.pt-br.ts';

type Deps = { mailer: Pick<Mailer, 'send'>; supportAddress: string };
type Message = { name: string; email: string; message: string; language: InterfaceLanguage };

const WORDS = { 'en-US': enUs, 'pt-BR': ptBr };

/** The address in "Name <address>". */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/**
 * A visitor's message to whoever runs the service, in the language it was written in. It speaks for a person,
 * so it may be answered by machines, and nothing goes to the address it names: anybody can type that in.
 */
export function contactMail({ mailer, supportAddress }: Deps) {
  return async ({ name, email, message, language }: Message): Promise<void> => {
    const words = WORDS[language].contactMessage(oneLine(name), email);
    const content = {
      ...words,
      subject: oneLine(words.subject),
      language,
      paragraphs: message
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      footerLinks: [],
    };
    await mailer.send({
      to: supportAddress,
      replyTo: email,
      subject: content.subject,
      html: await mailHtml(content),
      text: mailText(content),
    });
  };
}
