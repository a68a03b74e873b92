import { CAPTION, CAPTION_OF_SMALL_PRINT } from '../../packages/documents/src/pdf/notes.ts';
import {
  CHROME,
  COOKIES,
  LEGAL,
  CAPTION as NAMED_CAPTION,
  SECTIONS,
} from '../../packages/pipeline/src/1-ingest/structure/document-words.ts';
import { AUTHOR } from '../../packages/pipeline/src/1-ingest/structure/reference.ts';
import { NAMED_PREFIX } from '../../packages/pipeline/src/1-ingest/text/headings.ts';
import { keyOf } from './read-patterns.ts';

type Exception = {
  /** As written, with its flags. */
  pattern: string;
  /** Why it may stay. */
  reason: string;
  /** What keeps the text it meets short, or the number of tries small. */
  bound: string;
};

const BUILD = 'it runs while the product is built, over files of this repository';
const OWN_FILES = 'our own stylesheets and pages, some 100 KB';

const CAPTIONS = {
  reason: 'the thorough check does not come to an end; it looks from the beginning of a line only',
  bound: 'one line of a PDF, in the confined process that reads it',
};

/** Words of six languages: the thorough check does not come to an end over them. */
const WORD_LISTS: Exception[] = [
  ...SECTIONS.map(([, pattern]) => ({ pattern: keyOf(pattern), bound: 'headings of at most 80 characters' })),
  { pattern: keyOf(CHROME), bound: 'lines of at most 60 characters' },
  { pattern: keyOf(NAMED_CAPTION), bound: 'paragraphs of at most 400 characters' },
  { pattern: keyOf(COOKIES), bound: 'paragraphs of at most 400 characters' },
  { pattern: keyOf(LEGAL), bound: 'paragraphs of at most 1,500 characters' },
].map((each) => ({
  ...each,
  reason: 'a list of words, over which the thorough check does not come to an end',
}));

/** Patterns that a checker calls slow and that may stay, each with what bounds it. */
export const EXCEPTIONS: Exception[] = [
  ...WORD_LISTS,
  {
    pattern: keyOf(AUTHOR),
    reason: 'a name may begin at every letter; each is looked at for some 40 characters',
    bound: 'paragraphs of at most 700 characters',
  },
  {
    pattern: keyOf(NAMED_PREFIX),
    reason:
      'the thorough check does not come to an end; NAMED_PART, which it contains, is linear, and nothing behind it can fail',
    bound: 'it looks from the beginning of a heading only',
  },
  { pattern: keyOf(CAPTION), ...CAPTIONS },
  { pattern: keyOf(CAPTION_OF_SMALL_PRINT), ...CAPTIONS },
  { pattern: String.raw`/,(?![^(]*\))/`, reason: BUILD, bound: OWN_FILES },
  {
    pattern: String.raw`/<style(?![^>]*\bnonce=)[^>]*>([\s\S]*?)<\/style>/g`,
    reason: BUILD,
    bound: OWN_FILES,
  },
  { pattern: String.raw`/(<script\b[^>]*>[\s\S]*?<\/script>)/`, reason: BUILD, bound: OWN_FILES },
  {
    pattern: String.raw`/\b(prl|whsec|sk|rk)_[\w+/=-]{16,}/g`,
    reason:
      'the thorough check does not come to an end; once sixteen signs fit, it takes all that follow and cannot fail',
    bound: 'sixteen signs for each beginning that comes to nothing',
  },
  { pattern: String.raw`/:(not|is|where|has)\([^)]*\)/g`, reason: BUILD, bound: OWN_FILES },
  { pattern: String.raw`/\/\*[\s\S]*?\*\//g`, reason: BUILD, bound: OWN_FILES },
  {
    pattern: String.raw`/<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*\/?>/g`,
    reason: BUILD,
    bound: OWN_FILES,
  },
  {
    pattern: String.raw`/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g`,
    reason: BUILD,
    bound: OWN_FILES,
  },
  {
    pattern: String.raw`/<v(?:\.\S+)? ([^>]+)>([\s\S]*?)(?=\n\n|$)/g`,
    reason: 'it reads the transcripts of the samples that this repository makes',
    bound: 'a transcript of a minute',
  },
  {
    pattern: String.raw`/is ready[\s\S]*\n\n$/`,
    reason: 'a script waits for what the server it started itself prints',
    bound: 'the output of one start, a few KB',
  },
  {
    pattern: String.raw`/process\.env|\benv\b.*from 'node:process'/`,
    reason: 'the fences read the sources of this repository',
    bound: 'one line of a source file',
  },
  {
    pattern: '/voice.{0,120}does not exist/is',
    reason: 'it reads the error message of a vendor the operator chose',
    bound: '120 characters from each "voice"',
  },
  {
    pattern: String.raw`/\bVersion\/.{0,200}\bSafari\//`,
    reason: 'a browser names itself in one header',
    bound: '200 characters from each "Version/", and 16 KB of headers',
  },
];
