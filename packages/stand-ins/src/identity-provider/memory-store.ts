import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAtMs: number };

const MAX_ENTRIES = 20_000;

/** Codes, visits and tokens of one provider, gone when the process ends. */
export function memoryStore(): AdapterFactory {
  const entries = new Map<string, Entry>();

  const dropOld = () => {
    const now = Date.now();
    for (const [key, entry] of entries) if (entry.expiresAtMs <= now) entries.delete(key);
    for (const key of entries.keys()) if (entries.size > MAX_ENTRIES) entries.delete(key);
  };
  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.expiresAtMs > Date.now() ? entry.payload : undefined;
  };
  const firstOf = (model: string, fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const key of entries.keys()) {
      const payload = key.startsWith(`${model} `) ? live(key) : undefined;
      if (payload && fits(payload)) return payload;
    }
    return undefined;
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      dropOld();
      const expiresAtMs = expiresInSeconds ? Date.now() + expiresInSeconds * 1000 : Number.POSITIVE_INFINITY;
      entries.set(`${model} ${id}`, { payload, expiresAtMs });
    },
    find: async (id) => live(`${model} ${id}`),
    findByUid: async (uid) => firstOf(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => firstOf(model, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = live(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model} ${id}`);
    },
    async revokeByGrantId(grantId) {
      // Of this model alone: a visit under way names the grant, too, and must outlive a change of accounts.
      for (const [key, { payload }] of entries)
        if (key.startsWith(`${model} `) && payload.grantId === grantId) entries.delete(key);
    },
  });
}
