import type { Voice } from '@parlance/ports/voice';
import { elevenLabs } from './elevenlabs/elevenlabs.ts';
import { gemini } from './gemini/gemini.ts';
import { google } from './google-cloud/google-cloud.ts';
import { openAi } from './openai-compatible/openai-compatible.ts';
import type { SharedSettings } from './voice-provider.ts';

/** Every service that speaks besides the embedded voices, in the order in which their voices are offered. */
const PROVIDERS = { openAi, google, gemini, elevenLabs };

type Id = keyof typeof PROVIDERS;
type Shapes = { [K in Id]: (typeof PROVIDERS)[K]['environment'] }[Id];
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What each provider can be opened with; undefined for those that are not set. */
export type VoiceSettings = { [K in Id]: ReturnType<(typeof PROVIDERS)[K]['settings']> };

/** Each is handed the settings that it made itself, which the types can't follow through a list. */
type AnyProvider = {
  name: string;
  keySetting: string;
  settings(env: SharedSettings): unknown;
  missing?(env: SharedSettings): string[];
  open(settings: unknown): Voice;
};
const entries = Object.entries(PROVIDERS) as [Id, AnyProvider][];

export const VOICE_ENVIRONMENT = Object.assign(
  {},
  ...Object.values(PROVIDERS).map(({ environment }) => environment),
) as Together<Shapes>;

/** `env` has passed VOICE_ENVIRONMENT. */
export const voiceSettings = (env: SharedSettings): VoiceSettings =>
  Object.fromEntries(entries.map(([id, provider]) => [id, provider.settings(env)])) as VoiceSettings;

export const missingVoiceSettings = (env: SharedSettings): string[] =>
  entries.flatMap(([, provider]) => provider.missing?.(env) ?? []);

export const unsetVoices = (settings: VoiceSettings): string[] =>
  entries.flatMap(([id, { name, keySetting }]) => (settings[id] ? [] : [`${name} (${keySetting})`]));

/** Each by its name, with the setting that opens it. */
export const voiceServices = (settings: VoiceSettings) =>
  entries.map(([id, { name, keySetting }]) => ({
    name,
    setting: keySetting,
    is_set: settings[id] !== undefined,
  }));

export const openVoices = (settings: VoiceSettings): Voice[] =>
  entries.flatMap(([id, provider]) => (settings[id] ? [provider.open(settings[id])] : []));
