import type { VoiceInfo } from '@parlance/ports/voice';
import { catalogueOf, type ListedVoice, offeredOf } from '../cloud/listed-voice.ts';

export const PROVIDER = 'elevenlabs';

const MULTILINGUAL_V2 =
  'en zh de hi fr ko pt it es id nl tr pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(' ');
const V2_5 = [...MULTILINGUAL_V2, 'hu', 'nb', 'vi'];
/** And more; v4 speaks these too. */
const V3 = [
  ...V2_5,
  ...'af hy az bn bs ca et ka gu is ga kn kk lv lt mk ml mr ne fa pa sr sl sw te ur cy'.split(' '),
];

const spokenBy = (model: string): string[] => {
  if (/^eleven_v[34]/.test(model)) return V3;
  return model.endsWith('_v2_5') ? V2_5 : MULTILINGUAL_V2;
};

/**
 * Every other voice leaves pt-BR to these. The first two are Brazilians, from the library that every paid account may
 * use; the others are Americans whom every account has, and whom people may have chosen before.
 */
const BRAZILIAN: ListedVoice[] = [
  { id: 'MZxV5lN3cv7hi1376O0m', name: 'Ana Dias', gender: 'female', languages: ['pt-BR'] },
  { id: 'hwnuNyWkl9DjdTFykrN6', name: 'Adriano', gender: 'male', languages: ['pt-BR'] },
  { id: 'cgSgspJ2msm6clMCkdW9', name: 'Jessica', gender: 'female', languages: ['pt-BR'] },
  { id: 'cjVigY5qzO86Huf0OWal', name: 'Eric', gender: 'male', languages: ['pt-BR'] },
];

/** Of the voices every account has. An account with others names them in the settings. */
const PREMADE: ListedVoice[] = [
  { id: 'EXAVITQu4vr4xnSDxMaL', name: 'Sarah', gender: 'female' },
  { id: 'JBFqnCBsd6RMkjVDRZzb', name: 'George', gender: 'male' },
  { id: 'XrExE9yKIg1WjnnlVkGX', name: 'Matilda', gender: 'female' },
  { id: 'TX3LPaxmHKxFdv7VOQHJ', name: 'Liam', gender: 'male' },
  { id: 'Xb7hH8MSUJpSbSDYk0k2', name: 'Alice', gender: 'female' },
  { id: 'CwhRBWXzGAHq8TQ4Fs17', name: 'Roger', gender: 'male' },
];

const KIND = { provider: PROVIDER, tier: 'premium', pairsOnlyWithinProvider: true } as const;

export function elevenLabsVoices(model: string, listed?: ListedVoice[]): VoiceInfo[] {
  const all = offeredOf(spokenBy(model));
  const others = all.filter((code) => code !== 'pt-BR');
  return catalogueOf(
    KIND,
    listed ?? [...BRAZILIAN, ...PREMADE.map((voice) => ({ ...voice, languages: others }))],
    all,
  );
}
