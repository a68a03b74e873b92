import type { PageBytes } from './foreign-reader.ts';

const DECLARED = /<meta[^<>]{1,200}charset=["']?\s{0,9}([\w-]+)|<\?xml[^<>]{1,200}encoding=["']([\w-]+)/i;

/** What the sender says, else what the page says of itself. */
export function decodePage({ bytes, charset }: PageBytes): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)));
  try {
    return new TextDecoder(charset ?? declared?.[1] ?? declared?.[2] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
