import type { TalkRules } from '../talk-rules.ts';
import { answering } from './answering.ts';
import { cues } from './cues.ts';
import { exchanges } from './exchanges.ts';
import { followUps } from './follow-ups.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { sharing } from './sharing.ts';
import { tones } from './tones.ts';

export const es: TalkRules = {
  exchanges: [...questions, ...exchanges, ...followUps, ...cues],
  sharing,
  phrases,
  answering,

  tones,
};
