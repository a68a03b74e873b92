import { packFor } from '@parlance/language/languages';
import { isBareName } from './fragments.ts';
import type { LeftOutCount } from './left-out.ts';
import type { PlacedBlock } from './placed-block.ts';
import { sentencesOf, withSentences } from './said-sentences.ts';
import type { Told } from './say-blocks.ts';

/** More of it nobody keeps in mind. */
const MAX_NAMES = 5;
const MAX_CHARS = 260;

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

/** A lead-in and its items: names are told with it or not at all, sentences stand under it as they are. */
function ledList(
  lead: PlacedBlock,
  items: readonly Told[],
  left: LeftOutCount,
  { language }: Document,
): PlacedBlock[] {
  const told = items.flatMap((item) => item.told);
  const names = told.filter((item) => isBareName(item, language));
  if (names.length === 0) return told.length === 0 ? withoutLeadIn(lead, left) : [lead, ...told];
  const isWhole = names.length === told.length && items.every((item) => item.told.length > 0);
  const list = isWhole
    ? inOneSentence(
        names.map(({ text }) => text),
        language,
      )
    : undefined;
  if (list !== undefined) return [{ ...lead, text: `${lead.text} ${list}` }];
  for (const { text } of names) left.add({ kind: 'code', text });
  const sentences = told.filter((item) => !names.includes(item));
  return sentences.length === 0 ? withoutLeadIn(lead, left) : [lead, ...sentences];
}

/** All that is told, with each list as it can be heard. */
export function withLists(said: readonly Told[], left: LeftOutCount, document: Document): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  for (let at = 0; at < said.length; at++) {
    const { block, told } = said[at] as Told;
    const lead = told.at(-1);
    const next = said[at + 1];
    if (block.kind === 'heading' || !lead?.text.endsWith(':') || next === undefined) {
      blocks.push(...told);
      continue;
    }
    let end = at + 1;
    while (said[end]?.block.kind === 'item') end++;
    const items = said.slice(at + 1, end);
    if (document.manual && items.length > 0 && block.kind !== 'item') {
      blocks.push(...ledList(lead, items, left, document));
      at = end - 1;
    } else blocks.push(...(next.told.length > 0 ? told : withoutLeadIn(lead, left)));
  }
  return blocks;
}
