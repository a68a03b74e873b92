import { z } from 'zod';

export const WordTime = z.object({
  text: z.string(),
  startMs: z.number().nonnegative(),
  endMs: z.number().nonnegative(),
});

/** What a transcriber made of a line that was listened to. */
const HeardBack = z.object({
  /** Share of the line's words that were heard wrongly, 0..1 or more. */
  wordErrors: z.number().nonnegative(),
  /** Too much was wrong the first time. */
  spokenAgain: z.boolean(),
  /** Too much is still wrong: somebody should listen. */
  flagged: z.boolean(),
});

export const Take = z.object({
  line: z.number().int().nonnegative(),
  /** Hash of what was said, by whom and how; also the take's name in the object store. */
  hash: z.string(),
  key: z.string(),
  durationMs: z.number().positive(),
  /** Only of lines that were listened to. */
  heard: HeardBack.optional(),
});

/** Stage 3 gives this: one clip a line. */
export const Takes = z.object({ takes: z.array(Take) });

export type HeardBack = z.infer<typeof HeardBack>;
export type WordTime = z.infer<typeof WordTime>;
export type Take = z.infer<typeof Take>;
export type Takes = z.infer<typeof Takes>;

const TakeHead = z.object({
  sampleRate: z.number().int().positive(),
  words: z.array(WordTime),
  heard: HeardBack.optional(),
  parted: z.array(z.number().int().positive()).optional(),
  /** Of takes that were parted once. */
  beginning: z.number().int().positive().optional(),
});

/** What lies in the object store for a take: samples and word times in one object, so neither exists alone. */
export type TakeClip = {
  sampleRate: number;
  words: WordTime[];
  samples: Int16Array;
  heard?: HeardBack | undefined;
  /** Behind so many samples it was parted each time: what stands before was heard before the rest was there. */
  parted?: number[] | undefined;
};

export const clipDurationMs = (clip: TakeClip): number => (clip.samples.length / clip.sampleRate) * 1000;

/** What of a clip was heard before the rest, part by part; nothing where it came whole. */
export const earlyParts = ({ parted = [], ...clip }: TakeClip): TakeClip[] =>
  parted.map((end, at) => ({ ...clip, samples: clip.samples.subarray(parted[at - 1] ?? 0, end) }));

export function packClip(clip: TakeClip): Uint8Array {
  const { samples: _, ...about } = clip;
  const head = new TextEncoder().encode(JSON.stringify(about));
  const samples = new Uint8Array(clip.samples.buffer, clip.samples.byteOffset, clip.samples.byteLength);
  const packed = new Uint8Array(4 + head.length + samples.length);
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, 4);
  packed.set(samples, 4 + head.length);
  return packed;
}

export function unpackClip(packed: Uint8Array): TakeClip {
  const headLength = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const { beginning, parted, ...head } = TakeHead.parse(
    JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + headLength))),
  );
  const partedAt = parted ?? (beginning === undefined ? undefined : [beginning]);
  // A copy of its own: what a store gives may begin at an odd byte, where 16-bit samples can't be read.
  const body = Uint8Array.from(packed.subarray(4 + headLength));
  const samples = new Int16Array(body.buffer, 0, body.byteLength >> 1);
  return { ...head, ...(partedAt && { parted: partedAt }), samples };
}
