import type { VoiceInfo } from '@parlance/ports/voice';
import { catalogueOf, type ListedVoice, offeredOf } from '../cloud/listed-voice.ts';

export const PROVIDER = 'openai';

/** What OpenAI says its speech models speak, as far as it is offered here. */
const SPOKEN = offeredOf(
  'af ar hy az bs bg ca zh hr cs da nl en et fi fr de el hi hu is id it kn kk ko lv lt mk ms mr ne nb fa pl pt ro ru sr sk sl es sw sv ta tr uk ur vi cy'.split(
    ' ',
  ),
);

/** OpenAI's own, best first; it names no gender, listeners do. */
const OWN: ListedVoice[] = [
  { id: 'marin', name: 'Marin', gender: 'female' },
  { id: 'cedar', name: 'Cedar', gender: 'male' },
  { id: 'coral', name: 'Coral', gender: 'female' },
  { id: 'ash', name: 'Ash', gender: 'male' },
  { id: 'nova', name: 'Nova', gender: 'female' },
  { id: 'onyx', name: 'Onyx', gender: 'male' },
  { id: 'shimmer', name: 'Shimmer', gender: 'female' },
  { id: 'echo', name: 'Echo', gender: 'male' },
];

/** These have no part in conversations. */
const SPEECH_ONLY = new Set(['nova', 'onyx']);

const KIND = { provider: PROVIDER, tier: 'standard', pairsOnlyWithinProvider: false } as const;

export const openAiVoices = (listed: ListedVoice[] | undefined, isConversing: boolean): VoiceInfo[] =>
  catalogueOf(KIND, listed ?? OWN.filter(({ id }) => !(isConversing && SPEECH_ONLY.has(id))), SPOKEN);
