import type { PlainPhrases } from './plain-phrases.ts';

export const en: PlainPhrases = {
  greeting: {
    balanced: ['Hello!', 'Hi, welcome.', 'Welcome.', 'Hello, good to have you here.'],
    warm: ['Hello, and a very warm welcome.', 'Hello, so good to have you here.'],
    playful: ['Hello, hello! Off we go.', 'Well, hi there!'],
    serious: ['Good day.', 'Good day, and welcome.'],
  },
  wasTitle: 'That was {title}.',
  wasTitleBy: 'That was {title}, by {name}.',
  wasBy: 'The text is by {name}.',
  guidingQuestion: [
    'We have one question today: {question}',
    'One question brought us here: {question}',
    'Here’s what we want to know today: {question}',
  ],
  answerFound: ['The text answers that.', 'There is an answer in the text.'],
  answerNear: [
    'Here is what the text says around that.',
    'This is where the text comes closest to it.',
    'Let’s hear what the text has on that.',
  ],
  answerNone: [
    'To be honest, the text says nothing about that. So we can’t answer it, but here is what it does tell.',
    'The text doesn’t touch on that question, and we won’t make an answer up. This is what it is about.',
  ],
  madeBy: [
    'Written and voiced by AI, from the sources in the show notes.',
    'AI wrote and voiced this; the notes name the sources.',
  ],
  thanks: ['Thanks for listening.', 'Good that you were here.', 'Thanks for spending this time with us.'],
  farewell: {
    balanced: ['Until next time.', 'Take care, everyone.', 'See you in the next one.', 'Bye for now.'],
    warm: ['Take good care of yourselves.', 'Be well, and come back soon.'],
    playful: ['Stay curious, see you!', 'Toodle-oo!'],
    serious: ['Goodbye.', 'Good day to you.'],
  },
  chapterNames: {
    opening: 'Welcome',
    question: 'The question',
    closing: 'A last thought',
  },
  notes: {
    keyPoints: 'Key points',
    about: 'About this episode',
    source: 'Source',
    sources: 'Sources',
    unanswered: 'The source doesn’t answer this question, and the episode says so.',
    question: 'The question',
    untitledSource: 'a pasted text',
    disclosure: 'The script was written and the voices were made by AI, from the source text alone.',
  },
};
