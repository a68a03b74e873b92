import type { PlainPhrases } from './plain-phrases.ts';

export const de: PlainPhrases = {
  greeting: {
    balanced: ['Hallo!', 'Hallo und willkommen.', 'Hallo, schön, dass ihr da seid.', 'Willkommen.'],
    warm: ['Hallo, ihr Lieben.', 'Hallo zusammen, wie schön, dass ihr zuhört.'],
    playful: ['Hallo, hallo! Auf geht’s.', 'Na, Ohren gespitzt?'],
    serious: ['Guten Tag.', 'Guten Tag und willkommen.'],
  },
  wasTitle: 'Das war {title}.',
  wasTitleBy: 'Das war {title} von {name}.',
  wasBy: 'Der Text ist von {name}.',
  guidingQuestion: [
    'Heute führt uns eine Frage: {question}',
    'Eine Frage hat uns hergebracht: {question}',
    'Das wollen wir heute wissen: {question}',
  ],
  answerFound: ['Der Text beantwortet das.', 'Die Antwort steht im Text.'],
  answerNear: [
    'Hören wir, was der Text rund um diese Frage sagt.',
    'An dieser Stelle kommt der Text der Frage am nächsten.',
    'Sehen wir, was im Text dazu steht.',
  ],
  answerNone: [
    'Ganz ehrlich: Dazu sagt der Text nichts. Beantworten können wir das also nicht, aber hört, wovon er erzählt.',
    'Diese Frage berührt der Text nicht, und erfinden werden wir nichts. Erzählt wird dort dies.',
  ],
  madeBy: [
    'Geschrieben und gesprochen von einer KI, nach den Quellen in den Notizen.',
    'Geschrieben und gesprochen hat das eine KI; die Quellen stehen in den Notizen.',
  ],
  thanks: ['Danke fürs Zuhören.', 'Schön, dass ihr dabei wart.', 'Danke, dass ihr zugehört habt.'],
  farewell: {
    balanced: ['Bis zum nächsten Mal.', 'Macht es gut.', 'Wir hören uns in der nächsten Folge.', 'Bis bald.'],
    warm: ['Passt gut auf euch auf.', 'Lasst es euch gut gehen und bis bald.'],
    playful: ['Bleibt neugierig, bis dann!', 'Tschüssikowski!'],
    serious: ['Auf Wiederhören.', 'Einen guten Tag.'],
  },
  chapterNames: {
    opening: 'Zum Auftakt',
    question: 'Die Frage',
    closing: 'Was bleibt',
  },
  notes: {
    keyPoints: 'Das Wichtigste in Kürze',
    about: 'Über diese Folge',
    source: 'Quelle',
    sources: 'Quellen',
    question: 'Die Frage',
    unanswered: 'Die Quelle beantwortet diese Frage nicht, und die Folge sagt das auch.',
    untitledSource: 'ein eingefügter Text',
    disclosure:
      'Das Skript wurde von künstlicher Intelligenz geschrieben und gesprochen, allein nach dem Quelltext.',
  },
};
