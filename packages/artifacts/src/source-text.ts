import { z } from 'zod';
import { LeftOut } from './left-out.ts';
import { ModelUsage } from './model-usage.ts';

/** Where a passage stands in what the person gave: the nth paragraph, under which heading, of which document. */
const PassageAddress = z.object({
  paragraph: z.number().int().nonnegative(),
  heading: z.string().optional(),
  /** Index into `documents`. */
  document: z.number().int().nonnegative().optional(),
  page: z.number().int().positive().optional(),
  /** When it is said, in a recording. */
  startMs: z.number().nonnegative().optional(),
  /** Where its lines stand on the picture of the page: shares of its width and height, from the top left. */
  boxes: z
    .array(z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }))
    .optional(),
});

const DOCUMENT_KINDS = ['file', 'page', 'video', 'podcast', 'almanac', 'wikipedia', 'model'] as const;

const SourceDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string().optional(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  /** Who wrote it, as it says itself. */
  author: z.string().optional(),
  /** Who has published it, where its title ends with that. */
  site: z.string().optional(),
  /** Its words were read off pictures or heard, and may be misread or misheard; otherwise they stood there as text. */
  by: z.enum(['sight', 'hearing']).optional(),
  /** What it took, when a model told what it knows. */
  usage: ModelUsage.optional(),
});

export const Passage = z.object({
  id: z.string(),
  kind: z.enum(['heading', 'paragraph', 'item', 'quote', 'byline']),
  /** 1 for a chapter, 2 for a section …; headings only. */
  level: z.number().int().positive().optional(),
  /** It is no heading by its format: a line by itself that names what follows, or one of a row that counts. */
  headedBy: z.enum(['line', 'number']).optional(),
  /** As it is printed before a heading, "2.1" or "Chapter 4"; nobody says it. */
  number: z.string().optional(),
  text: z.string().min(1),
  /** "Decision" of "Decision: The roof comes first.", where the text labels its paragraphs or items. */
  label: z.string().optional(),
  /** Somebody's words from end to end, of a quotation that goes over several paragraphs. */
  quoted: z.literal(true).optional(),
  /** Some of its words may be misread: it may be told, but is no ground for a quotation. */
  unsure: z.boolean().optional(),
  address: PassageAddress,
});

/** Stage 1 gives this: clean passages, each with an address in the source. */
export const SourceText = z.object({
  title: z.string().optional(),
  /** Base language, e.g. "pt". */
  language: z.string(),
  passages: z.array(Passage),
  /** What stood in the material and is in no passage, the most first. */
  leftOut: z.array(LeftOut).optional(),
  /** What was read; a pasted text or an own script names none. */
  documents: z.array(SourceDocument).optional(),
  /** Set when the person wrote the script: stage 2 then takes the lines as they are. */
  script: z.array(z.object({ speaker: z.enum(['HOST', 'COHOST']), text: z.string() })).optional(),
});

export type SourceDocument = z.infer<typeof SourceDocument>;
export type Passage = z.infer<typeof Passage>;
export type SourceText = z.infer<typeof SourceText>;
