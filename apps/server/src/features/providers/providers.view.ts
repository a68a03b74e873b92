import type { FoundServer as FoundView, ModelWork, Provider } from '@parlance/contract/providers';
import type { FoundServer } from '@parlance/ports/model-servers';
import { verdictOf } from './provider-use.ts';
import { type ProviderRow, SILENT_MS, type WorkRow } from './providers.store.ts';

export type IdleReason = NonNullable<Provider['idle_because']>;

export function providerView(
  row: ProviderRow,
  idle: IdleReason | undefined,
  endsOn: string | undefined,
): Provider {
  const verdict = verdictOf(row);
  return {
    id: row.id,
    kind: row.kind,
    address: row.address,
    model: row.model,
    set_by: null,
    has_key: row.sealedKey !== null,
    is_enabled: row.isEnabled,
    use: idle || verdict === undefined || verdict === 'not_usable' ? null : verdict,
    idle_because: idle ?? null,
    ends_on: endsOn ?? null,
    qualification: row.qualification,
    last_trouble: row.lastTrouble,
    last_answer_at: row.lastAnswerAt?.toISOString() ?? null,
  };
}

export function workView(row: WorkRow, now: Date): ModelWork {
  const isSilent = row.state === 'running' && now.getTime() - row.seenAt.getTime() > SILENT_MS;
  const left = row.speed > 0 && row.total > 0 ? (row.total - row.done) / row.speed : undefined;
  return {
    id: row.id,
    kind: row.kind,
    provider_id: row.providerId,
    address: row.address,
    model: row.model,
    state: isSilent ? 'interrupted' : row.state,
    done: row.done,
    total: row.total,
    speed: row.speed,
    seconds_left: left === undefined ? null : Math.ceil(left),
    trouble: row.trouble,
    words: row.words,
    started_at: row.startedAt.toISOString(),
  };
}

export const foundView = ({ kind, address, version, models }: FoundServer): FoundView => ({
  kind,
  address,
  version: version ?? null,
  models: models.map(({ name, bytes, parameters, quantization, contextTokens }) => ({
    name,
    bytes: bytes ?? null,
    parameters: parameters ?? null,
    quantization: quantization ?? null,
    context_tokens: contextTokens ?? null,
  })),
});
