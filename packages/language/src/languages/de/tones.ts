import type { Tones } from '../../tones.ts';

export const tones: Tones = {
  warm: {
    greeting: [
      'Hallo, ihr Lieben. Schön, dass ihr da seid.',
      'Herzlich willkommen, macht es euch gemütlich.',
      'Hallo zusammen, wie schön, dass ihr zuhört.',
    ],
    setScene: [
      'Kommt mit, wir fangen ganz vorne an.',
      'Ich nehme euch mit hinein.',
      'Lehnt euch zurück, es geht los.',
    ],
    react: [
      'Oh, das gefällt mir.',
      'Wie schön.',
      'Gut, dass du das erwähnst.',
      'Das ist ein schöner Gedanke.',
      'Danke, das hilft mir.',
    ],
    closeAsk: [
      'Bevor wir uns verabschieden: Was sollen alle mitnehmen?',
      'Schön war es. Was bleibt bei dir hängen?',
    ],
    farewell: [
      'Passt gut auf euch auf.',
      'Lasst es euch gut gehen und bis bald.',
      'Es war uns eine Freude. Bis zum nächsten Mal.',
    ],
    monologue: {
      greeting: [
        'Hallo, ihr Lieben. Schön, dass ihr da seid.',
        'Herzlich willkommen, macht es euch gemütlich.',
        'Hallo zusammen, wie schön, dass ihr zuhört.',
      ],
      setScene: ['Kommt mit, wir fangen ganz vorne an.', 'Ich nehme euch mit hinein.'],
    },
  },
  playful: {
    greeting: [
      'Hallo, hallo! Plätze einnehmen, es geht los.',
      'Na, Ohren gespitzt? Willkommen!',
      'Willkommen, ihr Neugierigen! Auf geht’s.',
    ],
    setScene: ['Vorhang auf!', 'Bereit? Hier kommt das erste Puzzleteil.', 'Anschnallen, los geht’s.'],
    react: ['Ha!', 'Ach was!', 'Na so was!', 'Sag bloß!', 'Das ist was für den Quizabend.'],
    closeAsk: ['Letzte Runde! Was kommt in die Wundertüte?', 'Trommelwirbel, bitte: Was nehmen wir mit?'],
    farewell: ['Tschüssikowski!', 'Bleibt neugierig, bis dann!', 'Und Vorhang. Tschüss!'],
    monologue: {
      greeting: [
        'Hallo, hallo! Plätze einnehmen, es geht los.',
        'Na, Ohren gespitzt? Willkommen!',
        'Willkommen, ihr Neugierigen! Auf geht’s.',
      ],
      setScene: ['Vorhang auf!', 'Anschnallen, los geht’s.'],
    },
  },
  serious: {
    greeting: [
      'Guten Tag.',
      'Guten Tag und willkommen zu dieser Folge.',
      'Willkommen. Wir beginnen ohne Umschweife.',
    ],
    setScene: ['Zunächst die Fakten.', 'Wir beginnen mit dem, was feststeht.', 'Zur Sache.'],
    react: [
      'Verstanden.',
      'Das halten wir fest.',
      'Das ist von Belang.',
      'Ich sehe den Punkt.',
      'Das ist zu bedenken.',
    ],
    closeAsk: ['Abschließend: Was ist der wesentliche Punkt?', 'Zum Schluss: Was ist festzuhalten?'],
    farewell: ['Auf Wiederhören.', 'Wir danken für die Aufmerksamkeit. Auf Wiederhören.', 'Einen guten Tag.'],
    monologue: {
      greeting: [
        'Guten Tag.',
        'Guten Tag und willkommen zu dieser Folge.',
        'Willkommen. Wir beginnen ohne Umschweife.',
      ],
      setScene: ['Zunächst die Fakten.', 'Zur Sache.'],
    },
  },
};
