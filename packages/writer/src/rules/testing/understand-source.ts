import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { WrittenLanguage } from '@parlance/language/languages';
import { readSource } from '../../read/reading.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { type Understanding, understand } from '../understand.ts';

/** What the rules understand of a source, read first. */
export const understandSource = (source: SourceText, brief: Brief, pack: TalkPack): Understanding =>
  understand(readSource(source, pack.language as WrittenLanguage), brief, pack);
