import { LENGTH_NAMES, LEVELS, MODES, TONES } from '@parlance/kernel/limits';
import { z } from 'zod';
import { create } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { readJson, STORAGE_KEYS, writeJson } from '../../../lib/storage/storage.ts';
import { NO_MATERIAL, SOURCE_TABS } from '../sources/sources.ts';

const material = Object.fromEntries(Object.keys(NO_MATERIAL).map((name) => [name, z.string()])) as Record<
  keyof typeof NO_MATERIAL,
  z.ZodString
>;

/** What a person has entered so far. Empty ids mean "not chosen": the page then offers the best there is. */
const Draft = z.object({
  source: z.enum(SOURCE_TABS),
  ...material,
  mode: z.enum(MODES),
  length: z.enum(LENGTH_NAMES),
  level: z.enum(LEVELS),
  /** Drafts of before know nothing of it. */
  tone: z.enum(TONES).default('balanced'),
  language: z.string(),
  /** One of the pairs, or two voices chosen one by one. */
  casting: z.enum(['pair', 'each']),
  pair: z.string(),
  host: z.string(),
  cohost: z.string(),
  /** The voice of a monologue. */
  solo: z.string(),
  question: z.string(),
  emphasis: z.string(),
  /** Read the script before it is spoken. Drafts of before know nothing of it. */
  review: z.boolean().default(false),
});

export type Draft = z.infer<typeof Draft>;

export const EMPTY_DRAFT: Draft = {
  // What a person without anything at hand can begin with at once.
  source: 'topic',
  ...NO_MATERIAL,
  mode: 'dialogue',
  length: 'short',
  level: 'intermediate',
  tone: 'balanced',
  language: '',
  casting: 'pair',
  pair: '',
  host: '',
  cohost: '',
  solo: '',
  question: '',
  emphasis: '',
  review: false,
};

/** Typing changes one slice of it, so only the field being typed in is drawn again. */
export const useDraft = create<Draft>()(() => EMPTY_DRAFT);

/** What is typed, and goes when an audio was made of it. Files are kept by the server. */
const NOTHING_TYPED = { ...NO_MATERIAL, question: '', emphasis: '' };
const TYPED: ReadonlySet<string> = new Set(Object.keys(NOTHING_TYPED));

/** Everything but what is typed: for parts of the page that needn't follow every key. */
export type Choices = Omit<Draft, keyof typeof NOTHING_TYPED>;

export const useChoices = (): Choices =>
  useDraft(
    useShallow(
      (draft) => Object.fromEntries(Object.entries(draft).filter(([name]) => !TYPED.has(name))) as Choices,
    ),
  );

export const changeDraft = (change: Partial<Draft>): void => useDraft.setState(change);

/** What the account says a new audio should begin with; null for no preference. */
const Defaults = z.object({
  language: z.string().nullable(),
  mode: z.enum(MODES).nullable(),
  tone: z.enum(TONES).nullable().default(null),
  /** Of a pair or of a single voice: whichever has this id will speak where the mode calls for it. */
  voice: z.string().nullable(),
});
export type Defaults = z.infer<typeof Defaults>;

const begunWith = ({ language, mode, tone, voice }: Defaults): Partial<Draft> => ({
  language: language ?? EMPTY_DRAFT.language,
  mode: mode ?? EMPTY_DRAFT.mode,
  tone: tone ?? EMPTY_DRAFT.tone,
  casting: EMPTY_DRAFT.casting,
  pair: voice ?? EMPTY_DRAFT.pair,
  solo: voice ?? EMPTY_DRAFT.solo,
});

/**
 * A draft belongs to the person who wrote it: the next person at this browser must not find it. `defaults` are
 * those it was begun with.
 */
const Kept = z.object({ owner: z.string(), draft: Draft, defaults: Defaults.optional() });

const equal = (a: Defaults | undefined, b: Defaults): boolean =>
  a?.language === b.language && a.mode === b.mode && a.tone === b.tone && a.voice === b.voice;

/** Choices last from one audio to the next, until the person sets other defaults in the account. */
function beginning(owner: string, defaults: Defaults): Draft {
  const kept = readJson(STORAGE_KEYS.newAudioDraft, Kept);
  if (kept?.owner !== owner) return { ...EMPTY_DRAFT, ...begunWith(defaults) };
  return equal(kept.defaults, defaults) ? kept.draft : { ...kept.draft, ...begunWith(defaults) };
}

const SAVE_AFTER_MS = 400;

/** Brings back this person's draft and keeps it over reloads from now on; the returned function ends that. */
export function keepDraft(owner: string, defaults: Defaults): () => void {
  useDraft.setState(beginning(owner, defaults));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    writeJson(STORAGE_KEYS.newAudioDraft, { owner, draft: useDraft.getState(), defaults });
  };
  const saveIfDue = () => {
    if (timer !== undefined) save();
  };
  const stop = useDraft.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  });
  window.addEventListener('pagehide', saveIfDue);
  return () => {
    saveIfDue();
    stop();
    window.removeEventListener('pagehide', saveIfDue);
  };
}

/** After the audio was started: the material goes, and the length that was chosen for it; other choices stay. */
export const clearMaterial = (): void => changeDraft({ ...NOTHING_TYPED, length: EMPTY_DRAFT.length });
