import type { Voice } from '@parlance/ports/voice';
import type { Config } from '../config.ts';
import { hummingVoice } from './stand-ins.ts';

type Warm = { warm(): Promise<void>; close(): Promise<void> };

/** A provider's voices where a trial sets one up, else one that hums: no model is loaded. */
export function trialVoice(choose: (config: Config) => Voice & Warm, config: Config): Voice & Warm {
  const { voice } = hummingVoice();
  if (!config.voices.openAi) return voice;
  return { ...choose(config), warm: voice.warm, close: voice.close };
}
