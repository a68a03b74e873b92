import type { LanguagePack } from '@parlance/language/language';
import type { Judgement } from '../marks/judgement.ts';
import type { Answering } from './answering.ts';
import type { Exchange } from './exchange.ts';
import type { Phrases, TalkPhrases } from './phrases.ts';
import type { Sharing } from './sharing.ts';
import type { Tones } from './tones.ts';

/** How two people talk in one language: the value of its folder. */
export type TalkRules = {
  exchanges: readonly Exchange[];
  sharing: Sharing;
  phrases: TalkPhrases;
  answering: Answering;
  /** Where sentences of the language were judged, and learned from. */
  judgement?: Judgement;
  tones: Tones;
};

/** Everything that is known of a language, and how people talk in it. */
export type TalkPack = LanguagePack & TalkRules & { phrases: Phrases };
