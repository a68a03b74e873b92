import * as contract from '@parlance/contract/accounts';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';

type Deps = { countAudios(userId: string): Promise<number> };

export function accountEndpoints(deps: Deps): Endpoint[] {
  return [
    endpoint(contract.readCurrentUser, async (call) => {
      const actor = signedIn(call);
      return {
        id: actor.userId,
        name: actor.name,
        email: actor.email,
        email_verified: actor.emailVerified,
        created_at: actor.createdAt.toISOString(),
        audios_count: await deps.countAudios(actor.userId),
      };
    }),
  ];
}
