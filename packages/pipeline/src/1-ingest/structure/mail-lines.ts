import { capitalize } from '@parlance/language/text/casing';
import { MAIL_LINE, SUBJECT } from '../text/mail-head.ts';
import type { PlacedBlock } from './placed-block.ts';

const FIELD = /^(?<name>\p{L}[\p{L} -]{0,15}) ?: (?<value>\S.{0,160})$/su;
const REPLY = /^re$/iu;
/** A mail begins with these, and one of them alone may be a sentence. */
const MIN_FIELDS = 2;

/** The head of a mail whose lines stand apart: who wrote it to whom, and what about, which is what it is called. */
export function withMailHead(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const fieldOf = ({ kind, text }: PlacedBlock) =>
    kind === 'heading' || kind === 'paragraph' ? FIELD.exec(text)?.groups : undefined;
  const isOf = (name = ''): boolean => MAIL_LINE.test(name) || REPLY.test(name);
  const end = blocks.findIndex((block) => !isOf(fieldOf(block)?.name));
  if (end < MIN_FIELDS) return [...blocks];
  return blocks.map((block, at): PlacedBlock => {
    if (at >= end) return block;
    const { name = '', value = '' } = fieldOf(block) ?? {};
    const isSubject = SUBJECT.test(name) || REPLY.test(name);
    return isSubject
      ? { ...block, kind: 'heading', level: 1, text: capitalize(value) }
      : { ...block, kind: 'boilerplate' };
  });
}
