import { unsubscribe } from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import type { PreferencesStore } from './preferences.store.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

type Deps = { links: UnsubscribeLinks; preferences: PreferencesStore };

export const unsubscribeEndpoints = ({ links, preferences }: Deps): Endpoint[] => [
  endpoint(unsubscribe, async (call) => {
    const userId = links.userOf(call.query.token);
    if (!userId) throw new AppError('link_malformed');
    // Only where there is something to switch off: whoever deleted the account has no row to write.
    if ((await preferences.read(userId)).notifyNewFeatures)
      await preferences.change(userId, { notifyNewFeatures: false });
    return undefined;
  }),
];
