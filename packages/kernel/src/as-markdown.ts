/** A title is text, whatever characters it holds; in Markdown some of them would be read as marks. */
export const asMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s+/gu, ' ');
