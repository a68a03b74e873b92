import type { Mp3Tags } from '@parlance/ports/encoder';
import NodeID3 from 'node-id3';

const FRONT_COVER = 3;

/** ID3v2.3: what every podcast app reads; CHAP and CTOC make its chapter list. */
export function id3Block(tags: Mp3Tags): Uint8Array {
  const chapter = tags.chapters.map((each, index) => ({
    elementID: `chp${index}`,
    startTimeMs: each.startMs,
    endTimeMs: each.endMs,
    tags: { title: each.title },
  }));
  return NodeID3.create({
    title: tags.title,
    artist: tags.artist,
    album: tags.album,
    language: tags.language,
    year: tags.year,
    comment: { language: tags.language, text: tags.comment },
    ...(tags.artwork && {
      image: {
        mime: 'image/jpeg',
        type: { id: FRONT_COVER },
        description: 'Cover',
        imageBuffer: Buffer.from(tags.artwork),
      },
    }),
    ...(chapter.length > 0 && {
      chapter,
      tableOfContents: [
        { elementID: 'toc', isOrdered: true, elements: chapter.map((each) => each.elementID) },
      ],
    }),
  });
}
