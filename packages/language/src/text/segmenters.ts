const segmenters = new Map<string, Intl.Segmenter>();

/** Kept: making one takes longer than cutting a paragraph with it. */
export function sentenceSegmenter(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
