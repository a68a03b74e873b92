import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import type { VoiceInfo } from '@parlance/ports/voice';
import type { ListedVoice } from '../cloud/listed-voice.ts';

export const PROVIDER = 'openai';

/** What OpenAI says its speech models speak, as far as it is offered here. */
const SPOKEN = new Set(
  'af ar hy az bs bg ca zh hr cs da nl en et fi fr de el hi hu is id it kn kk ko lv lt mk ms mr ne nb fa pl pt ro ru sr sk sl es sw sv ta tr uk ur vi cy'.split(
    ' ',
  ),
);
const LANGUAGES_SPOKEN = LANGUAGES.map(({ code }) => code).filter((code) => SPOKEN.has(baseLanguage(code)));

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

export const openAiVoices = (listed: ListedVoice[] | undefined, isConversing: boolean): VoiceInfo[] =>
  (listed ?? OWN.filter(({ id }) => !(isConversing && SPEECH_ONLY.has(id)))).map(
    ({ id, name, gender, languages = LANGUAGES_SPOKEN }) => ({
      id: `${PROVIDER}:${id}`,
      name,
      provider: PROVIDER,
      tier: 'standard',
      quality: 'neural',
      gender,
      languages,
      pairsOnlyWithinProvider: false,
    }),
  );
