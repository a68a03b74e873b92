import type { PlainPhrases } from './plain-phrases.ts';

export const de: PlainPhrases = {
  greeting: ['Hallo!', 'Hallo und willkommen.', 'Hallo, schön, dass ihr da seid.', 'Willkommen.'],
  topic: {
    name: ['Unser Text heute: {topic}.', 'Heute: {topic}.'],
    unknown: [
      'Wir haben einen Text für euch gelesen.',
      'Heute gibt es einen einzigen Text, und wir gehen ihn durch.',
    ],
  },
  owner: {
    by: 'von {name}',
    words: 'in den Worten von {name}',
    site: 'erschienen bei {site}',
    unnamed: 'in der ersten Person erzählt',
  },
  guidingQuestion: [
    'Heute führt uns eine Frage: {question}',
    'Eine Frage hat uns hergebracht: {question}',
    'Das wollen wir heute wissen: {question}',
  ],
  answerNear: [
    'Hören wir, was der Text rund um diese Frage sagt.',
    'An dieser Stelle kommt der Text der Frage am nächsten.',
    'Sehen wir, was im Text dazu steht.',
  ],
  answerNone: [
    'Ganz ehrlich: Dazu sagt der Text nichts. Beantworten können wir das also nicht, aber hört, wovon er erzählt.',
    'Diese Frage berührt der Text nicht, und erfinden werden wir nichts. Erzählt wird dort dies.',
  ],
  leads: ['Der nächste Teil: {ch}.', 'Weiter im Text: {ch}.', 'Ein neues Kapitel: {ch}.', 'Und jetzt: {ch}.'],
  closePlain: ['Das war unser Blick darauf.', 'So weit von uns beiden.', 'Und das war unsere Folge.'],
  credit: [
    'Eins noch: Text und Ton sind von einer KI, die Quellen stehen in den Notizen.',
    'Kurz vor Schluss: geschrieben und gesprochen von einer KI, Quellen in den Notizen.',
    'Vor dem Schluss: Skript und Sprache sind von einer KI, Quellen in den Notizen.',
  ],
  goodbye: [
    'Geschrieben und gesprochen von einer KI, nach den Quellen in den Notizen.',
    'Text und Stimmen sind von einer KI; die Quellen stehen in den Notizen.',
    'Skript und Stimmen kommen von einer KI, die Quellen stehen in den Notizen.',
    'Diese Folge hat eine KI geschrieben und gesprochen. Die Quellen stehen in den Notizen.',
    'Unsere Stimmen sind KI-Stimmen, und auch das Skript stammt von einer KI. Die Quellen stehen in den Notizen.',
    'Gemacht von einer KI, Worte und Stimmen, nach dem, was in den Notizen steht.',
    'Der Ordnung halber: Eine KI hat das geschrieben und gesprochen. Die Notizen nennen die Quellen.',
    'Skript von einer KI, Stimmen von einer KI, Quellen in den Notizen.',
    'Das waren KI-Stimmen und ein KI-Skript. Die Quellen stehen in den Notizen.',
    'Eine KI hat es geschrieben, eine KI hat es gesprochen. Die Grundlage steht in den Notizen.',
  ],
  thanks: ['Danke fürs Zuhören.', 'Schön, dass ihr dabei wart.', 'Danke, dass ihr zugehört habt.'],
  farewell: ['Bis zum nächsten Mal.', 'Macht es gut.', 'Wir hören uns in der nächsten Folge.', 'Bis bald.'],
  monologue: {
    greeting: [
      'Hallo und herzlich willkommen.',
      'Guten Tag und danke fürs Zuhören.',
      'Willkommen zu einer neuen Folge.',
    ],
    goodbye: [
      'Das war es für heute. Diese Folge wurde von künstlicher Intelligenz geschrieben und gesprochen, nach den Quellen, die in den Notizen stehen. Danke fürs Zuhören und bis zum nächsten Mal.',
      'Das war unsere Folge. Skript und Stimme kommen von künstlicher Intelligenz, nach dem, was in den Notizen steht. Bis zum nächsten Mal.',
    ],
  },
  chapterNames: {
    opening: 'Zum Auftakt',
    question: 'Die Frage',
    closing: 'Was bleibt',
  },
  notes: {
    keyPoints: 'Das Wichtigste in Kürze',
    about: 'Über diese Folge',
    keywords: 'Stichwörter',
    source: 'Quelle',
    sources: 'Quellen',
    question: 'Die Frage',
    unanswered: 'Die Quelle beantwortet diese Frage nicht, und die Folge sagt das auch.',
    shorter: 'Diese Folge ist kürzer als gewünscht, denn mehr gibt die Quelle nicht her.',
    untitledSource: 'ein eingefügter Text',
    disclosure:
      'Das Skript wurde von künstlicher Intelligenz geschrieben und gesprochen, allein nach dem Quelltext.',
  },
};
