import type { PlainPhrases } from './plain-phrases.ts';

export const it: PlainPhrases = {
  greeting: ['Ciao!', 'Ciao, e grazie dell’ascolto.', 'Ciao, che bello avervi qui.', 'Salve.'],
  topic: {
    name: ['Il testo di oggi: {topic}.', 'Oggi: {topic}.'],
    unknown: ['Abbiamo letto un testo per voi.', 'Oggi c’è un testo solo, e lo percorriamo insieme.'],
  },
  owner: {
    by: 'di {name}',
    words: 'con le parole di {name}',
    site: 'pubblicato da {site}',
    unnamed: 'raccontato in prima persona',
  },
  guidingQuestion: [
    'Oggi ci guida una domanda: {question}',
    'La domanda che ci porta qui è questa: {question}',
    'Ecco che cosa vogliamo sapere oggi: {question}',
  ],
  answerNear: [
    'Sentiamo che cosa dice il testo intorno a questo.',
    'Ecco il punto in cui il testo ci si avvicina di più.',
    'Vediamo che cosa c’è nel testo a questo proposito.',
  ],
  answerNone: [
    'Con tutta franchezza: il testo non ne dice nulla. Quindi non possiamo rispondere, ma ecco che cosa racconta.',
    'Il testo non tocca questa domanda, e non inventeremo una risposta. Ecco di che cosa parla.',
  ],
  leads: ['La parte che segue: {ch}.', 'Andiamo avanti: {ch}.', 'Nuovo capitolo: {ch}.', 'E adesso: {ch}.'],
  closePlain: ['Da noi è tutto.', 'E questo era il nostro episodio.', 'Per oggi ci fermiamo qui.'],
  credit: [
    'Prima di chiudere: scritto e letto da un’IA, le fonti sono nelle note.',
    'Una nota prima della fine: testo e lettura sono di un’IA, e le note indicano le fonti.',
    'Prima dei saluti: tutto questo l’ha scritto e letto un’IA, con le fonti nelle note.',
  ],
  goodbye: [
    'Scritto e letto da un’intelligenza artificiale, a partire dalle fonti nelle note.',
    'Il copione e le voci sono di un’IA; le fonti sono nelle note.',
    'Copione e voci di un’intelligenza artificiale, fonti nelle note.',
    'Questo episodio l’ha scritto e letto un’IA. Le fonti sono nelle note.',
    'Le nostre voci sono di un’IA, e anche il copione lo è. Le fonti sono nelle note.',
    'Fatto da un’IA, parole e voci, a partire da quello che trovate nelle note.',
    'Per la cronaca: un’IA l’ha scritto e letto. Le note indicano le fonti.',
    'Copione di un’IA, voci di un’IA, e le fonti nelle note dell’episodio.',
    'Avete sentito voci di un’IA e un copione di un’IA. Le fonti sono nelle note.',
    'L’ha scritto un’IA, l’ha letto un’IA. La base è nelle note.',
  ],
  thanks: ['Grazie per l’ascolto.', 'Grazie di essere stati con noi.', 'Grazie per la compagnia.'],
  farewell: ['Alla prossima.', 'A presto.', 'Ci sentiamo nel prossimo episodio.', 'Statemi bene.'],
  monologue: {
    greeting: [
      'Ciao, e grazie per l’ascolto.',
      'Buongiorno a chi ascolta.',
      'Ciao, cominciamo un nuovo episodio.',
    ],
    goodbye: [
      'Per oggi è tutto. Questo episodio è stato scritto e letto da un’intelligenza artificiale, a partire dalle fonti indicate nelle note. Grazie per l’ascolto, e alla prossima.',
      'E questo era il nostro episodio. Il copione e la voce sono di un’intelligenza artificiale, a partire da quanto citato nelle note. Alla prossima.',
    ],
  },
  chapterNames: {
    opening: 'Apertura',
    question: 'La domanda',
    closing: 'Per finire',
  },
  notes: {
    keyPoints: 'I punti chiave',
    about: 'Su questo episodio',
    keywords: 'Parole chiave',
    source: 'Fonte',
    sources: 'Fonti',
    question: 'La domanda',
    unanswered: 'La fonte non risponde a questa domanda, e l’episodio lo dice.',
    shorter: 'Questo episodio è più breve di quanto richiesto, perché la fonte non dice altro.',
    untitledSource: 'un testo incollato',
    disclosure:
      'Il copione è stato scritto e le voci sono state prodotte da un’intelligenza artificiale, solo a partire dal testo di origine.',
  },
};
