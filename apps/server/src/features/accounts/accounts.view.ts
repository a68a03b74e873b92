import type { CurrentUser } from '@parlance/contract/accounts';
import type { Subscription } from '@parlance/contract/billing';
import type { AccountMethod } from '@parlance/contract/identity';
import type { Actor } from '../../endpoint.ts';
import type { PreferencesRow } from './preferences.store.ts';

export const preferencesView = (row: PreferencesRow) => ({
  notify_new_audio: row.notifyNewAudio,
  notify_new_features: row.notifyNewFeatures,
  default_language: row.defaultLanguage,
  default_mode: row.defaultMode,
  default_tone: row.defaultTone,
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

export const currentUserView = (
  actor: Actor,
  row: PreferencesRow,
  methods: AccountMethod[],
  audiosCount: number,
  subscription: Subscription,
  storage: { usedBytes: number; maxBytes: number },
): Omit<CurrentUser, 'taken_over_at' | 'trial_withheld'> => ({
  ...profileView(actor),
  is_admin: actor.isAdmin,
  ...preferencesView(row),
  audios_count: audiosCount,
  sign_in_methods: methods,
  ...subscription,
  storage_used_bytes: storage.usedBytes,
  storage_max_bytes: storage.maxBytes,
});
