const GUTENBERG_START = /^\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG/im;
const GUTENBERG_END = /^\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG/im;
const FRONT_MATTER = /^\s*---\n(?:[^\n]{0,500}\n){1,60}?---\n/;

/** A table of contents row: words, dots, a page number. */
const CONTENTS_ROW = /\. ?\. ?\. ?\.\s*\d{1,4}$/;
const PAGE_NUMBER = /^(?:(?:page|página|pág\.|seite|pagina|p\.)\s*)?(?:[-–—]\s*)?\d{1,4}(?:\s*[-–—])?$/i;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const RULE = /^\s*(?:[-*_=•·~#] ?){3,}$/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;

/** What web pages print around an article, when it is copied with everything. */
const WEB_CHROME =
  /^(?:(?:advertisement|share|log in|\d{1,3} min(?:ute)?s? read|comments?|publicidade|comentários|publicidad|comentarios|publicité|commentaires)\s*[.!…:]?$|share this|share on |subscribe|sign up|read more|related (?:articles|stories|posts)|follow us|skip to |compartilh(?:e|ar)|leia (?:também|mais)|assine|siga-nos|compartir|lea (?:también|más)|suscr[ií]b[aei]|partager|lire (?:aussi|la suite)|abonnez-vous)/i;

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

function withoutCode(lines: string[]): string[] {
  const fences = lines.filter((line) => FENCE.test(line)).length;
  // An odd fence would swallow the rest of the text.
  if (fences === 0 || fences % 2 === 1) return lines.filter((line) => !FENCE.test(line));
  let inside = false;
  return lines.filter((line) => {
    if (FENCE.test(line)) {
      inside = !inside;
      return false;
    }
    return !inside;
  });
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
    return isSentence || times < 4 || (times < 6 && !mask.includes('#'));
  });
}

/** The lines of the text itself, without the frames that books, printers and web pages put around it. */
export function dropFrames(text: string): string[] {
  const lines = insideGutenberg(withoutComments(text)).replace(FRONT_MATTER, '').split('\n');
  const kept = withoutCode(lines.map((line) => line.trimEnd())).filter(
    (line) =>
      !CONTENTS_ROW.test(line.slice(-60).trimEnd()) &&
      !PAGE_NUMBER.test(line.slice(0, 60).trim()) &&
      !TABLE_ROW.test(line) &&
      !(line.length < 60 && WEB_CHROME.test(line.trim())),
  );
  return withoutRunningHeads(kept);
}

export const isRule = (line: string): boolean => line.length < 200 && RULE.test(line);
