import type { Phrases } from '../../phrases.ts';

export const phrases: Phrases = {
  greeting: ['Hallo!', 'Hallo und willkommen.', 'Hallo, schön, dass ihr da seid.', 'Willkommen.'],
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
    name: ['Unser Text heute: {topic}.', 'Heute: {topic}.'],
    unknown: [
      'Wir haben einen Text für euch gelesen.',
      'Heute gibt es einen einzigen Text, und wir gehen ihn durch.',
    ],
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
  owner: {
    by: 'von {name}',
    words: 'in den Worten von {name}',
    site: 'erschienen bei {site}',
    unnamed: 'in der ersten Person erzählt',
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
  guidingQuestion: [
    'Heute führt uns eine Frage: {question}',
    'Eine Frage hat uns hergebracht: {question}',
    'Das wollen wir heute wissen: {question}',
  ],
  answerFound: [
    'Sehen wir, was der Text dazu sagt.',
    'Der Text hat darauf eine Antwort.',
    'Gehen wir gleich hinein.',
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
      name: [
        'Der nächste Teil: {ch}.',
        'Weiter im Text: {ch}.',
        'Ein neues Kapitel: {ch}.',
        'Und jetzt: {ch}.',
      ],
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
  react: ['{number}.'],
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
    setScene: ['Fangen wir am Anfang an.', 'Der Ausgangspunkt ist dieser.', 'Zuerst ein wenig Hintergrund.'],
    newPoint: [
      'Noch etwas gehört dazu.',
      'Und das ist nicht alles.',
      'Ein Punkt kommt hinzu.',
      'Es gibt noch eine andere Seite.',
    ],
    closeWithEnd: ['Ich ende, wie der Text endet.', 'Die letzten Zeilen des Textes sagen es am besten.'],
    closeWithThought: ['Wenn nur eines bleiben soll, dann dies.', 'Eine Stelle bleibt mir im Kopf.'],
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
