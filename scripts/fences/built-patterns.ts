import { VIDEO_NAME } from '../../apps/server/src/features/audios/plan.policy.ts';
import { lettersOf } from '../../packages/claims/src/gate/script-of-language.ts';
import { TOKEN } from '../../packages/claims/src/numbers/number-tokens.ts';
import { CAPTION, CAPTION_OF_SMALL_PRINT } from '../../packages/documents/src/pdf/notes.ts';
import { frontMatterLine } from '../../packages/documents/src/text/read-markdown.ts';
import { CLOSING } from '../../packages/kernel/src/sentence-end.ts';
import { UNSPACED_END, UNSPACED_LETTERS } from '../../packages/kernel/src/unspaced-scripts.ts';
import { PACKS } from '../../packages/language/src/languages.ts';
import { numberPatterns } from '../../packages/language/src/spoken/numbers.ts';
import { ROMANCE_WORD } from '../../packages/language/src/spoken/sayable.ts';
import { jointOf } from '../../packages/language/src/text/spoken.ts';
import { standingAlone } from '../../packages/language/src/text/word-regex.ts';
import { NUMBER } from '../../packages/language/src/text/written-numbers.ts';
import { CUE } from '../../packages/pipeline/src/1-ingest/spoken/timed-text.ts';
import {
  CHROME,
  COOKIES,
  JOURNAL,
  LEGAL,
  MADE,
  CAPTION as NAMED_CAPTION,
  SECTIONS,
} from '../../packages/pipeline/src/1-ingest/structure/document-words.ts';
import { SYMBOL } from '../../packages/pipeline/src/1-ingest/structure/formula.ts';
import { NAMED_IN_QUOTES } from '../../packages/pipeline/src/1-ingest/structure/identifiers.ts';
import { LABEL_HEADING } from '../../packages/pipeline/src/1-ingest/structure/labels.ts';
import { OF_ITSELF } from '../../packages/pipeline/src/1-ingest/structure/licences.ts';
import {
  articlePatterns,
  GALLERY,
  MEDIA,
  SOURCED,
} from '../../packages/pipeline/src/1-ingest/structure/page/article-words.ts';
import { HELD_TOGETHER } from '../../packages/pipeline/src/1-ingest/structure/pressed.ts';
import { SENTENCE_END } from '../../packages/pipeline/src/1-ingest/structure/said-sentences.ts';
import { KEYS } from '../../packages/pipeline/src/1-ingest/text/clean-inline.ts';
import { BYLINE, NAMED_PART, NAMED_PREFIX } from '../../packages/pipeline/src/1-ingest/text/headings.ts';
import { PRESSED } from '../../packages/pipeline/src/1-ingest/text/keyboard-keys.ts';
import { MAIL_LINE, SUBJECT } from '../../packages/pipeline/src/1-ingest/text/mail-head.ts';
import { GREEK, MISLEADING } from '../../packages/speech/src/french/spelling.ts';
import type { Pattern } from './read-patterns.ts';
import { LEFTOVERS, MACHINE_PATH } from './source-rules.ts';

/** Every text within a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * What the embedded writer knows of a language. The thorough check would take hours over these lists of words, so they
 * are looked at quickly only; what bounds them is that a sentence has at most 4,000 characters, and a thread of its own.
 */
export const LANGUAGE_PATTERNS: Pattern[] = PACKS.flatMap(({ grammar }) => [
  ...textsIn({
    ...grammar,
    articleOf: [],
    contractions: [],
    pluralArticles: [],
    copula: [],
    elision: [],
    sentences: [],
    // Slow where it may begin anywhere, so it is looked at as it is used.
    hesitation: `(?<!\\p{L})(?:${grammar.hesitation})(?!\\p{L})`,
    capitalNouns: Object.values(grammar.capitalNouns ?? {})
      .filter((words) => typeof words === 'string')
      .map((words) => `^(?:${words})$`),
  }),
]).map((source) => ({ source, flags: 'iu' }));

/** By file: patterns that are put together from other texts, as they are when the program runs, or one like them. */
export const BUILT_PATTERNS: Record<string, RegExp[]> = {
  'apps/server/src/features/audios/plan.policy.ts': [VIDEO_NAME],
  'packages/documents/src/pdf/notes.ts': [CAPTION, CAPTION_OF_SMALL_PRINT],
  'packages/documents/src/text/read-markdown.ts': [
    frontMatterLine('title'),
    frontMatterLine('lang(?:uage)?'),
  ],
  'packages/claims/src/numbers/number-tokens.ts': [TOKEN],
  'packages/language/src/spoken/numbers.ts': [...numberPatterns('.'), ...numberPatterns(',')],
  'packages/language/src/spoken/sayable.ts': [ROMANCE_WORD],
  'packages/language/src/text/spoken.ts': PACKS.map(({ grammar }) => jointOf(grammar)),
  'packages/kernel/src/sentence-end.ts': [CLOSING],
  'packages/kernel/src/unspaced-scripts.ts': [UNSPACED_LETTERS, UNSPACED_END],
  'packages/language/src/text/word-regex.ts': [standingAlone('Keeper')],
  'packages/speech/src/french/spelling.ts': [GREEK, MISLEADING],
  'packages/claims/src/gate/script-of-language.ts': ['en', 'ja', 'ko', 'zh-Hans'].map(lettersOf),
  'packages/language/src/text/written-numbers.ts': [NUMBER],
  'packages/pipeline/src/1-ingest/structure/said-sentences.ts': [SENTENCE_END],
  'packages/pipeline/src/1-ingest/structure/page/article-words.ts': [
    MEDIA,
    GALLERY,
    SOURCED,
    ...PACKS.flatMap((pack) => Object.values(articlePatterns(pack))),
  ],
  'packages/pipeline/src/1-ingest/structure/document-words.ts': [
    ...SECTIONS.map(([, pattern]) => pattern),
    CHROME,
    COOKIES,
    LEGAL,
    MADE,
    JOURNAL,
    NAMED_CAPTION,
  ],
  'packages/pipeline/src/1-ingest/structure/formula.ts': [SYMBOL],
  'packages/pipeline/src/1-ingest/structure/licences.ts': [OF_ITSELF],
  'packages/pipeline/src/1-ingest/structure/identifiers.ts': [NAMED_IN_QUOTES],
  'packages/pipeline/src/1-ingest/structure/labels.ts': [LABEL_HEADING],
  'packages/pipeline/src/1-ingest/structure/pressed.ts': [HELD_TOGETHER],
  'packages/pipeline/src/1-ingest/text/clean-inline.ts': [KEYS],
  'packages/pipeline/src/1-ingest/text/keyboard-keys.ts': [PRESSED],
  'packages/pipeline/src/1-ingest/text/headings.ts': [NAMED_PART, NAMED_PREFIX, BYLINE],
  'packages/pipeline/src/1-ingest/text/mail-head.ts': [MAIL_LINE, SUBJECT],
  'packages/pipeline/src/1-ingest/spoken/timed-text.ts': [CUE],
  'scripts/fences/source-rules.ts': [LEFTOVERS, MACHINE_PATH],
};
