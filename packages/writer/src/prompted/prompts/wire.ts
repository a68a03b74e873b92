import { trimEndOf } from '@parlance/kernel/scan-text';
import { z } from 'zod';
import type { DraftLine } from '../gate/chapter-gate.ts';

/** What small models answer with instead of a string. */
const Spelled = z.object({ speaker: z.string(), text: z.string(), cites: z.array(z.string()).default([]) });

/** "HOST: words [p3, p4]": a turn with the passages it rests on, as short as a model can write it. */
export const WireLine = z.union([z.string(), Spelled]);
export type WireLine = z.infer<typeof WireLine>;

const LABELLED = /^\s*\**(HOST|COHOST)\**\s*:\s*\**\s*/iu;
const ID = /^p?\d+$/u;

/** Where greeting and credit are spoken. */
export const WELCOME = 'WELCOME';

export type WireItem =
  | { is: 'welcome' }
  | { is: 'chapter'; title: string }
  | {
      is: 'turn';
      speaker: DraftLine['speaker'] | undefined;
      text: string;
      cites: string[];
      isImage: boolean;
    };

const idOf = (id: string): string => (/^\d+$/u.test(id) ? `p${id}` : id);

/** What stands in brackets at the very end, with the marks behind them put before. */
function lastBrackets(text: string): { before: string; inside: string } | undefined {
  const end = trimEndOf(text, /[\s.!?…]/u);
  if (!/[\])]$/u.test(end)) return undefined;
  const opens = Math.max(end.lastIndexOf('['), end.lastIndexOf('('));
  const inside = end.slice(opens + 1, -1);
  if (opens < 0 || /[\])]/u.test(inside)) return undefined;
  return { before: `${trimEndOf(text.slice(0, opens), /\s/u)}${text.slice(end.length).trim()}`, inside };
}

/** Takes the brackets at the end off, however many there are. */
function withoutBrackets(words: string): { text: string; cites: string[]; isImage: boolean } {
  const cites: string[] = [];
  let text = words;
  let isImage = false;
  for (let found = lastBrackets(text); found; found = lastBrackets(text)) {
    const inside = found.inside.split(/[,;\s]+/u).filter((part) => part !== '');
    const isOwn = inside.every((part) => ID.test(part) || part === 'image');
    if (!isOwn) break;
    isImage ||= inside.includes('image');
    cites.unshift(...inside.filter((part) => part !== 'image').map(idOf));
    text = found.before;
  }
  return { text: text.replace(/\s+/gu, ' ').trim(), cites: [...new Set(cites)], isImage };
}

const speakerIn = (label: string): DraftLine['speaker'] | undefined =>
  label.toUpperCase() === 'HOST' ? 'HOST' : label.toUpperCase() === 'COHOST' ? 'COHOST' : undefined;

export function readWire(line: WireLine): WireItem {
  if (typeof line !== 'string') {
    const { text, cites, isImage } = withoutBrackets(line.text);
    const own = line.cites.map((id) => idOf(id.replace(/^\[|\]$/g, '').trim()));
    const all = [...new Set([...own, ...cites])];
    return { is: 'turn', speaker: speakerIn(line.speaker), text, cites: all, isImage };
  }
  if (line.trim().toUpperCase() === WELCOME) return { is: 'welcome' };
  const heading = line.trim();
  const title = heading.startsWith('#') ? heading.replace(/^#{1,9}/, '').trim() : '';
  if (title !== '') return { is: 'chapter', title };
  const label = LABELLED.exec(line);
  const { text, cites, isImage } = withoutBrackets(label ? line.slice(label[0].length) : line);
  return { is: 'turn', speaker: label ? speakerIn(label[1] ?? '') : undefined, text, cites, isImage };
}

export const writeWire = ({ speaker, text, cites, kind }: DraftLine): string =>
  `${speaker}: ${text}${cites.length > 0 ? ` [${cites.join(', ')}]` : kind === 'illustration' ? ' [image]' : ''}`;
