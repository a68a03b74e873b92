import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Hört euch das an: „{text}“', 'Zuerst ein Satz: „{text}“'],
  hookWhatIs: {
    one: ['Was ist eigentlich {np}?', 'Was genau ist {np}?'],
    many: ['Was sind eigentlich {np}?', 'Was genau sind {np}?'],
  },
  topic: {
    thing: [
      'Unser Thema heute: {topic}.',
      'Heute geht es um Folgendes: {topic}.',
      'Heute im Mittelpunkt: {topic}.',
    ],
    clause: ['Heute wollen wir wissen, {topic}.', 'Heute finden wir heraus, {topic}.'],
    question: ['Die Frage von heute: {topic}', 'Darum geht es heute: {topic}'],
    said: ['Darum geht es heute.', 'Das ist heute unser Thema.'],
    subject: [
      'Unser Thema heute: {topic}.',
      'Heute geht es um ein großes Stichwort: {topic}.',
      'Heute im Mittelpunkt: {topic}.',
    ],
    recording: ['Heute hören wir in eine Aufnahme hinein: {topic}.', 'Die Aufnahme von heute heißt {topic}.'],
    several: [
      'Heute liegt mehr als eine Quelle auf dem Tisch: {topic}.',
      'Auf dem Tisch liegen heute: {topic}.',
    ],
    address: [
      'Heute lesen wir eine Ansprache. Sie beginnt so: {topic}.',
      'Heute eine Ansprache, und so beginnt sie: {topic}.',
    ],
    genres: {
      news: ['Heute eine Nachricht: {topic}.', 'Heute aus den Nachrichten: {topic}.'],
      story: ['Heute eine Geschichte: {topic}.', 'Die Geschichte von heute: {topic}.'],
      research: ['Heute eine Studie: {topic}.', 'Wir haben eine Studie gelesen: {topic}.'],
    },
  },
  level: {
    beginner: [
      'Vorwissen braucht es nicht: Wir gehen Schritt für Schritt.',
      'Wem das alles neu ist, der ist hier richtig: Wir lassen uns Zeit.',
    ],
    expert: ['Und wir lassen die Einzelheiten nicht weg.', 'Und wir gehen ins Detail.'],
  },
  comingUp: ['Gleich bei uns: {list}.', 'Auf dem Weg liegen: {list}.', 'In den nächsten Minuten: {list}.'],
  comingQuestions: ['Zwei der Fragen von heute: {list}', 'Zwei Fragen, zu denen wir kommen: {list}'],
  emphasis: [
    'Besonders im Blick behalten wir dabei: {np}.',
    'Ein Stichwort ist uns dabei besonders wichtig: {np}.',
  ],
  emphasisFirst: [
    'Zuerst zu dem, worauf wir besonders achten sollten.',
    'Wir beginnen mit dem, was heute im Vordergrund stehen soll.',
  ],
  answerFound: [
    'Sehen wir, was der Text dazu sagt.',
    'Der Text hat darauf eine Antwort.',
    'Gehen wir gleich hinein.',
  ],
  setScene: [
    'Fangen wir am Anfang an.',
    'Zuerst ein wenig Hintergrund.',
    'Der Ausgangspunkt ist dieser.',
    'Beginnen wir mit dem, was man wissen muss.',
  ],
  bridge: {
    first: {
      thing: ['Unsere erste Station: {ch}.', 'Beginnen wir hier: {ch}.'],
      clause: ['Sehen wir zuerst, {ch}.', 'Zuerst die Frage, {ch}.'],
      question: ['Also: {ch}', 'Die erste Frage: {ch}'],
      name: ['Der erste Teil: {ch}.', 'Zum Auftakt: {ch}.'],
    },
    next: {
      thing: [
        'Die nächste Station: {ch}.',
        'Weiter geht es: {ch}.',
        'Damit sind wir hier: {ch}.',
        'Und nun: {ch}.',
      ],
      clause: ['Sehen wir nun, {ch}.', 'Bleibt die Frage, {ch}.', 'Jetzt wollen wir wissen, {ch}.'],
      question: ['Da stellt sich die nächste Frage: {ch}', 'Und damit: {ch}', 'Hier kommt die Frage: {ch}'],
    },
    last: {
      thing: ['Eine Station fehlt noch: {ch}.', 'Und zum Schluss: {ch}.', 'Bleibt noch dies: {ch}.'],
      clause: ['Zum Schluss wollen wir wissen, {ch}.', 'Eines fehlt noch: {ch}.'],
      question: ['Eine letzte Frage: {ch}', 'Und es bleibt die Frage: {ch}'],
      name: ['Der letzte Teil: {ch}.', 'Und auf der Zielgeraden: {ch}.'],
    },
  },
  underHeading: { tell: ['{np}: {text}'], ask: ['Und {np}?'] },
  askSays: ['Und was sagt {who}?'],
  minutes: {
    decisions: ['Was wurde also beschlossen?', 'Und was ist beschlossen?'],
    actions: ['Und wer macht jetzt was?', 'Wer kümmert sich um was?'],
    open: ['Und was ist noch offen?', 'Was ist noch nicht geklärt?'],
  },
  recap: ['Bis hierher hatten wir: {list}.', 'Kurz Luft geholt. Hinter uns liegen: {list}.'],
  lookBack: [
    'Ein Blick zurück: {list}. Das war heute unser Weg.',
    'Gehen wir den Weg noch einmal ab: {list}.',
  ],
  nod: [],
  sumUp: {
    ask: [
      'Moment, zum Mitschreiben: {text} Stimmt das so?',
      'Bevor du weitermachst: {text} Habe ich das richtig verstanden?',
    ],
    confirm: ['Stimmt.', 'Ganz richtig.'],
  },
  react: [],
  askAuthor: [
    'Wie heißt es weiter?',
    'Wie geht es weiter?',
    'Was kommt als Nächstes?',
    'Was erzählt der Text noch?',
    'Erzähl weiter.',
    'Lies weiter.',
    'Wie lautet die nächste Stelle?',
    'Was steht da noch?',
  ],
  talk: ['Es ist ein Interview: Einer von uns fragt, der andere liest die Antworten vor.'],
  askGuest: ['Ja.', 'Mhm.', 'Ich verstehe.', 'Und weiter?'],
  speakerSays: [
    'In der Aufnahme klingt das so: „{text}“',
    'So ist es dort zu hören: „{text}“',
    'Ich zitiere aus der Aufnahme: „{text}“',
  ],
  askSpeaker: [
    'Und dann?',
    'Wie geht es weiter?',
    'Was kommt danach?',
    'Was ist da noch zu hören?',
    'Und danach?',
    'Was wird noch gesagt?',
  ],
  speakerFirstPerson: [
    'Dort spricht man für sich selbst, also zitieren wir.',
    'Erzählt wird in der Ich-Form, also hört ihr Zitate.',
  ],
  closeAsk: [
    'Wenn du heute Abend jemandem davon erzählst, was sagst du?',
    'Und was bleibt bei dir hängen?',
    'Letzte Frage: Was nimmst du mit?',
    'Was sollte man sich merken?',
  ],
  takeAway: ['Eines vor allem: {text}', 'Ich nehme das mit: {text}', 'Wenn es nur eines ist: {text}'],
  closeReturn: [
    'Und damit zurück zum Anfang: {text}',
    'Das bringt uns zurück zum Anfang: {text}',
    'Und ein letztes Wort zum Anfang: {text}',
  ],
  closeAnswer: [
    'Und unsere Frage vom Anfang? {text}',
    'Zur Frage, mit der wir begonnen haben: {text}',
    'Und die erste Frage? {text}',
  ],
  questionAgain: [
    'Und damit zu unserer Frage vom Anfang: {question}',
    'Kommen wir zur Frage vom Anfang: {question}',
  ],
  closeTopic: ['Das war, in aller Kürze: {topic}.', 'So weit unser Thema heute: {topic}.'],
  monologue: {
    setScene: ['Fangen wir am Anfang an.', 'Der Ausgangspunkt ist dieser.', 'Zuerst ein wenig Hintergrund.'],
    newPoint: [
      'Noch etwas gehört dazu.',
      'Und das ist nicht alles.',
      'Ein Punkt kommt hinzu.',
      'Es gibt noch eine andere Seite.',
    ],
    closeWithEnd: ['Ich ende, wie der Text endet.', 'Die letzten Zeilen des Textes sagen es am besten.'],
    closeWithThought: ['Wenn nur eines bleiben soll, dann dies.', 'Eine Stelle bleibt mir im Kopf.'],
  },
};
