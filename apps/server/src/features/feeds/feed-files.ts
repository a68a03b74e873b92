/** Where a feed's own files lie in the object store: beside its owner's audios, so that they go when the owner goes. */
export const feedPrefix = (userId: string, feedId: string) => `users/${userId}/feeds/${feedId}/`;

export const coverKeys = (userId: string, feedId: string, version: string) => {
  const prefix = `${feedPrefix(userId, feedId)}covers/${version}/`;
  return { prefix, full: `${prefix}full.jpg`, small: `${prefix}small.jpg` };
};

export const episodePrefix = (userId: string, feedId: string, episodeId: string) =>
  `${feedPrefix(userId, feedId)}episodes/${episodeId}/`;

/** The last good document, and what is needed to serve every file it names. */
export const publishedKeys = (userId: string, feedId: string) => {
  const prefix = `${feedPrefix(userId, feedId)}published/`;
  const version = (etag: string) => `${prefix}versions/${etag}/`;
  return {
    facts: `${prefix}facts.json`,
    version,
    document: (etag: string) => `${version(etag)}feed.xml`,
    files: (etag: string) => `${version(etag)}files.json`,
  };
};

/** Leads from an address to its feed when the database can't be asked. Holds ids, nothing else. */
export const addressKey = (tokenHash: string) => `feed-signposts/${tokenHash}`;
