import type { PlainPhrases } from './plain-phrases.ts';

export const it: PlainPhrases = {
  greeting: {
    balanced: ['Ciao!', 'Ciao, e grazie dell’ascolto.', 'Ciao, che bello avervi qui.', 'Salve.'],
    warm: ['Ciao, e un benvenuto di cuore.', 'Ciao, che bello avervi qui.'],
    playful: ['Ehilà! Si parte.', 'Allora, orecchie pronte?'],
    serious: ['Buongiorno.', 'Buongiorno, e benvenuti a questa puntata.'],
  },
  wasTitle: 'Abbiamo ascoltato {title}.',
  wasTitleBy: 'Abbiamo ascoltato {title}, di {name}.',
  wasBy: 'Il testo è di {name}.',
  guidingQuestion: [
    'Oggi ci guida una domanda: {question}',
    'La domanda che ci porta qui è questa: {question}',
    'Ecco che cosa vogliamo sapere oggi: {question}',
  ],
  answerFound: ['Il testo risponde.', 'La risposta è nel testo.'],
  answerNear: [
    'Sentiamo che cosa dice il testo intorno a questo.',
    'Ecco il punto in cui il testo ci si avvicina di più.',
    'Vediamo che cosa c’è nel testo a questo proposito.',
  ],
  answerNone: [
    'Con tutta franchezza: il testo non ne dice nulla. Quindi non possiamo rispondere, ma ecco che cosa racconta.',
    'Il testo non tocca questa domanda, e non inventeremo una risposta. Ecco di che cosa parla.',
  ],
  madeBy: [
    'Scritto e letto da un’intelligenza artificiale, a partire dalle fonti nelle note.',
    'L’ha scritto e letto un’IA; le fonti sono nelle note.',
  ],
  thanks: ['Grazie per l’ascolto.', 'Grazie di essere stati con noi.', 'Grazie per la compagnia.'],
  farewell: {
    balanced: ['Alla prossima.', 'A presto.', 'Ci sentiamo nel prossimo episodio.', 'Statemi bene.'],
    warm: ['Abbiate cura di voi.', 'State bene, e tornate presto.'],
    playful: ['Restate curiosi, a presto!', 'Ciao ciao!'],
    serious: ['Arrivederci.', 'Buona giornata.'],
  },
  chapterNames: {
    opening: 'Apertura',
    question: 'La domanda',
    closing: 'Per finire',
  },
  notes: {
    keyPoints: 'I punti chiave',
    about: 'Su questo episodio',
    source: 'Fonte',
    sources: 'Fonti',
    question: 'La domanda',
    unanswered: 'La fonte non risponde a questa domanda, e l’episodio lo dice.',
    untitledSource: 'un testo incollato',
    disclosure:
      'Il copione è stato scritto e le voci sono state prodotte da un’intelligenza artificiale, solo a partire dal testo di origine.',
  },
};
