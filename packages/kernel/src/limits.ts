/** The product's own numbers; a screen or a schema that needs one takes it from here. */
export const LIMITS = {
  textMinChars: 2_000,
  textMaxChars: 2_000_000,
  topicMaxChars: 100,
  /** The longest language tag there is. */
  languageMaxChars: 35,
  urlMaxChars: 2_000,
  fileMaxBytes: 500 * 1024 * 1024,
  filesMaxBytes: 500 * 1024 * 1024,
  filesMaxCount: 20,
  fileNameMaxChars: 255,
  questionMaxChars: 500,
  emphasisMaxChars: 500,
  titleMaxChars: 200,
  shownotesMaxChars: 20_000,
  ratingCommentMaxChars: 2_000,
  scriptMaxLines: 2_000,
  scriptLineMaxChars: 4_000,
  scriptMaxMinutes: 60,
  scriptMaxChars: 120_000,
  nameMinChars: 3,
  nameMaxChars: 100,
  passwordMinChars: 8,
  passwordMaxChars: 128,
  emailMaxChars: 254,
  redirectMaxChars: 2_000,
  loginLinkMinutes: 10,
  passwordResetMinutes: 60,
  verificationMinutes: 24 * 60,
  newsletterLinkMinutes: 48 * 60,
  contactMessageMaxChars: 5_000,
  pendingLinkMaxAgeMs: 600_000,
  trialCredits: 10,
  /** What a visitor without an account may paste, and how much of it is spoken. */
  tryoutMaxChars: 20_000,
  tryoutSpeechMs: 25_000,
  /** What somebody is told to have who may spend as much as they like. */
  unlimitedCredits: 1_000_000,
  trialsPerNetworkADay: 10,
  pronunciationsMaxCount: 200,
  pronunciationMaxChars: 100,
  /** What is said for a word may be so many times as long as the word, and always as long as a short phrase. */
  pronunciationMaxGrowth: 4,
  pronunciationPhraseChars: 30,
  feedsMaxCount: 30,
  feedNameMaxChars: 100,
  /** Apple counts bytes. */
  feedDescriptionMaxBytes: 4_000,
  feedAuthorMaxChars: 100,
  feedImageMaxBytes: 10 * 1024 * 1024,
  /** Smallest and largest edge that every podcast app takes. */
  coverMinPx: 1_400,
  coverMaxPx: 3_000,
  episodeDescriptionMaxChars: 20_000,
  apiKeyNameMaxChars: 100,
  apiKeyDescriptionMaxChars: 500,
  apiKeysMaxCount: 50,
  webhooksMaxCount: 10,
  /** Tests of one person that were not tried yet. */
  webhookTestsMaxWaiting: 5,
} as const;

export const LENGTHS = {
  short: { minMinutes: 2, maxMinutes: 6 },
  medium: { minMinutes: 5, maxMinutes: 12 },
  long: { minMinutes: 10, maxMinutes: 24 },
} as const;

export const LEVELS = ['beginner', 'intermediate', 'expert'] as const;
export const MODES = ['dialogue', 'monologue'] as const;
/** How the hosts talk; the first is what nobody asked otherwise gets. */
export const TONES = ['balanced', 'warm', 'playful', 'serious'] as const;
export const LENGTH_NAMES = ['short', 'medium', 'long'] as const;

export type Level = (typeof LEVELS)[number];
export type Mode = (typeof MODES)[number];
export type Tone = (typeof TONES)[number];
export type Length = (typeof LENGTH_NAMES)[number];

/** The middle of what a length promises: what writers aim at. */
export const targetMinutes = (length: Length): number =>
  (LENGTHS[length].minMinutes + LENGTHS[length].maxMinutes) / 2;

const GIGABYTE = 1024 ** 3;

/**
 * What each plan may put in and ask for (pages that are pictures are counted, because each takes seconds to read), how much it may keep, and how many characters a day may be spoken to try
 * single lines out.
 */
export const PLANS = {
  trial: {
    maxTokens: 128_000,
    video: false,
    long: false,
    storageBytes: 2 * GIGABYTE,
    previewChars: 4_000,
    picturePages: 20,
  },
  basic: {
    maxTokens: 128_000,
    video: false,
    long: false,
    storageBytes: 20 * GIGABYTE,
    previewChars: 20_000,
    picturePages: 200,
  },
  pro: {
    maxTokens: 512_000,
    video: true,
    long: true,
    storageBytes: 60 * GIGABYTE,
    previewChars: 60_000,
    picturePages: 1_000,
  },
} as const;

export type Plan = keyof typeof PLANS;
