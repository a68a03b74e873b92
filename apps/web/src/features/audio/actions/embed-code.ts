/** As the server offers it to programs that ask (oEmbed). */
const FRAME = { width: 600, height: 160 };

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** What somebody pastes into a page of their own to show the small player there. */
export const embedCode = (shareUrl: string, title: string): string => {
  const src = shareUrl.replace('/audio/', '/embed/');
  return `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${FRAME.width}" height="${FRAME.height}" style="border:0" loading="lazy"></iframe>`;
};
