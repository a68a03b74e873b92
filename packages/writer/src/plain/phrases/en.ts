import type { PlainPhrases } from './plain-phrases.ts';

export const en: PlainPhrases = {
  greeting: ['Hello!', 'Hi, welcome.', 'Welcome.', 'Hello, good to have you here.'],
  topic: {
    name: ['Our text today: {topic}.', 'Today: {topic}.'],
    unknown: ['We’ve read one text for you.', 'One text today, and we go through it together.'],
  },
  owner: {
    by: 'by {name}',
    words: 'in the words of {name}',
    site: 'from {site}',
    unnamed: 'in the author’s own words',
  },
  guidingQuestion: [
    'We have one question today: {question}',
    'One question brought us here: {question}',
    'Here’s what we want to know today: {question}',
  ],
  answerNear: [
    'Here is what the text says around that.',
    'This is where the text comes closest to it.',
    'Let’s hear what the text has on that.',
  ],
  answerNone: [
    'To be honest, the text says nothing about that. So we can’t answer it, but here is what it does tell.',
    'The text doesn’t touch on that question, and we won’t make an answer up. This is what it is about.',
  ],
  leads: ['Next up: {ch}.', 'New chapter: {ch}.', 'Moving on: {ch}.', 'The next part: {ch}.'],
  closePlain: [
    'That’s our look at it for today.',
    'That’s it from the two of us.',
    'And that’s our episode.',
  ],
  credit: [
    'Before we go: written and voiced by AI, with the sources in the notes.',
    'A word before the end: AI wrote this and voiced it. Sources are in the notes.',
    'One thing first: AI wrote and spoke this, and the notes name the sources.',
  ],
  goodbye: [
    'Written and voiced by AI, from the sources in the show notes.',
    'AI wrote and spoke this one; what it rests on is in the show notes.',
    'The script and the voices are AI; the sources are in the notes.',
    'This episode was written and voiced by AI. The sources are in the notes.',
    'Both of us are AI, and so is the script. The sources are in the notes.',
    'Made by AI, words and voices, from what you find in the show notes.',
    'For the record: AI wrote and voiced this. The notes name the sources.',
    'Script by AI, voices by AI, and the sources in the show notes.',
    'You’ve been listening to AI voices and an AI script. The notes name the sources.',
    'AI wrote it, AI spoke it. What it rests on is in the show notes.',
  ],
  thanks: ['Thanks for listening.', 'Good that you were here.', 'Thanks for spending this time with us.'],
  farewell: ['Until next time.', 'Take care, everyone.', 'See you in the next one.', 'Bye for now.'],
  monologue: {
    greeting: ['Hello, and welcome.', 'Hello, and thanks for listening.', 'Welcome.'],
    goodbye: [
      'That’s all for today. This episode was written and voiced by AI, from the sources named in the show notes. Thanks for listening.',
      'And that’s our episode. AI wrote and voiced it, working from what is named in the show notes. Until next time.',
    ],
  },
  chapterNames: {
    opening: 'Welcome',
    question: 'The question',
    closing: 'A last thought',
  },
  notes: {
    keyPoints: 'Key points',
    about: 'About this episode',
    keywords: 'Keywords',
    source: 'Source',
    sources: 'Sources',
    unanswered: 'The source doesn’t answer this question, and the episode says so.',
    shorter: 'This episode is shorter than asked for, because the source says no more.',
    question: 'The question',
    untitledSource: 'a pasted text',
    disclosure: 'The script was written and the voices were made by AI, from the source text alone.',
  },
};
