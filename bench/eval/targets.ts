/** What has to hold; a measurement beyond makes the command fail. */
export const TARGETS = {
  provenance: 1,
  flags: 0,
  repeated4Grams: 0.02,
  lengthError: 0.1,
  /** Around what podcast apps ask for. */
  lufs: { min: -16.5, max: -15.5 },
  truePeakDb: -1,
} as const;

/** Words heard wrongly, of sentences that no engine was tuned on. */
export const WORD_ERROR_TARGETS: Record<string, number> = {
  en: 0.03,
  pt: 0.06,
  es: 0.06,
  fr: 0.06,
  it: 0.06,
  de: 0.12,
};

/** Of what a text would take at an ordinary pace: slower is a drawl, faster swallows words. */
export const PLAUSIBLE_PACE = { min: 0.4, max: 2.2 };
export const AUDIBLE_RMS = 0.005;

/** Nearer than a minor third in pitch, two voices may be mixed up in the first second; louder by 1 LU is noticed. */
export const HOSTS = { semitones: 3, levelLu: 1 };

/** What makes a script a conversation; the figures of people talking, where there are any. */
export const CONVERSATION_TARGETS = {
  tokensPerTurn: { beginner: 13, intermediate: 16, expert: 24 },
  questionsPer100: 1.1,
  shortTurns: 0.15,
  verbatim: 0.7,
  reworked: 0.6,
  contentReactions: 0.7,
  dangling: 0.01,
  hook: 0.95,
  chapterNames: 0.95,
} as const;

/** Questions about a text: wrongly called unanswered, answered soon, claimed as answered though they are not. */
export const QUESTION_TARGETS = { denied: 0.03, heard: 0.85, claimed: 0.05 } as const;

/** Of labelled articles told in 60 % of their words: musts that are told, and sentences told with what they lean on. */
export const CHOICE_TARGETS = { must: 0.63, understood: 0.9 } as const;

/** Questions as listeners ask them: heard soon, denied though answered, claimed though not, denied where outside. */
export const LISTENER_TARGETS = { heard: 0.5, denied: 0.1, claimed: 0.15, outside: 0.25 } as const;
