/** Where a shared audio is found, as full addresses. */
export function shareLinks(publicUrl: string) {
  const of = (token: string) => ({
    page: `${publicUrl}/audio/${token}`,
    embed: `${publicUrl}/embed/${token}`,
    media: `${publicUrl}/api/shared_audios/${token}/media.mp3`,
    image: `${publicUrl}/api/shared_audios/${token}/card.png`,
  });
  return {
    of,
    /** The token of an address of ours; nothing for any other. */
    tokenIn(address: string): string | undefined {
      const url = URL.parse(address);
      if (!url || url.origin !== new URL(publicUrl).origin) return undefined;
      return /^\/audio\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
    },
  };
}

export type ShareLinks = ReturnType<typeof shareLinks>;
