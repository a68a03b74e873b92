import * as contract from '@parlance/contract/api-access';
import { v1 } from '@parlance/contract/v1';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { AccessStore } from './access.store.ts';
import { requireActive } from './api.policy.ts';
import { type ApiCredits, accessView, balanceView, firstDay, keyView, usageView } from './api.view.ts';
import type { KeyStore } from './keys.store.ts';

export type ApiDeps = {
  access: AccessStore;
  keys: KeyStore;
  clock: Clock;
  creditsAvailable(userId: string): Promise<number>;
  /** On API credits. */
  spentCents(userId: string): Promise<number>;
  creditsByDay(userId: string, since: Date): Promise<{ day: string; credits: number; audios: number }[]>;
};

/** What the API page shows and does, and the balance that programs ask for. */
export function apiEndpoints(deps: ApiDeps): Endpoint[] {
  const { access, keys, clock } = deps;
  const creditsOf = async (userId: string): Promise<ApiCredits> => {
    const [credits, spentCents] = await Promise.all([deps.creditsAvailable(userId), deps.spentCents(userId)]);
    return { credits, spentCents };
  };
  const standing = async (userId: string) => accessView(await access.find(userId), await creditsOf(userId));

  return [
    endpoint(contract.readApiAccess, (call) => standing(signedIn(call).userId)),
    endpoint(contract.joinApiWaitlist, async (call) => {
      const { userId } = signedIn(call);
      await access.request(userId, clock.now());
      return standing(userId);
    }),
    endpoint(contract.readApiUsage, async (call) => {
      const { userId } = signedIn(call);
      const { days } = call.query;
      const first = firstDay(clock.now(), days);
      const [requests, spent] = await Promise.all([
        access.requestsByDay(userId),
        deps.creditsByDay(userId, first),
      ]);
      return usageView(first, days, requests, spent);
    }),
    endpoint(v1.readBalance, async (call) => balanceView(await creditsOf(signedIn(call).userId))),

    endpoint(contract.listApiKeys, async (call) => ({
      items: (await keys.list(signedIn(call).userId)).map(keyView),
      // So few may be kept that they are one page.
      next_cursor: null,
    })),
    endpoint(contract.createApiKey, async (call) => {
      const { userId } = signedIn(call);
      requireActive(await access.find(userId));
      if ((await keys.count(userId)) >= LIMITS.apiKeysMaxCount) throw new AppError('too_many_keys');
      const { name, description } = call.body;
      const { key, secret } = await keys.create(
        userId,
        { name, description: description || null },
        clock.now(),
      );
      return { ...keyView(key), secret };
    }),
    endpoint(contract.changeApiKey, async (call) => {
      const { userId } = signedIn(call);
      const { key_id } = call.params;
      const { description, ...rest } = call.body;
      const set = { ...rest, ...(description !== undefined && { description: description || null }) };
      // Nothing to change is no statement to a database.
      const changed =
        Object.keys(set).length > 0
          ? await keys.change(userId, key_id, set)
          : await keys.find(userId, key_id);
      if (!changed) throw new AppError('not_found');
      return keyView(changed);
    }),
    endpoint(contract.deleteApiKey, async (call) => {
      if (!(await keys.remove(signedIn(call).userId, call.params.key_id))) throw new AppError('not_found');
      return undefined;
    }),
  ];
}
