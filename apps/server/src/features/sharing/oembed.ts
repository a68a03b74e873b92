import type { OEmbed } from '@parlance/contract/sharing';
import { CARD } from '@parlance/kernel/cover-svg';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { EMBED } from './embed-page.ts';
import { html } from './html.ts';
import type { ShareLinks } from './share-links.ts';
import type { SharedRecording } from './shared-recording.ts';

type Room = { maxwidth?: number; maxheight?: number };

/** A frame with the small player, within the room that the asking site has. */
export function oEmbed(shared: SharedRecording, links: ShareLinks, { maxwidth, maxheight }: Room): OEmbed {
  const { page, embed, image } = links.of(shared.token);
  const title = shared.title ?? PRODUCT_NAME;
  const width = Math.max(EMBED.minWidth, Math.min(EMBED.width, maxwidth ?? EMBED.width));
  const height = Math.min(EMBED.height, maxheight ?? EMBED.height);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: PRODUCT_NAME,
    provider_url: new URL(page).origin,
    title,
    author_name: shared.creator,
    html: html`<iframe src="${embed}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`.toString(),
    width,
    height,
    thumbnail_url: image,
    thumbnail_width: CARD.width,
    thumbnail_height: CARD.height,
  };
}
