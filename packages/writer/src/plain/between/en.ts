import type { BetweenWords } from './between-words.ts';

export const en: BetweenWords = {
  openings: [
    { opens: 'today|these days|nowadays', asks: 'And today?', drops: 'comma' },
    { opens: 'then|after that|afterwards', asks: 'And then?', drops: 'always' },
    { opens: 'later', asks: 'And later?', drops: 'comma' },
    { opens: 'for example|for instance', asks: 'For example?', drops: 'always' },
    { opens: 'as a result|consequently|as a consequence', asks: 'With what result?', drops: 'always' },
    { opens: 'in other words', asks: 'In other words?', drops: 'always' },
    { opens: 'instead', asks: 'And instead?', drops: 'always' },
    {
      opens: 'in addition|additionally|moreover|furthermore|what is more',
      asks: 'What else?',
      drops: 'always',
    },
    { opens: 'finally', asks: 'And finally?', drops: 'always' },
    { opens: 'in the end', asks: 'And in the end?', drops: 'comma' },
    { opens: "(?:that|this) is (?=because)|that[’']s (?=because)", asks: 'Why is that?', drops: 'always' },
    { opens: 'the reason is', asks: 'Why is that?', drops: 'never' },
    {
      opens: 'the (?:others|other (?:two|three|four|five|six|half))',
      asks: 'And the others?',
      drops: 'never',
    },
    { opens: 'the rest', asks: 'And the rest?', drops: 'never' },
    { opens: 'the second', asks: 'And the second?', drops: 'never' },
    { opens: 'the third', asks: 'And the third?', drops: 'never' },
    { opens: 'second|secondly', asks: 'And second?', drops: 'always' },
    { opens: 'third|thirdly', asks: 'And third?', drops: 'always' },
  ],
  condition: { opens: 'if', asks: 'And if {clause}?' },
  reason: { because: 'because(?! of)', asks: 'Why?' },
  subject: { asks: 'And {np}?', articles: 'the' },
  labels: {
    decisions: 'And what was decided?',
    actions: 'And who does what?',
    open: 'And what is still open?',
  },
};
