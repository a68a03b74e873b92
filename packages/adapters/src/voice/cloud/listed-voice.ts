import type { VoiceInfo } from '@parlance/ports/voice';

/** A voice the operator names in the settings, because only their account or server has it. */
export type ListedVoice = {
  id: string;
  name: string;
  gender: VoiceInfo['gender'];
  /** All that the model speaks, when none is named. */
  languages?: string[] | undefined;
};
