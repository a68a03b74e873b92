const uploadsPrefix = (userId: string) => `users/${userId}/uploads/`;

/** Where an upload that became material lies in the object store: below everything else of its maker. */
export const uploadKey = (userId: string, id: string) => `${uploadsPrefix(userId)}${id}`;

export function uploadIdOf(userId: string, key: string): string | undefined {
  const prefix = uploadsPrefix(userId);
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
