import { endsSentence } from '@parlance/kernel/sentence-end';
import { packFor } from '@parlance/language/languages';
import { isBareName, isBidding, isFragment } from './fragments.ts';
import type { LeftOutCount } from './left-out.ts';
import type { PlacedBlock } from './placed-block.ts';
import { sentencesOf, withSentences } from './said-sentences.ts';
import type { Told } from './say-blocks.ts';

/** More of it nobody keeps in mind. */
const MAX_NAMES = 5;
const MAX_CHARS = 260;
const LEADS = /[:：]$/u;

type Document = { language: string; manual: boolean };

/** "The boats, the nets and the mud": undefined where there is too much of it to be heard in one sentence. */
function inOneSentence(names: readonly string[], language: string): string | undefined {
  const bare = names.map((name) => name.replace(/[.;,]$/, ''));
  const chars = bare.reduce((sum, { length }) => sum + length, 0);
  if (bare.length > MAX_NAMES || chars > MAX_CHARS || bare.some((name) => /[,:;.] /.test(name)))
    return undefined;
  const last = bare.at(-1) ?? '';
  const others = bare.slice(0, -1);
  return others.length === 0 ? `${last}.` : `${others.join(', ')} ${packFor(language)?.and ?? ','} ${last}.`;
}

/** Without the sentence that leads to what is not told. */
function withoutLeadIn(block: PlacedBlock, left: LeftOutCount): PlacedBlock[] {
  const sentences = sentencesOf(block.text);
  const text = withSentences(block.text, sentences, sentences.slice(0, -1));
  left.add({ kind: 'code', text: block.text.slice(text.length) });
  return text === '' ? [] : [{ ...block, text }];
}

/** "Updated words:", over names: with them it makes no sentence. */
const isNameOnly = ({ text }: PlacedBlock, language: string): boolean =>
  isFragment(sentencesOf(text).at(-1) ?? '', language);

/** Where a list ends; what was taken out of it before does not end it. */
function endOfList(said: readonly Told[], from: number): number {
  let end = from;
  for (let at = from; at < said.length; at++) {
    const { block, told } = said[at] as Told;
    if (block.kind === 'item') end = at + 1;
    else if (block.kind === 'heading' || block.kind === 'paragraph' || told.length > 0) break;
  }
  return end;
}

/** A lead-in and its items: names are told with it or not at all, sentences stand under it as they are. */
function ledList(
  lead: PlacedBlock,
  items: readonly Told[],
  left: LeftOutCount,
  { language }: Document,
): PlacedBlock[] {
  const told = items.flatMap((item) => item.told);
  const names = told.filter((item) => isBareName(item, language));
  const isWhole = items.every((item) => item.told.length > 0);
  if (isWhole && names.length === 0) return [lead, ...told];
  const list =
    isWhole && names.length === told.length && !isNameOnly(lead, language)
      ? inOneSentence(
          names.map(({ text }) => text),
          language,
        )
      : undefined;
  if (list !== undefined) return [{ ...lead, text: `${lead.text} ${list}` }];
  const sentences = told.filter((item) => !names.includes(item) && endsSentence(item.text));
  for (const item of told) if (!sentences.includes(item)) left.add({ kind: 'code', text: item.text });
  return sentences.length === 0 ? withoutLeadIn(lead, left) : [lead, ...sentences];
}

/** "Nets need: …", where that was not told: nobody knows what the items under it are. */
const lostLead = ({ block, told }: Told, manual: boolean): boolean =>
  LEADS.test(block.text.trim())
    ? !LEADS.test(told.at(-1)?.text ?? '') && (block.kind === 'paragraph' || block.kind === 'code')
    : manual && block.kind === 'paragraph' && told.length === 0;

/** Without what stood under such a line; sentences stand for themselves, but one of several steps does not. */
function withoutLostLists(said: readonly Told[], left: LeftOutCount, { language, manual }: Document): Told[] {
  let isLost = false;
  return said.map((one) => {
    if (one.block.kind !== 'item') isLost = lostLead(one, manual);
    if (!isLost || one.block.kind !== 'item') return one;
    const gone = one.told.filter(({ text }) => !endsSentence(text) || (manual && isBidding(text, language)));
    for (const { text } of gone) left.add({ kind: 'code', text });
    return { ...one, told: one.told.filter((block) => !gone.includes(block)) };
  });
}

const isNames =
  ({ language }: Document) =>
  ({ told }: Told): boolean =>
    told.every((item) => isBareName(item, language));

/** All that is told, with each list as it can be heard. */
export function withLists(all: readonly Told[], left: LeftOutCount, document: Document): PlacedBlock[] {
  const said = withoutLostLists(all, left, document);
  const blocks: PlacedBlock[] = [];
  for (let at = 0; at < said.length; at++) {
    const { block, told } = said[at] as Told;
    const lead = told.at(-1);
    const next = said[at + 1];
    if (block.kind === 'heading' || !lead || !LEADS.test(lead.text) || next === undefined) {
      blocks.push(...told);
      continue;
    }
    const end = endOfList(said, at + 1);
    const items = said.slice(at + 1, end);
    if (document.manual && items.length > 0 && block.kind !== 'item') {
      blocks.push(...ledList(lead, items, left, document));
      at = end - 1;
    } else if (items.length > 1 && isNameOnly(lead, document.language) && items.every(isNames(document))) {
      for (const { text } of [lead, ...items.flatMap((item) => item.told)]) left.add({ kind: 'table', text });
      blocks.push(...told.slice(0, -1));
      at = end - 1;
    } else blocks.push(...(next.told.length > 0 ? told : withoutLeadIn(lead, left)));
  }
  return blocks;
}
