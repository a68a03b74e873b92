import * as contract from '@parlance/contract/accounts';
import type { Subscription } from '@parlance/contract/billing';
import type { Identity } from '@parlance/ports/identity';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { currentUserView } from './accounts.view.ts';
import { type ChangeDeps, changeAccount } from './actions/change-account.ts';
import { type DeleteDeps, deleteAccount } from './actions/delete-account.ts';
import { signInMethods } from './sign-in-methods.ts';

type ExtraCredits = { credits: number; creditsRemaining: number; purchasedAt: Date; expiresAt: Date };

export type AccountDeps = ChangeDeps &
  DeleteDeps & {
    identity: Pick<Identity, 'credentialsOf'>;
    countAudios(userId: string): Promise<number>;
    storageOf(userId: string): Promise<{ usedBytes: number; maxBytes: number }>;
    subscriptionOf(userId: string): Promise<Subscription>;
    takenOverAt(userId: string): Promise<Date | null>;
    trialWithheldOf(userId: string): Promise<contract.TrialWithheld | null>;
    /** Bought and not expired, the soonest to expire first. */
    extraCreditsOf(userId: string): Promise<ExtraCredits[]>;
  };

export function accountEndpoints(deps: AccountDeps): Endpoint[] {
  async function view(actor: Actor) {
    const [row, credentials, audiosCount, subscription, storage, takenOverAt] = await Promise.all([
      deps.preferences.read(actor.userId),
      deps.identity.credentialsOf(actor.userId),
      deps.countAudios(actor.userId),
      deps.subscriptionOf(actor.userId),
      deps.storageOf(actor.userId),
      deps.takenOverAt(actor.userId),
    ]);
    return {
      ...currentUserView(actor, row, signInMethods(credentials), audiosCount, subscription, storage),
      taken_over_at: takenOverAt?.toISOString() ?? null,
      trial_withheld: await deps.trialWithheldOf(actor.userId),
    };
  }

  return [
    endpoint(contract.readCurrentUser, (call) => view(signedIn(call))),
    endpoint(contract.changeCurrentUser, async (call) =>
      view(await changeAccount(deps, signedIn(call), call.body)),
    ),
    endpoint(contract.deleteCurrentUser, async (call) => {
      await deleteAccount(deps, signedIn(call));
      return undefined;
    }),
    endpoint(contract.readExtraCredits, async (call) => {
      const items = await deps.extraCreditsOf(signedIn(call).userId);
      return {
        total_remaining: items.reduce((sum, item) => sum + item.creditsRemaining, 0),
        items: items.map((item) => ({
          credits: item.credits,
          credits_remaining: item.creditsRemaining,
          purchased_at: item.purchasedAt.toISOString(),
          expires_at: item.expiresAt.toISOString(),
        })),
      };
    }),
  ];
}
