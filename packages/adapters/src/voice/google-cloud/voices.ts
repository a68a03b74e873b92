import type { VoiceInfo } from '@parlance/ports/voice';

export const PROVIDER = 'google';

type Gender = VoiceInfo['gender'];
/** `nameIn` gives what the service calls it, which is another name for each language it speaks. */
export type GoogleVoice = {
  info: VoiceInfo;
  nameIn(language: string): { name: string; languageCode: string };
};

/** Languages of the current voices ("Chirp 3: HD"), which have the same names in each; some go by another code. */
const CHIRP_LOCALES: Record<string, string> = {
  ...Object.fromEntries(
    'en-US en-GB pt-BR es-ES fr-FR it-IT de-DE bg-BG hr-HR cs-CZ da-DK nl-NL et-EE fi-FI el-GR gu-IN hi-IN hu-HU id-ID kn-IN ko-KR lv-LV lt-LT ml-IN mr-IN nb-NO pl-PL pa-IN ro-RO ru-RU sr-RS sk-SK sl-SI sw-KE sv-SE ta-IN te-IN tr-TR uk-UA vi-VN'
      .split(' ')
      .map((code) => [code, code]),
  ),
  'es-MX': 'es-US',
  'ar-SA': 'ar-XA',
  'bn-BD': 'bn-IN',
  'zh-CN': 'cmn-CN',
  'ur-PK': 'ur-IN',
};

const CHIRP: [name: string, gender: Gender][] = [
  ['Aoede', 'female'],
  ['Charon', 'male'],
  ['Kore', 'female'],
  ['Puck', 'male'],
];

/** Older and dearer, made for long readings; no more of these will come. */
const STUDIO: [language: string, letter: string, gender: Gender, name: string][] = [
  ['en-US', 'O', 'female', 'Olivia'],
  ['en-US', 'Q', 'male', 'Quentin'],
  ['en-GB', 'C', 'female', 'Charlotte'],
  ['en-GB', 'B', 'male', 'Benedict'],
  ['pt-BR', 'C', 'female', 'Clara'],
  ['pt-BR', 'B', 'male', 'Bruno'],
  ['es-ES', 'C', 'female', 'Carmen'],
  ['es-ES', 'F', 'male', 'Felipe'],
  ['fr-FR', 'A', 'female', 'Amélie'],
  ['fr-FR', 'D', 'male', 'Denis'],
  ['de-DE', 'C', 'female', 'Clara'],
  ['de-DE', 'B', 'male', 'Bernd'],
];

/** The one language of ours with a man and a woman that the current voices leave out. */
const WAVENET: [language: string, letter: string, gender: Gender, name: string][] = [
  ['pt-PT', 'E', 'female', 'Eduarda'],
  ['pt-PT', 'F', 'male', 'Filipe'],
];

const infoOf = (id: string, voice: Pick<VoiceInfo, 'name' | 'gender' | 'tier' | 'languages'>): VoiceInfo => ({
  id: `${PROVIDER}:${id}`,
  provider: PROVIDER,
  quality: 'neural',
  pairsOnlyWithinProvider: voice.tier === 'studio',
  ...voice,
});

const byLetter = (
  rows: typeof STUDIO,
  kind: 'Studio' | 'Wavenet',
  tier: 'studio' | 'standard',
): GoogleVoice[] =>
  rows.map(([language, letter, gender, name]) => {
    const google = `${language}-${kind}-${letter}`;
    return {
      info: infoOf(google, { name, gender, tier, languages: [language] }),
      nameIn: () => ({ name: google, languageCode: language }),
    };
  });

export const GOOGLE_VOICES: GoogleVoice[] = [
  ...CHIRP.map(([name, gender]) => ({
    info: infoOf(`Chirp3-HD-${name}`, {
      name,
      gender,
      tier: 'standard',
      languages: Object.keys(CHIRP_LOCALES),
    }),
    nameIn: (language: string) => {
      const languageCode = CHIRP_LOCALES[language] ?? language;
      return { name: `${languageCode}-Chirp3-HD-${name}`, languageCode };
    },
  })),
  ...byLetter(WAVENET, 'Wavenet', 'standard'),
  ...byLetter(STUDIO, 'Studio', 'studio'),
];
