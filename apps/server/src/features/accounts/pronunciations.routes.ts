import * as contract from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { refuseUnknownLanguages } from './accounts.policy.ts';
import type { PronunciationStore } from './pronunciations.store.ts';

export type PronunciationDeps = { pronunciations: PronunciationStore; options: Options };

export const pronunciationEndpoints = (deps: PronunciationDeps): Endpoint[] => [
  endpoint(contract.readPronunciations, async (call) => ({
    items: await deps.pronunciations.list(signedIn(call).userId),
  })),
  endpoint(contract.replacePronunciations, async (call) => {
    refuseUnknownLanguages(deps.options, call.body.items);
    await deps.pronunciations.replace(signedIn(call).userId, call.body.items);
    return call.body;
  }),
];
