const GUTENBERG_START = /^\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG/im;
const GUTENBERG_END = /^\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG/im;
const FRONT_MATTER = /^\s*---\n((?:[^\n]{0,500}\n){1,60}?)---\n/;
const PAGE_NUMBER =
  /^(?:(?:page|página|pág\.|seite|pagina|p\.)\s*)?(?:[-–—]\s*|\[\s?(?:page )?)?\d{1,4}(?:\s*[-–—]|\s?\])?$/i;
const MANUAL_PAGE = /^[\w.-]{1,40}\(\d\w{0,3}\)(?=\s)/;
const RFC_HEAD = /^RFC \d{1,5} {3}|\[Page \d{1,4}\]$/;

/** "GITFAQ(7)    Git Manual    GITFAQ(7)", "Sheffer, et al.    Informational    [Page 3]". */
function isManualHead(line: string): boolean {
  const bare = line.slice(0, 200).trim();
  const page = MANUAL_PAGE.exec(bare)?.[0];
  return RFC_HEAD.test(bare) || (page !== undefined && bare.length > page.length * 2 && bare.endsWith(page));
}

function insideGutenberg(text: string): string {
  const start = GUTENBERG_START.exec(text);
  const behind = start ? text.indexOf('\n', start.index) + 1 : 0;
  const body = text.slice(behind);
  const end = GUTENBERG_END.exec(body);
  return end ? body.slice(0, end.index) : body;
}

/** By hand and not by pattern: a paste full of opened and never closed comments must stay quick to read. */
function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('<!--');
  return rest.reduce((kept, piece) => {
    const end = piece.indexOf('-->');
    return kept + (end < 0 ? piece : piece.slice(end + 3));
  }, first);
}

const masked = (line: string): string => line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** Headers and footers of printed pages: the same short line, page after page, numbers aside. */
function withoutRunningHeads(lines: string[]): string[] {
  const seen = new Map<string, number>();
  for (const line of lines) {
    const mask = masked(line.slice(0, 120));
    if (mask.length > 6 && mask.length < 100) seen.set(mask, (seen.get(mask) ?? 0) + 1);
  }
  return lines.filter((line) => {
    const mask = masked(line.slice(0, 120));
    const times = seen.get(mask) ?? 0;
    const isSentence = /[.!?]$/.test(mask.replace(/#/g, ''));
    const isMarked = /^(?:[-*+•]|#\.) |^\W|^\|/.test(mask);
    return isSentence || isMarked || times < 4 || (times < 6 && !mask.includes('#'));
  });
}

const isFrame = (line: string): boolean => PAGE_NUMBER.test(line.slice(0, 60).trim()) || isManualHead(line);

const frontMatterTitle = (front: string): string | undefined =>
  /^title:(.{1,300})$/im.exec(front)?.[1]?.trim().replace(/^["']/, '').replace(/["']$/, '');

/** The lines of the text itself, without the frames that books and printers put around it. */
export function withoutFrames(text: string): { title: string | undefined; lines: string[] } {
  const inside = insideGutenberg(withoutComments(text));
  const front = FRONT_MATTER.exec(inside);
  const lines = inside.slice(front?.[0].length ?? 0).split('\n');
  return {
    title: frontMatterTitle(front?.[1] ?? ''),
    lines: withoutRunningHeads(lines.map((line) => line.trimEnd()).filter((line) => !isFrame(line))),
  };
}
