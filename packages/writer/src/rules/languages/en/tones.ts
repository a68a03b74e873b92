import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Oh, nice.', 'Ah, good.'],
    takeAway: ['Something to hold on to: {text}', 'I’d love people to keep this: {text}'],
    closePlain: ['Thank you for staying with us to the end.', 'How nice that you listened along.'],
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
    react: ['{number}. I’m glad you mention it.', '{number}. Thank you, that helps.'],
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
    nod: ['Ha!', 'Ooh.', 'Well, well.'],
    takeAway: ['Into the pocket goes this: {text}', 'And the winner is: {text}'],
    closePlain: ['And that’s the ball game!', 'Lights off, pencils down!'],
    greeting: [
      'Hello, hello! Seats, please, the show begins.',
      'Well, hi there! Ears at the ready?',
      'Welcome, curious people! Off we go.',
    ],
    setScene: ['Curtain up!', 'Ready? Here comes the first piece of the puzzle.', 'Buckle up, here we go.'],
    react: ['{number}? No way!', '{number}! One for the quiz night.'],
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
    nod: ['Indeed.', 'Understood.'],
    takeAway: ['The essential point: {text}', 'To be retained above all: {text}'],
    closePlain: ['That concludes the matter.', 'With that, the subject is covered.'],
    greeting: ['Good day.', 'Good day, and welcome to this episode.', 'Welcome. We begin directly.'],
    setScene: ['First, the facts.', 'We begin with what is established.', 'To the matter itself.'],
    react: ['{number}. Noted.', '{number}. That needs to be kept in mind.'],
    closeAsk: ['In conclusion: what is the essential point?', 'To close: what should be retained?'],
    farewell: ['Goodbye.', 'We thank you for your attention. Goodbye.', 'Good day to you.'],
    monologue: {
      greeting: ['Good day.', 'Good day, and welcome to this episode.', 'Welcome. We begin directly.'],
      setScene: ['First, the facts.', 'To the matter itself.'],
    },
  },
};
