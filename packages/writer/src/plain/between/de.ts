import type { BetweenWords } from './between-words.ts';

export const de: BetweenWords = {
  openings: [
    { opens: 'heute|heutzutage', asks: 'Und heute?', drops: 'never' },
    { opens: 'später', asks: 'Und später?', drops: 'never' },
    { opens: 'zum Beispiel|beispielsweise', asks: 'Zum Beispiel?', drops: 'comma' },
    { opens: 'stattdessen', asks: 'Und stattdessen?', drops: 'never' },
    { opens: 'die anderen|die übrigen', asks: 'Und die anderen?', drops: 'never' },
    { opens: 'der Rest', asks: 'Und der Rest?', drops: 'never' },
  ],
  condition: { opens: 'wenn', asks: 'Und wenn {clause}?', leads: 'Dann' },
  reason: { because: 'weil', asks: 'Warum?' },
  heading: { asks: 'Und {np}?', articles: 'der|die|das' },
  labels: {
    decisions: 'Und was wurde beschlossen?',
    actions: 'Und wer macht was?',
    open: 'Und was ist noch offen?',
  },
};
