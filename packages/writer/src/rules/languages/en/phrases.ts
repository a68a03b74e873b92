import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Listen to this: “{text}”', 'One line first: “{text}”'],
  hookWhatIs: {
    one: ['What exactly is {np}?', 'What is {np}?'],
    many: ['What exactly are {np}?', 'What are {np}?'],
  },
  topic: {
    thing: [
      'Today we’re talking about {topic}.',
      'Our subject today is {topic}.',
      'Today it’s all about {topic}.',
    ],
    clause: ['Today we find out {topic}.', 'Today’s story is about {topic}.', 'Today we look at {topic}.'],
    question: ['Today’s question: {topic}', 'The question we follow today: {topic}'],
    said: ['That’s our subject today.', 'That’s what today is about.'],
    subject: ['Today we’re talking about {topic}.', 'Today: {topic}.', 'Our subject today is {topic}.'],
    recording: ['Today we listen in on {topic}.', 'Today we go through a recording called {topic}.'],
    several: ['On the table today: {topic}.', 'We’ve read more than one source for you: {topic}.'],
    address: [
      'Today we read an address. It begins: {topic}.',
      'An address today, and this is how it begins: {topic}.',
    ],
    genres: {
      news: ['A news story today: {topic}.', 'Today, from the news: {topic}.'],
      story: ['A story today: {topic}.', 'Today, a story: {topic}.'],
      research: ['A study today: {topic}.', 'We’ve read a study for you: {topic}.'],
    },
  },
  level: {
    beginner: [
      'No background needed: we’ll take it step by step.',
      'If all of this is new to you, you’re in the right place.',
    ],
    expert: ['We’ll keep the details in.', 'And we’ll go into the details.'],
  },
  comingUp: ['Coming up: {list}.', 'On the way: {list}.', 'In the next minutes: {list}.'],
  comingQuestions: [
    'Among today’s questions: {list}',
    'Two things people ask, and we’ll get to both: {list}',
  ],
  emphasis: ['And we’ll keep a special eye on {np}.', 'We’ll pay particular attention to {np}.'],
  emphasisFirst: [
    'First, the part we were asked to look at closely.',
    'We start with what was to be stressed today.',
  ],
  answerFound: ['Here’s what the text tells us.', 'The text speaks to that.', 'Let’s go straight to it.'],
  setScene: [
    'Let me set the scene.',
    'Let’s start at the beginning.',
    'Here’s where it starts.',
    'A little background first.',
  ],
  bridge: {
    first: {
      thing: ['Let’s start with {ch}.', 'Let’s begin with {ch}.'],
      clause: ['First, let’s look at {ch}.', 'Let’s start with {ch}.'],
      question: ['So: {ch}', 'First question: {ch}'],
      name: ['First up: {ch}.', 'Part one: {ch}.'],
    },
    next: {
      thing: [
        'That brings us to {ch}.',
        'Let’s turn to {ch}.',
        'Let’s move on to {ch}.',
        'Which takes us to {ch}.',
      ],
      clause: ['Let’s look at {ch}.', 'That brings us to {ch}.', 'Now let’s see {ch}.'],
      question: ['Which raises the question: {ch}', 'So, {ch}', 'Here’s the next question: {ch}'],
    },
    last: {
      thing: ['One stop left: {ch}.', 'That leaves {ch}.', 'And finally, {ch}.'],
      clause: ['Last of all, let’s see {ch}.', 'One thing left: {ch}.'],
      question: ['One last question: {ch}', 'Which leaves us with this: {ch}'],
      name: ['The last part: {ch}.', 'One more chapter: {ch}.'],
    },
  },
  underHeading: { tell: ['{np}: {text}'], ask: ['And {np}?', 'What about {np}?'] },
  askSays: ['And what does {who} say?'],
  minutes: {
    decisions: ['So what was decided?', 'What did they decide?'],
    actions: ['And who does what now?', 'Who takes care of what?'],
    open: ['And what is still open?', 'What has not been settled?'],
  },
  recap: ['So far we’ve had {list}.', 'Let’s take stock. Behind us: {list}.'],
  lookBack: [
    'Let’s look back for a moment: {list}. That was our way today.',
    'That was quite a way: {list}.',
  ],
  nod: [],
  sumUp: {
    ask: [
      'Let me check I have this: {text} Is that right?',
      'Before you go on: {text} Have I got that right?',
    ],
    confirm: ['That’s right.', 'You’ve got it.'],
  },
  react: [],
  askAuthor: [
    'Keep going.',
    'How does it go on?',
    'What comes next?',
    'And what does the author say next?',
    'Go on.',
    'What else is in there?',
    'What else does the author say?',
    'How does the author put it?',
  ],
  talk: ['It’s an interview: one of us asks, the other reads the answers.'],
  askGuest: ['Go on.', 'I see.', 'Mm-hm.', 'Tell us more.'],
  speakerSays: [
    'In the recording it goes like this: “{text}”',
    'As it is heard there: “{text}”',
    'I’ll quote from the recording: “{text}”',
  ],
  askSpeaker: [
    'And then?',
    'How does it go on?',
    'What comes next?',
    'What else is said there?',
    'And after that?',
    'What does the speaker say next?',
  ],
  speakerFirstPerson: [
    'People speak for themselves there, so we’ll quote them.',
    'It’s told by those who were there, so you’ll hear quotes.',
  ],
  closeAsk: [
    'If you tell a friend about this tonight, what do you say?',
    'So what sticks with you?',
    'Last question: what do you keep from this?',
    'What would you not want people to miss?',
  ],
  takeAway: ['One thing above all: {text}', 'What I’d pass on: {text}', 'If it’s one thing: {text}'],
  closeReturn: [
    'And to come back to where we began: {text}',
    'Which brings us back to the start: {text}',
    'And a last word on where we began: {text}',
  ],
  closeAnswer: [
    'And our question from the start? {text}',
    'As for the question we opened with: {text}',
    'And the question at the beginning? {text}',
  ],
  questionAgain: [
    'Back to our first question: {question}',
    'Which brings us to the question from the start: {question}',
  ],
  closeTopic: ['That was our look at {topic}.', 'And that was our time with {topic}.'],
  monologue: {
    setScene: ['Let’s start at the beginning.', 'Here’s where it starts.', 'First, a little background.'],
    newPoint: [
      'There’s another piece to this.',
      'Something else belongs here.',
      'And there’s more.',
      'Then there’s this.',
    ],
    closeWithEnd: ['I’ll end where the text ends.', 'The last lines of the text say it best.'],
    closeWithThought: ['If you keep one thing from all this, keep this.', 'One passage stays with me.'],
  },
};
