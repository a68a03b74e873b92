import type { BetweenWords } from './between-words.ts';

export const en: BetweenWords = {
  openings: [
    { opens: 'today|these days|nowadays', asks: 'And today?', drops: 'comma' },
    { opens: 'later', asks: 'And later?', drops: 'comma' },
    { opens: 'for example|for instance', asks: 'For example?', drops: 'always' },
    { opens: 'instead', asks: 'And instead?', drops: 'always' },
    { opens: "(?:that|this) is (?=because)|that[’']s (?=because)", asks: 'Why is that?', drops: 'always' },
    {
      opens: 'the (?:others|other (?:two|three|four|five|six|half))',
      asks: 'And the others?',
      drops: 'never',
    },
    { opens: 'the rest', asks: 'And the rest?', drops: 'never' },
  ],
  condition: { opens: 'if', asks: 'And if {clause}?' },
  reason: { because: 'because(?! of)', asks: 'Why?' },
  heading: { asks: 'And {np}?', articles: 'the' },
  labels: {
    decisions: 'And what was decided?',
    actions: 'And who does what?',
    open: 'And what is still open?',
  },
};
