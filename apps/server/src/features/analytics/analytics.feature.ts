import { analyticsCounts } from '../../db/schema/analytics.ts';
import { defineFeature } from '../../feature.ts';
import { analyticsEndpoints } from './analytics.routes.ts';

const exempt = 'numbers of a day lead back to nobody';

/** Counting what visitors agreed to have counted. */
export const analyticsFeature = (deps: Parameters<typeof analyticsEndpoints>[0]) =>
  defineFeature({
    name: 'analytics',
    endpoints: analyticsEndpoints(deps),
    tables: [{ table: analyticsCounts, exported: { exempt }, deleted: { exempt } }],
    exportUser: { exempt },
    deleteUser: { exempt },
  });
