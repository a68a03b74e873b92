import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { markBareLines } from './unwritten-languages.ts';

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const NETS = paragraph('渔民每天早上都在港口晾网，然后等待潮水回来，傍晚再出海。');
const told = (language: string, ...blocks: DocumentBlock[]) =>
  markBareLines(blocks, language)
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ text }) => text);

describe('in a language without words of ours', () => {
  it('tells what ends as the sentences of the text do', () => {
    expect(told('zh', NETS, paragraph('字体名称 目标语言'), NETS)).toEqual([NETS.text, NETS.text]);
  });

  it('tells no line in another script', () => {
    expect(told('zh', NETS, paragraph('7500 Harbour Road, Dallas.'), NETS)).toEqual([NETS.text, NETS.text]);
    const mixed = paragraph('用 Windows 10 的人也可以晾网。');
    expect(told('zh', NETS, mixed)).toEqual([NETS.text, mixed.text]);
  });

  it('tells a few items behind the line that leads to them', () => {
    const lead = paragraph('出海之前要准备以下东西：');
    const few = ['渔网', '船桨', '绳子'].map(item);
    expect(told('zh', NETS, lead, ...few)).toHaveLength(5);
    expect(told('zh', NETS, lead, ...few, ...few)).toEqual([NETS.text, lead.text]);
  });

  it('tells of slides what is a sentence', () => {
    const slides = ['晾网', '船桨', '绳子', '潮水', '灯塔', '港口'].map(item);
    expect(told('zh', NETS, ...slides)).toEqual([NETS.text]);
  });

  it('leaves a poem as it is, and every text in a language that has words', () => {
    const lines = ['床前明月光', '疑是地上霜', '举头望明月'].map(paragraph);
    expect(told('zh', ...lines)).toHaveLength(3);
    expect(told('en', paragraph('No end'), NETS)).toHaveLength(2);
  });
});
