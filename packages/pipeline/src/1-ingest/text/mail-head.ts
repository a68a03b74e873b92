import { wordsFor } from '../structure/document-words.ts';

/** Names that programs write, in every language the same. */
const TECHNICAL =
  'message-id|in-reply-to|references|content-[a-z-]{3,30}|mime-version|return-path|delivered-to|user-agent|organization|list-[a-z-]{2,20}|x-[a-z-]{2,40}';
const NAMED = /^(\p{L}[\p{L} -]{0,29}) ?:(?:\s|$)/u;
export const MAIL_LINE = new RegExp(`^(?:${wordsFor('mail')}|${TECHNICAL})$`, 'iu');
export const SUBJECT = new RegExp(`^(?:${wordsFor('subject')})$`, 'iu');
const ANSWERED = /^(?:(?:re|aw|fwd?|wg|tr|enc|res|rv|r|i)(?:\[\d{1,3}\])?: {0,3}){1,5}/i;
const MIN_LINES = 2;

/** `rest`: what somebody wrote between the lines, such as an abstract. */
type MailHead = { subject?: string; head: string; rest: string[] };

/** The lines over a mail: who wrote it to whom, when and with which program. Undefined for every other group. */
export function mailHead(lines: readonly string[]): MailHead | undefined {
  const fields: { name: string; value: string; written: string }[] = [];
  for (const line of lines) {
    const name = NAMED.exec(line)?.[1]?.trim();
    const last = fields.at(-1);
    if (name !== undefined)
      fields.push({ name, value: line.slice(line.indexOf(':') + 1).trim(), written: line });
    else if (last && /^\s/.test(line)) {
      last.value += ` ${line.trim()}`;
      last.written += `\n${line}`;
    } else return undefined;
  }
  const known = fields.filter(({ name }) => MAIL_LINE.test(name));
  if (known.length < MIN_LINES || known.length * 2 < fields.length) return undefined;
  // "From: Lisbon, To: Porto" is a timetable.
  const isMail = known.some(
    ({ name, value }) => SUBJECT.test(name) || /\w@\w|\d{1,2}[:.]\d{2}(?!\d)/.test(value),
  );
  if (!isMail) return undefined;
  const subject = known.find(({ name }) => SUBJECT.test(name))?.value.replace(ANSWERED, '');
  return {
    ...(subject ? { subject } : {}),
    head: known.map(({ written }) => written).join('\n'),
    rest: fields.filter((field) => !known.includes(field)).map(({ value }) => value),
  };
}
