import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Ach, schön.', 'Wie schön.'],
    takeAway: ['Etwas zum Mitnehmen: {text}', 'Ich fände es schön, wenn das bliebe: {text}'],
    closePlain: ['Danke, dass ihr bis hierher dabei wart.', 'Schön, dass wir das teilen konnten.'],
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
    react: ['{number}. Schön, dass du das sagst.', '{number}. Danke, das hilft.'],
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
    nod: ['Ha!', 'Na so was.', 'Hoppla.'],
    takeAway: ['In die Tasche wandert: {text}', 'Und der Preis geht an: {text}'],
    closePlain: ['Und Vorhang!', 'Licht aus, Schluss!'],
    greeting: [
      'Hallo, hallo! Plätze einnehmen, es geht los.',
      'Na, Ohren gespitzt? Willkommen!',
      'Willkommen, ihr Neugierigen! Auf geht’s.',
    ],
    setScene: ['Vorhang auf!', 'Bereit? Hier kommt das erste Puzzleteil.', 'Anschnallen, los geht’s.'],
    react: ['{number}? Nicht dein Ernst!', '{number}! Das kommt ins Kneipenquiz.'],
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
    nod: ['In der Tat.', 'Verstanden.'],
    takeAway: ['Der wesentliche Punkt: {text}', 'Festzuhalten ist vor allem: {text}'],
    closePlain: ['Damit ist die Sache dargestellt.', 'Hiermit schließen wir das Thema.'],
    greeting: [
      'Guten Tag.',
      'Guten Tag und willkommen zu dieser Folge.',
      'Willkommen. Wir beginnen ohne Umschweife.',
    ],
    setScene: ['Zunächst die Fakten.', 'Wir beginnen mit dem, was feststeht.', 'Zur Sache.'],
    react: ['{number}. Das ist festzuhalten.', '{number}. Notiert.'],
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
