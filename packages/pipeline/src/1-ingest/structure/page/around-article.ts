import type { PlacedBlock } from '../placed-block.ts';
import type { ArticlePatterns } from './article-words.ts';
import { DATELINE_ALONE } from './datelines.ts';
import { isLabelledElsewhere, leadsElsewhere } from './links-elsewhere.ts';
import { countOf, type PageText } from './page-text.ts';
import { isPictureCredit, LENGTH_OF_FILM, PICTURE_OF_ROW } from './pictures.ts';

const PRINTED_MAX_CHARS = 300;
const INVITATION_MAX_CHARS = 220;
/** What stands under an invitation goes on with it. */
const UNDER_INVITATION_WORDS = 12;
const CLOCK = /^\d{1,2}(?:[:.h]\d{2}){1,2}\s?(?:[ap]\.?m\.?)?(?:\s\p{Lu}{2,4})?$/iu;
const DATE =
  /^(?:\p{L}{2,10}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|[ºª.])?|\p{L}{3,10}\.?)(?: de)? (?:\p{L}{3,10}\.?|\d{1,2}),?(?: de)? \d{4}(?:,? .{0,30}\d{1,2}[:.h]\d{2}.{0,12})?$/iu;
const BRACKETED = /^\[[^[\]]{10,300}\]$/;

/** "Sign up for the weekly newsletter". */
const isInvitation = (text: string, { invitation, letter, invites }: ArticlePatterns): boolean =>
  text.length <= INVITATION_MAX_CHARS && (invitation.test(text) || (letter.test(text) && invites.test(text)));

/** "Read also: The speech", "First published in May", "[Get the news in your inbox.]", "Feb. 2, 2019". */
export function isAroundArticle({ kind, text }: PlacedBlock, patterns: ArticlePatterns): boolean {
  // A short line of a pasted text is taken for a heading, whatever it says.
  if (kind === 'heading')
    return isInvitation(text, patterns) || PICTURE_OF_ROW.test(text) || isLabelledElsewhere(text, patterns);
  if (DATELINE_ALONE.test(text) || LENGTH_OF_FILM.test(text)) return true;
  if (isPictureCredit(text, patterns) || CLOCK.test(text) || DATE.test(text) || BRACKETED.test(text))
    return true;
  if (leadsElsewhere(text, patterns) || PICTURE_OF_ROW.test(text)) return true;
  if (text.length <= PRINTED_MAX_CHARS && patterns.printed.test(text)) return true;
  return isInvitation(text, patterns);
}

/** What stands below headings that invite. */
export function underInvitations(page: PageText, isOut: (block: PlacedBlock) => boolean): PlacedBlock[] {
  return page.flatMap((block, at) => {
    const under = page[at + 1];
    if (block.kind !== 'heading' || !isOut(block) || under?.kind !== 'paragraph') return [];
    const isShort = countOf(under.text) <= UNDER_INVITATION_WORDS;
    return isShort || PICTURE_OF_ROW.test(block.text) ? [under] : [];
  });
}
