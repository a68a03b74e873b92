/** What a sealed child reads of itself before the seal is laid. */
export const OWN_FILES = { descriptors: '/proc/self/fd', status: '/proc/self/status' } as const;
