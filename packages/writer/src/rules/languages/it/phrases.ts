import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Sentite questa: «{text}»', 'Prima, una frase: «{text}»'],
  hookWhatIs: {
    one: ['Che cos’è esattamente {np}?', 'Che cos’è {np}?'],
    many: ['Che cosa sono esattamente {np}?', 'Che cosa sono {np}?'],
  },
  topic: {
    thing: ['Oggi parliamo {topic|di}.', 'Il tema di oggi: {topic}.', 'Al centro, oggi: {topic}.'],
    clause: ['Oggi vediamo {topic}.', 'Oggi proviamo a capire {topic}.'],
    question: ['La domanda di oggi è questa: {topic}', 'Oggi ci chiediamo: {topic}'],
    said: ['Di questo parliamo oggi.', 'È il tema di oggi.'],
    subject: ['Il tema di oggi: {topic}.', 'Al centro, oggi: {topic}.', 'Oggi si parla di questo: {topic}.'],
    recording: [
      'Oggi ascoltiamo una registrazione intitolata {topic}.',
      'La registrazione di oggi si intitola {topic}.',
    ],
    several: ['Oggi abbiamo più di una fonte sul tavolo: {topic}.', 'Sul tavolo, oggi: {topic}.'],
    address: [
      'Oggi leggiamo un discorso. Comincia così: {topic}.',
      'Oggi un discorso, che comincia così: {topic}.',
    ],
    genres: {
      news: ['Oggi una notizia: {topic}.', 'La notizia di oggi: {topic}.'],
      story: ['Oggi una storia: {topic}.', 'La storia di oggi: {topic}.'],
      research: ['Oggi uno studio: {topic}.', 'Abbiamo letto uno studio: {topic}.'],
    },
  },
  level: {
    beginner: [
      'Non serve sapere nulla prima: andiamo passo per passo.',
      'Se il tema è nuovo, nessun problema: ce la prendiamo con calma.',
    ],
    expert: ['E non salteremo i dettagli.', 'Ed entreremo nei dettagli.'],
  },
  comingUp: ['Tra poco: {list}.', 'Lungo la strada: {list}.', 'Nei prossimi minuti: {list}.'],
  comingQuestions: ['Tra le domande di oggi: {list}', 'Due domande a cui arriveremo: {list}'],
  emphasis: ['E daremo un’attenzione particolare {np|a}.', 'E terremo d’occhio un punto: {np}.'],
  emphasisFirst: [
    'Prima, la parte su cui ci è stato chiesto di soffermarci.',
    'Cominciamo da ciò che oggi andava messo in evidenza.',
  ],
  answerFound: ['Vediamo che cosa dice il testo.', 'Il testo ha una risposta.', 'Andiamo subito al punto.'],
  setScene: [
    'Cominciamo dall’inizio.',
    'Prima, un po’ di contesto.',
    'Il punto di partenza è questo.',
    'Mettiamo a fuoco la scena.',
  ],
  bridge: {
    first: {
      thing: ['Cominciamo {ch|da}.', 'Prima tappa: {ch}.'],
      clause: ['Vediamo prima {ch}.', 'Prima domanda: {ch}?'],
      question: ['Allora: {ch}', 'Prima domanda: {ch}'],
      name: ['Prima parte: {ch}.', 'Per cominciare: {ch}.'],
    },
    next: {
      thing: [
        'E così arriviamo {ch|a}.',
        'Passiamo {ch|a}.',
        'Parliamo ora {ch|di}.',
        'Prossima tappa: {ch}.',
      ],
      clause: ['E {ch}?', 'Vediamo ora {ch}.', 'Di qui un’altra domanda: {ch}?'],
      question: ['Il che porta alla prossima domanda: {ch}', 'E allora: {ch}', 'Ecco la domanda: {ch}'],
    },
    last: {
      thing: ['Ci resta una tappa: {ch}.', 'E per finire, {ch}.', 'Non resta che parlare {ch|di}.'],
      clause: ['Resta da vedere {ch}.', 'E per finire: {ch}?'],
      question: ['Un’ultima domanda: {ch}', 'E resta la domanda: {ch}'],
      name: ['L’ultima parte: {ch}.', 'Per il tratto finale: {ch}.'],
    },
  },
  underHeading: { tell: ['{np}: {text}'], ask: ['E {np}?'] },
  askSays: ['E che cosa dice {who}?'],
  minutes: {
    decisions: ['Allora, che cosa è stato deciso?', 'E che cosa si è deciso?'],
    actions: ['E adesso chi fa che cosa?', 'Chi si occupa di che cosa?'],
    open: ['E che cosa resta aperto?', 'Che cosa non è ancora risolto?'],
  },
  recap: ['Fin qui abbiamo visto: {list}.', 'Facciamo il punto. Alle spalle abbiamo: {list}.'],
  lookBack: [
    'Uno sguardo indietro: {list}. Questa era la strada di oggi.',
    'Ripercorriamo la strada: {list}.',
  ],
  nod: [],
  sumUp: {
    ask: ['Fammi capire se ci sono: {text} È così?', 'Prima di andare avanti: {text} Ho capito bene?'],
    confirm: ['È così.', 'Giusto.'],
  },
  react: [],
  askAuthor: [
    'Vai avanti.',
    'Come continua?',
    'E che cosa viene dopo?',
    'Che cos’altro racconta il testo?',
    'Continua.',
    'Che altro dice?',
    'E il passo seguente?',
    'Che cos’altro c’è?',
  ],
  talk: ['È un’intervista: uno di noi fa le domande, l’altro legge le risposte.'],
  askGuest: ['Capisco.', 'Certo.', 'Mm-hm.', 'Ho capito.'],
  speakerSays: [
    'Nella registrazione si sente così: «{text}»',
    'Così come si sente: «{text}»',
    'Cito la registrazione: «{text}»',
  ],
  askSpeaker: [
    'E poi?',
    'Come continua?',
    'E che cosa viene dopo?',
    'Che cos’altro si dice?',
    'E dopo?',
    'Che cos’altro si sente?',
  ],
  speakerFirstPerson: [
    'Lì ognuno parla per sé, quindi citeremo.',
    'È raccontato in prima persona, quindi sentirete delle citazioni.',
  ],
  closeAsk: [
    'Se stasera lo racconti a qualcuno, che cosa dici?',
    'E che cosa resta di tutto questo?',
    'Ultima domanda: che cosa ti porti via?',
    'Che cosa non va perso?',
  ],
  takeAway: ['Una cosa prima di tutto: {text}', 'Io mi porto via questo: {text}', 'Se è una sola: {text}'],
  closeReturn: [
    'E per tornare all’inizio: {text}',
    'Il che ci riporta al punto di partenza: {text}',
    'E un’ultima parola sull’inizio: {text}',
  ],
  closeAnswer: [
    'E la domanda dell’inizio? {text}',
    'Quanto alla domanda con cui abbiamo aperto: {text}',
    'E la prima domanda, allora? {text}',
  ],
  questionAgain: [
    'Torniamo alla domanda dell’inizio: {question}',
    'Ed ecco la domanda con cui abbiamo aperto: {question}',
  ],
  closeTopic: ['Questo, in breve, il tema di oggi: {topic}.', 'Fin qui il nostro tema di oggi: {topic}.'],
  monologue: {
    setScene: ['Cominciamo dall’inizio.', 'Il punto di partenza è questo.', 'Prima, un po’ di contesto.'],
    newPoint: [
      'C’è un altro pezzo in questa storia.',
      'E non è tutto.',
      'Va aggiunto un punto.',
      'E c’è dell’altro.',
    ],
    closeWithEnd: ['Finisco come finisce il testo.', 'Le ultime righe del testo lo dicono meglio.'],
    closeWithThought: ['Se deve restare una cosa sola, che sia questa.', 'Un passo mi resta in mente.'],
  },
};
