import type { AdminAct, AdminPerson, Generation } from '@parlance/contract/admin';
import type { Subscription } from '@parlance/contract/billing';
import type { ActRow, GenerationRow, PersonRow } from './admin.store.ts';

export const personView = (
  { user, lastSeenAt, audiosCount }: PersonRow,
  { plan, credits_remaining }: Pick<Subscription, 'plan' | 'credits_remaining'>,
  storageUsedBytes: number,
): AdminPerson => ({
  id: user.id,
  name: user.name,
  email: user.email,
  email_verified: user.emailVerified,
  is_admin: user.isAdmin,
  disabled_at: user.disabledAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
  last_seen_at: lastSeenAt?.toISOString() ?? null,
  audios_count: audiosCount,
  storage_used_bytes: storageUsedBytes,
  plan,
  credits_remaining,
});

export const generationView = ({ audio, run, owner }: GenerationRow): Generation => ({
  audio_id: audio.id,
  title: audio.title ?? audio.sourceTitle,
  owner: { id: owner.id, name: owner.name, email: owner.email },
  status: run.state === 'active' ? run.stage : audio.status,
  is_waiting: run.state === 'active' && run.waiting,
  attempt: run.attempt,
  created_at: run.createdAt.toISOString(),
  updated_at: audio.updatedAt.toISOString(),
  error: audio.errorCode,
});

export const actView = ({ act, adminName, personName }: ActRow): AdminAct => ({
  id: act.id,
  at: act.at.toISOString(),
  act: act.act,
  admin: adminName,
  person: personName,
  details: act.details,
});
