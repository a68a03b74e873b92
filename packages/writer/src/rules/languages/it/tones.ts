import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Ah, che bello.', 'Che bella cosa.'],
    takeAway: ['Qualcosa da tenere con sé: {text}', 'Mi piacerebbe che restasse questo: {text}'],
    closePlain: ['Che bello che siate arrivati fin qui.', 'È stato bello condividerlo.'],
    greeting: [
      'Ciao, cari ascoltatori. Che bello avervi qui.',
      'Benvenuti, amici. Mettetevi comodi.',
      'Ciao a tutti, e un benvenuto di cuore.',
    ],
    setScene: ['Venite, partiamo dall’inizio.', 'Lasciate che vi accompagni.', 'Con calma, cominciamo.'],
    react: ['{number}. Bello che tu lo dica.', '{number}. Grazie, questo aiuta.'],
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
    nod: ['Ah!', 'Ma guarda.', 'Ohi.'],
    takeAway: ['In tasca va questo: {text}', 'E il premio va a: {text}'],
    closePlain: ['E sipario!', 'Luci spente, si chiude!'],
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
    react: ['{number}? Ma dai!', '{number}! Questa è da quiz.'],
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
    nod: ['In effetti.', 'Comprendo.'],
    takeAway: ['Il punto essenziale: {text}', 'Da tenere presente prima di tutto: {text}'],
    closePlain: ['Con questo la materia è esposta.', 'Qui si chiude l’argomento.'],
    greeting: [
      'Buongiorno.',
      'Buongiorno, e benvenuti a questa puntata.',
      'Benvenuti. Cominciamo senza preamboli.',
    ],
    setScene: ['Innanzitutto, i fatti.', 'Partiamo da ciò che è accertato.', 'Veniamo al punto.'],
    react: ['{number}. Annotato.', '{number}. È un dato da tenere presente.'],
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
