import type { Tones } from '../../tones.ts';

export const tones: Tones = {
  warm: {
    greeting: [
      'Ciao, cari ascoltatori. Che bello avervi qui.',
      'Benvenuti, amici. Mettetevi comodi.',
      'Ciao a tutti, e un benvenuto di cuore.',
    ],
    setScene: ['Venite, partiamo dall’inizio.', 'Lasciate che vi accompagni.', 'Con calma, cominciamo.'],
    react: [
      'Oh, questo mi piace.',
      'Che bello saperlo.',
      'Fai bene a dirlo.',
      'È un bel pensiero.',
      'Grazie, questo aiuta.',
    ],
    closeAsk: [
      'Prima di salutarci: che cosa vorresti che restasse?',
      'È stato bello condividerlo. Che cosa ti resta?',
    ],
    farewell: ['Abbiate cura di voi.', 'State bene, e tornate presto.', 'È stato un piacere. Alla prossima.'],
    monologue: {
      greeting: [
        'Ciao, cari ascoltatori. Che bello avervi qui.',
        'Benvenuti, amici. Mettetevi comodi.',
        'Ciao a tutti, e un benvenuto di cuore.',
      ],
      setScene: ['Venite, partiamo dall’inizio.', 'Lasciate che vi accompagni.'],
    },
  },
  playful: {
    greeting: [
      'Ehilà! Tutti ai posti, comincia lo spettacolo.',
      'Allora, orecchie pronte? Benvenuti!',
      'Benvenuti, curiosi! Si parte.',
    ],
    setScene: [
      'Su il sipario!',
      'Pronti? Ecco il primo pezzo del puzzle.',
      'Allacciate le cinture, si parte.',
    ],
    react: ['Ah!', 'Ma dai!', 'Guarda un po’!', 'Non mi dire!', 'Questa è da serata quiz.'],
    closeAsk: [
      'Ultimo giro! Che cosa mettiamo nel sacchetto delle sorprese?',
      'Rullo di tamburi: che cosa ci portiamo a casa?',
    ],
    farewell: ['Ciao ciao!', 'Restate curiosi, a presto!', 'E sipario. Ciao!'],
    monologue: {
      greeting: [
        'Ehilà! Tutti ai posti, comincia lo spettacolo.',
        'Allora, orecchie pronte? Benvenuti!',
        'Benvenuti, curiosi! Si parte.',
      ],
      setScene: ['Su il sipario!', 'Allacciate le cinture, si parte.'],
    },
  },
  serious: {
    greeting: [
      'Buongiorno.',
      'Buongiorno, e benvenuti a questa puntata.',
      'Benvenuti. Cominciamo senza preamboli.',
    ],
    setScene: ['Innanzitutto, i fatti.', 'Partiamo da ciò che è accertato.', 'Veniamo al punto.'],
    react: [
      'Capito.',
      'Ne prendo nota.',
      'È un dato rilevante.',
      'Vedo il punto.',
      'È bene tenerlo presente.',
    ],
    closeAsk: ['In conclusione: qual è il punto essenziale?', 'Per chiudere: che cosa va ricordato?'],
    farewell: ['Arrivederci.', 'Grazie dell’attenzione. Arrivederci.', 'Buona giornata.'],
    monologue: {
      greeting: [
        'Buongiorno.',
        'Buongiorno, e benvenuti a questa puntata.',
        'Benvenuti. Cominciamo senza preamboli.',
      ],
      setScene: ['Innanzitutto, i fatti.', 'Veniamo al punto.'],
    },
  },
};
