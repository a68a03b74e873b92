import { defineFeature } from '../../feature.ts';
import { sharePage } from './share-page.ts';
import { sharingEndpoints } from './sharing.routes.ts';

const exempt = 'shows what audios keep';

/** What a link shows to everybody. */
export const sharingFeature = (deps: Parameters<typeof sharingEndpoints>[0]) =>
  defineFeature({
    name: 'sharing',
    endpoints: sharingEndpoints(deps),
    tables: [],
    exportUser: { exempt },
    deleteUser: { exempt },
    sharePage: sharePage(deps),
  });
