import type { VoiceInfo } from '@parlance/ports/voice';
import { catalogueOf, type ListedVoice, offeredOf } from '../cloud/listed-voice.ts';

export const PROVIDER = 'gemini';

/** What the page of gemini-3.8-flash-tts lists, as far as it is offered here. */
const SPOKEN = offeredOf(
  'af ar az bg bn bs ca cs da de el en es et eu fa fi fr gu hi hr hu hy id is it ka kk kn ko lt lv mk ml mr ms nb ne nl pa pl pt ro ru sk sl sq sr sv sw ta te tr vi zh'.split(
    ' ',
  ),
);

/** Of its thirty voices for all languages, those described as warm, friendly or clear. */
const OWN: ListedVoice[] = [
  { id: 'Sulafat', name: 'Sulafat', gender: 'female' },
  { id: 'Achird', name: 'Achird', gender: 'male' },
  { id: 'Callirrhoe', name: 'Callirrhoe', gender: 'female' },
  { id: 'Umbriel', name: 'Umbriel', gender: 'male' },
  { id: 'Laomedeia', name: 'Laomedeia', gender: 'female' },
  { id: 'Iapetus', name: 'Iapetus', gender: 'male' },
  { id: 'Vindemiatrix', name: 'Vindemiatrix', gender: 'female' },
  { id: 'Sadaltager', name: 'Sadaltager', gender: 'male' },
];

const KIND = { provider: PROVIDER, tier: 'standard', pairsOnlyWithinProvider: false } as const;

export const geminiVoices = (listed: ListedVoice[] = OWN): VoiceInfo[] => catalogueOf(KIND, listed, SPOKEN);
