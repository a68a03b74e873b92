/** Ways into podcast apps that take a feed by its address. */
const APPS: { name: string; link: (url: URL) => string }[] = [
  { name: 'Apple Podcasts', link: (url) => `podcast://${rest(url)}` },
  { name: 'Overcast', link: (url) => `overcast://x-callback-url/add?url=${encodeURIComponent(url.href)}` },
  { name: 'Pocket Casts', link: (url) => `pktc://subscribe/${rest(url)}` },
  { name: 'Castro', link: (url) => `castros://subscribe/${rest(url)}` },
  { name: 'AntennaPod', link: (url) => `antennapod-subscribe://${rest(url)}` },
  { name: 'Podcast Addict', link: (url) => `podcastaddict://${rest(url)}` },
];

/** The address without its scheme. */
const rest = (url: URL): string => `${url.host}${url.pathname}`;

export const appLinks = (rssUrl: string): { name: string; href: string }[] =>
  APPS.map(({ name, link }) => ({ name, href: link(new URL(rssUrl)) }));

/** Whether only this computer can reach it. */
export const isLocal = (rssUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(rssUrl).hostname);
