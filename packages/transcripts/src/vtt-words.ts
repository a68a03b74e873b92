export type SpokenWord = { text: string; startMs: number; endMs: number; spaced: boolean };
export type Cue = { line: string; speaker: string; startMs: number; endMs: number; words: SpokenWord[] };

const TIME = /(\d{2,6}):(\d{2}):(\d{2})\.(\d{3})/;
export const TIMING = new RegExp(`^${TIME.source} --> ${TIME.source}$`);

const ms = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: string[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Words of a cue; those that carry no time of their own share the stretch they stand in by length. */
function wordsOf(text: string, startMs: number, endMs: number): SpokenWord[] {
  const stretches = text.split(/<(\d{2,6}:\d{2}:\d{2}\.\d{3})>/);
  const words: SpokenWord[] = [];
  let from = startMs;
  let spaced = true;
  for (let at = 0; at < stretches.length; at += 2) {
    const written = stretches[at] ?? '';
    const next = stretches[at + 1];
    const until = next ? ms(TIME.exec(next)?.slice(1) ?? []) : endMs;
    const pieces = written.split(/( )/).filter((piece) => piece !== '');
    const letters = pieces.reduce((sum, piece) => sum + (piece === ' ' ? 0 : piece.length), 0);
    let done = 0;
    for (const piece of pieces) {
      if (piece === ' ') {
        spaced = true;
        continue;
      }
      const share = (place: number) => Math.round(from + ((until - from) * place) / Math.max(1, letters));
      words.push({
        text: unescaped(piece),
        startMs: share(done),
        endMs: share(done + piece.length),
        spaced,
      });
      done += piece.length;
      spaced = false;
    }
    from = until;
  }
  return words;
}

/** Reads the transcripts of stage 4 back: one row a cue, a speaker, times of words, "line.cue" as its name. */
export function cuesOf(vtt: string): Cue[] {
  return vtt
    .split('\n\n')
    .slice(1)
    .flatMap((block) => {
      const [name = '', timing = '', row = ''] = block.split('\n');
      const times = TIMING.exec(timing);
      const spoken = /^<v ([^>]*)>(.*)$/.exec(row);
      if (!times || !spoken) return [];
      const [startMs, endMs] = [ms(times.slice(1, 5)), ms(times.slice(5, 9))];
      const words = wordsOf(spoken[2] ?? '', startMs, endMs);
      return [
        { line: name.split('.')[0] ?? name, speaker: unescaped(spoken[1] ?? ''), startMs, endMs, words },
      ];
    });
}

export const rowOf = (words: readonly SpokenWord[]): string =>
  words.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');
