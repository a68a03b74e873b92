import { LANGUAGES } from '@parlance/kernel/languages';
import type { VoiceInfo } from '@parlance/ports/voice';
import { CLASSIC_VOICES } from './classic-voices.ts';
import type { DittliVoice } from './dittli/engine.ts';
import type { EspeakVoice } from './espeak/engine.ts';
import type { KokoroVoice } from './kokoro/engine.ts';
import type { StyleMix } from './kokoro/styles.ts';

export type EngineVoice = KokoroVoice | DittliVoice | EspeakVoice;
/** A voice of the catalogue, and what its engine needs to speak a language with it. */
export type EmbeddedVoiceEntry = {
  info: VoiceInfo;
  engineVoice(language: string): EngineVoice;
  /** Rises when the voice is made to sound different: what it said before can't stand beside what it says now. */
  version?: number;
};

const PROVIDER = 'embedded';

const info = (voice: Pick<VoiceInfo, 'id' | 'name' | 'quality' | 'gender' | 'languages'>): VoiceInfo => ({
  ...voice,
  provider: PROVIDER,
  tier: 'standard',
  pairsOnlyWithinProvider: false,
});

type KokoroRow = [
  id: string,
  name: string,
  gender: VoiceInfo['gender'],
  dialects: Record<string, string>,
  made?: { of: StyleMix; melody?: StyleMix; speed: number; pitch?: number; version: number },
];

const AMERICAN = { 'en-US': 'en-us' };
const BRITISH = { 'en-GB': 'en-gb-x-rp' };
/** Halfway between the Englishman and the Frenchwoman, and a little beside: where German is understood best. */
const GERMAN = { bm_george: 0.5, ff_siwis: 0.5, de_taught: 1 };
const SPANISH = { 'es-ES': 'es', 'es-MX': 'es-419' };

/** The best of the model's voices, best first within a language. */
const KOKORO: KokoroRow[] = [
  ['af_heart', 'Hannah', 'female', AMERICAN],
  ['am_michael', 'Michael', 'male', AMERICAN],
  ['af_bella', 'Bella', 'female', AMERICAN],
  ['am_fenrir', 'Finn', 'male', AMERICAN],
  ['af_sarah', 'Sarah', 'female', AMERICAN],
  ['am_puck', 'Patrick', 'male', AMERICAN],
  ['bf_emma', 'Emma', 'female', BRITISH],
  ['bm_george', 'George', 'male', BRITISH],
  ['bf_isabella', 'Isabella', 'female', BRITISH],
  ['bm_fable', 'Frederick', 'male', BRITISH],
  ['pf_dora', 'Dora', 'female', { 'pt-BR': 'pt-br' }],
  ['pm_alex', 'Alexandre', 'male', { 'pt-BR': 'pt-br' }],
  ['ef_dora', 'Adora', 'female', SPANISH],
  ['em_alex', 'Alejandro', 'male', SPANISH],
  ['ff_siwis', 'Sylvie', 'female', { 'fr-FR': 'fr' }],
  // The model has no Frenchman. Halfway between its Italian and its Frenchwoman, at the Italian's pitch and with a
  // little more time, French is understood far better than from the Italian alone.
  [
    'fr_nicola',
    'Nicolas',
    'male',
    { 'fr-FR': 'fr' },
    { of: { im_nicola: 0.5, ff_siwis: 0.5 }, speed: 0.95, pitch: 0.85, version: 3 },
  ],
  // Nor had it learned German. Lifted to a woman's pitch, this is understood far better than either woman of the model
  // or the small German model.
  ['de_greta', 'Greta', 'female', { 'de-DE': 'de' }, { of: GERMAN, speed: 0.9, pitch: 1.2, version: 3 }],
  // The same, with the Englishman's melody.
  [
    'de_george',
    'Georg',
    'male',
    { 'de-DE': 'de' },
    { of: GERMAN, melody: { bm_george: 1 }, speed: 0.9, version: 3 },
  ],
  ['if_sara', 'Sara', 'female', { 'it-IT': 'it' }],
  ['im_nicola', 'Nicola', 'male', { 'it-IT': 'it' }],
  ['hf_alpha', 'Asha', 'female', { 'hi-IN': 'hi' }],
  ['hm_omega', 'Omkar', 'male', { 'hi-IN': 'hi' }],
];

const kokoroVoices: EmbeddedVoiceEntry[] = KOKORO.map(([id, name, gender, dialects, made]) => ({
  info: {
    ...info({ id: `kokoro:${id}`, name, gender, quality: 'neural', languages: Object.keys(dialects) }),
    saysBackChannels: true,
    ...('de-DE' in dialects && { oftenMisheard: true }),
  },
  engineVoice: (language) => ({
    engine: 'kokoro',
    styles: made?.of ?? { [id]: 1 },
    ...(made?.melody && { melody: made.melody }),
    dialect: dialects[language]!,
    speed: made?.speed ?? 1,
    pitch: made?.pitch ?? 1,
  }),
  ...(made && { version: made.version }),
}));

/** The German model knows one man; the woman is the same model, lifted in pitch and resonance. */
const dittliVoices: EmbeddedVoiceEntry[] = [
  {
    info: {
      ...info({
        id: 'dittli:thorsten',
        name: 'Thorsten',
        gender: 'male',
        quality: 'neural',
        languages: ['de-DE'],
      }),
      oftenMisheard: true,
    },
    engineVoice: () => ({ engine: 'dittli', size: 1, pitch: 1 }),
  },
  {
    info: {
      ...info({
        id: 'dittli:thea',
        name: 'Thea',
        gender: 'female',
        quality: 'neural',
        languages: ['de-DE'],
      }),
      oftenMisheard: true,
    },
    engineVoice: () => ({ engine: 'dittli', size: 1.15, pitch: 1.6 }),
  },
];

function classicVoices(language: string): EmbeddedVoiceEntry[] {
  const row = CLASSIC_VOICES[language];
  if (!row) throw new Error(`no classic voice is named for ${language}`);
  return (['female', 'male'] as const).map((gender) => ({
    info: info({
      id: `espeak:${row.espeak}-${gender}`,
      name: row[gender],
      gender,
      quality: 'classic',
      languages: [language],
    }),
    engineVoice: () => ({ engine: 'espeak', voice: row.espeak, variant: gender }),
  }));
}

type Able = {
  kokoro: boolean;
  /** Classic voices, which speak in no time, also where there are neural ones. */
  classicEverywhere?: boolean;
};

/** Every voice this installation has: neural ones first; classic ones where there is no neural man and woman. */
export function embeddedVoices({ kokoro, classicEverywhere = false }: Able): EmbeddedVoiceEntry[] {
  const neural = [...(kokoro ? kokoroVoices : []), ...dittliVoices];
  const classic = LANGUAGES.flatMap(({ code }) => {
    const genders = new Set(
      neural.filter((voice) => voice.info.languages.includes(code)).map((voice) => voice.info.gender),
    );
    return genders.size === 2 && !classicEverywhere ? [] : classicVoices(code);
  });
  return [...neural, ...classic];
}
