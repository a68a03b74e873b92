import { unsubscribe } from '@parlance/contract/accounts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { type EndNewsDeps, endNews } from './actions/end-news.ts';

export const unsubscribeEndpoints = (deps: EndNewsDeps): Endpoint[] => [
  endpoint(unsubscribe, async (call) => {
    await endNews(deps, call.query.token);
    return undefined;
  }),
];
