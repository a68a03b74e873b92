import { localServers } from '@parlance/adapters/model-servers/local-servers';

/** Looks nowhere but there: what runs on the machine that tests is nobody's business. */
export const localServersAt = (usual: string[]) => localServers({ usual });
