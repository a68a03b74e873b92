import type { Tones } from '../../tones.ts';

export const tones: Tones = {
  warm: {
    greeting: [
      'Hello, dear listeners. So good to have you here.',
      'Welcome, friends. Make yourself comfortable.',
      'Hi there, and a very warm welcome.',
    ],
    setScene: [
      'Come along, we’ll take it from the start.',
      'Let me take you there.',
      'Let’s settle in and begin.',
    ],
    react: [
      'Oh, I like that.',
      'That’s lovely to know.',
      'I’m glad you mention it.',
      'That’s a nice thought.',
      'Thank you, that helps.',
    ],
    closeAsk: [
      'Before we part: what would you like people to keep?',
      'It was good to share this. What stays with you?',
    ],
    farewell: [
      'Take good care of yourselves.',
      'Be well, and come back soon.',
      'It was a pleasure. Until next time.',
    ],
    monologue: {
      greeting: [
        'Hello, dear listeners. So good to have you here.',
        'Welcome, friends. Make yourself comfortable.',
        'Hi there, and a very warm welcome.',
      ],
      setScene: ['Come along, we’ll take it from the start.', 'Let me take you there.'],
    },
  },
  playful: {
    greeting: [
      'Hello, hello! Seats, please, the show begins.',
      'Well, hi there! Ears at the ready?',
      'Welcome, curious people! Off we go.',
    ],
    setScene: ['Curtain up!', 'Ready? Here comes the first piece of the puzzle.', 'Buckle up, here we go.'],
    react: ['Ha!', 'No way!', 'Well, well, well.', 'You don’t say!', 'Now that’s one for the quiz night.'],
    closeAsk: ['Last call! What goes into the goody bag?', 'Drum roll, please: what do we take home?'],
    farewell: ['Toodle-oo!', 'Stay curious, see you!', 'And curtain. Bye-bye!'],
    monologue: {
      greeting: [
        'Hello, hello! Seats, please, the show begins.',
        'Well, hi there! Ears at the ready?',
        'Welcome, curious people! Off we go.',
      ],
      setScene: ['Curtain up!', 'Buckle up, here we go.'],
    },
  },
  serious: {
    greeting: ['Good day.', 'Good day, and welcome to this episode.', 'Welcome. We begin directly.'],
    setScene: ['First, the facts.', 'We begin with what is established.', 'To the matter itself.'],
    react: [
      'Understood.',
      'Noted.',
      'That is relevant.',
      'I see the point.',
      'That needs to be kept in mind.',
    ],
    closeAsk: ['In conclusion: what is the essential point?', 'To close: what should be retained?'],
    farewell: ['Goodbye.', 'We thank you for your attention. Goodbye.', 'Good day to you.'],
    monologue: {
      greeting: ['Good day.', 'Good day, and welcome to this episode.', 'Welcome. We begin directly.'],
      setScene: ['First, the facts.', 'To the matter itself.'],
    },
  },
};
