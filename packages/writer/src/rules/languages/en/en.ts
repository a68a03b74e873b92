import type { TalkRules } from '../talk-rules.ts';
import { answering } from './answering.ts';
import { cues } from './cues.ts';
import { exchanges } from './exchanges.ts';
import { followUps } from './follow-ups.ts';
import { judgement } from './judgement.ts';
import { leftOpen } from './left-open.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { sharing } from './sharing.ts';
import { suppositions } from './suppositions.ts';
import { tellingOn } from './telling-on.ts';
import { tones } from './tones.ts';

export const en: TalkRules = {
  exchanges: [...questions, ...exchanges, ...followUps, ...cues, ...leftOpen, ...tellingOn, ...suppositions],
  sharing,
  phrases,
  answering,
  judgement,
  tones,
};
