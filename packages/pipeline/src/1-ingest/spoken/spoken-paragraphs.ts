import { endsSentence } from '@parlance/kernel/sentence-end';
import type { HeardSegment } from '@parlance/ports/transcriber';
import type { PlacedBlock } from '../structure/placed-block.ts';

const PAUSE_BETWEEN_THOUGHTS_MS = 1_800;
const PARAGRAPH_MIN_CHARS = 350;
const PARAGRAPH_MAX_CHARS = 1_200;

/** Segments end where breath ends; paragraphs end after a pause, or at a sentence end once they are long enough. */
export function paragraphsOf(segments: readonly HeardSegment[]): PlacedBlock[] {
  const paragraphs: PlacedBlock[] = [];
  let text = '';
  let startMs = 0;
  let endMs = 0;
  const close = () => {
    if (text !== '') paragraphs.push({ kind: 'paragraph', text, startMs });
    text = '';
  };
  for (const segment of segments) {
    const said = segment.text.trim();
    if (said === '') continue;
    const atSentenceEnd = endsSentence(text);
    const paused = segment.startMs - endMs > PAUSE_BETWEEN_THOUGHTS_MS;
    const isLong = text.length > PARAGRAPH_MIN_CHARS || paused;
    if ((atSentenceEnd && isLong) || text.length > PARAGRAPH_MAX_CHARS) close();
    if (text === '') startMs = segment.startMs;
    text = text === '' ? said : `${text} ${said}`;
    endMs = segment.endMs;
  }
  close();
  return paragraphs;
}
