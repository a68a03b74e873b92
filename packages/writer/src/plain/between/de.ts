import type { BetweenWords } from './between-words.ts';

export const de: BetweenWords = {
  openings: [
    { opens: 'heute|heutzutage', asks: 'Und heute?', drops: 'never' },
    { opens: 'dann|danach|anschließend', asks: 'Und dann?', drops: 'never' },
    { opens: 'später', asks: 'Und später?', drops: 'never' },
    { opens: 'zum Beispiel|beispielsweise', asks: 'Zum Beispiel?', drops: 'comma' },
    { opens: 'die Folge(?: ist| war)?:', asks: 'Und die Folge?', drops: 'always' },
    { opens: 'anders gesagt|mit anderen Worten', asks: 'Das heißt?', drops: 'comma' },
    { opens: 'stattdessen', asks: 'Und stattdessen?', drops: 'never' },
    { opens: 'außerdem|zudem', asks: 'Und sonst?', drops: 'never' },
    { opens: 'schließlich|zum Schluss', asks: 'Und zum Schluss?', drops: 'never' },
    { opens: 'am Ende', asks: 'Und am Ende?', drops: 'never' },
    { opens: 'das liegt daran|der Grund ist|der Grund:', asks: 'Und warum?', drops: 'never' },
    { opens: 'die anderen|die übrigen', asks: 'Und die anderen?', drops: 'never' },
    { opens: 'der Rest', asks: 'Und der Rest?', drops: 'never' },
    { opens: 'zweitens', asks: 'Und zweitens?', drops: 'never' },
    { opens: 'drittens', asks: 'Und drittens?', drops: 'never' },
  ],
  condition: { opens: 'wenn', asks: 'Und wenn {clause}?', leads: 'Dann' },
  reason: { because: 'weil', asks: 'Warum?' },
  subject: { asks: 'Und {np}?', articles: 'der|die|das' },
  labels: {
    decisions: 'Und was wurde beschlossen?',
    actions: 'Und wer macht was?',
    open: 'Und was ist noch offen?',
  },
};
