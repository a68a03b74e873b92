import type { CurrentUser } from '@parlance/contract/accounts';
import type { SignInMethod } from '@parlance/contract/identity';
import { LIMITS, type Plan } from '@parlance/kernel/limits';
import type { Actor } from '../../endpoint.ts';
import type { PreferencesRow } from './preferences.store.ts';

export type AudioTally = { count: number; creditsCharged: number };

export const preferencesView = (row: PreferencesRow) => ({
  notify_new_audio: row.notifyNewAudio,
  notify_new_features: row.notifyNewFeatures,
  default_language: row.defaultLanguage,
  default_mode: row.defaultMode,
  default_voice: row.defaultVoice,
  interface_language: row.interfaceLanguage,
});

export const profileView = (actor: Actor) => ({
  id: actor.userId,
  name: actor.name,
  email: actor.email,
  email_verified: actor.emailVerified,
  created_at: actor.createdAt.toISOString(),
});

/** Who was given no plan is on trial: its credits are given once and last until they are spent. */
export const currentUserView = (
  actor: Actor,
  row: PreferencesRow,
  methods: SignInMethod[],
  audios: AudioTally,
  grant?: { plan: Plan; until: Date },
): CurrentUser => ({
  ...profileView(actor),
  ...preferencesView(row),
  audios_count: audios.count,
  sign_in_methods: methods,
  plan: grant?.plan ?? 'trial',
  status: 'active',
  next_billing_at: null,
  expires_at: grant?.until.toISOString() ?? null,
  credits_used: audios.creditsCharged,
  credits_remaining: Math.max(0, LIMITS.trialCredits - audios.creditsCharged),
});
