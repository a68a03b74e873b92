import { PRODUCT_NAME } from '@parlance/kernel/product';
import PdfDocument from 'pdfkit';

export type SourceText = { title: string; blocks: { heading: boolean; text: string }[] };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Reads our texts: a title ("# …", or in the front matter), headings ("## …") and paragraphs. */
export function readSourceText(markdown: string): SourceText {
  const front = FRONT_MATTER.exec(markdown)?.[1] ?? '';
  const blocks = markdown
    .replace(FRONT_MATTER, '')
    .replace(/^(## .*)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const first = blocks[0]?.startsWith('# ') ? blocks.shift()?.slice(2) : undefined;
  return {
    title: first ?? /^title: (.*)$/m.exec(front)?.[1] ?? '',
    blocks: blocks.map((block) => {
      const heading = block.startsWith('## ');
      return { heading, text: heading ? block.slice(3) : block };
    }),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `:root { color-scheme: light dark }
body { max-width: 38rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; font: 1.125rem/1.65 Georgia, serif; color: light-dark(#14213d, #e9eef8); background: light-dark(#faf9f7, #0b1120) }
h1 { line-height: 1.2 } h2 { margin-top: 2.25rem; line-height: 1.3 }
nav { margin-bottom: 2.5rem; font: 600 1rem/1.5 system-ui, sans-serif }
a { color: light-dark(#22407f, #9dbcff) }`;

/** An article as a small site of our own would show it. */
export const htmlPage = ({ title, blocks }: SourceText, language: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${STYLE}
</style>
</head>
<body>
<nav><a href="/">${PRODUCT_NAME}</a></nav>
<main>
<article>
<h1>${escaped(title)}</h1>
${blocks.map(({ heading, text }) => (heading ? `<h2>${escaped(text)}</h2>` : `<p>${escaped(text)}</p>`)).join('\n')}
</article>
</main>
</body>
</html>
`;

/** The same as a handout. */
export async function pdfFile({ title, blocks }: SourceText, language: string): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin: 72,
    lang: language,
    displayTitle: true,
    // The same text gives the same file, on every day.
    info: { Title: title, CreationDate: new Date('2025-11-15T12:00:00Z') },
  });
  document.font('Times-Bold').fontSize(22).text(title).moveDown(0.8);
  for (const { heading, text } of blocks) {
    if (heading) document.moveDown(0.5).font('Times-Bold').fontSize(14);
    else document.font('Times-Roman').fontSize(12);
    document.text(text, { lineGap: 3 }).moveDown(0.5);
  }
  document.end();
  return Buffer.concat(await document.toArray());
}
