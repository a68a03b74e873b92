import type { TalkPhrases } from '../phrases.ts';

export const phrases: TalkPhrases = {
  hookQuote: ['Escucha esto: «{text}»', 'Primero, una frase: «{text}»'],
  hookWhatIs: {
    one: ['¿Qué es exactamente {np}?', '¿Qué es {np}?'],
    many: ['¿Qué son exactamente {np}?', '¿Qué son {np}?'],
  },
  topic: {
    thing: ['Hoy hablamos {topic|de}.', 'El tema de hoy: {topic}.', 'El asunto de hoy: {topic}.'],
    clause: ['Hoy vamos a ver {topic}.', 'Hoy vamos a entender {topic}.'],
    question: ['La pregunta de hoy es esta: {topic}', 'Hoy nos preguntamos: {topic}'],
    said: ['De eso hablamos hoy.', 'Ese es el tema de hoy.'],
    subject: ['El tema de hoy: {topic}.', 'Hoy hablamos de {topic}.', 'Sobre la mesa, hoy: {topic}.'],
    recording: [
      'Hoy escuchamos una grabación que se titula {topic}.',
      'La grabación de hoy se titula {topic}.',
    ],
    several: ['Hoy tenemos más de una fuente sobre la mesa: {topic}.', 'Sobre la mesa, hoy: {topic}.'],
    address: ['Hoy leemos un discurso. Empieza así: {topic}.', 'Hoy, un discurso, que empieza así: {topic}.'],
    genres: {
      news: ['Hoy, una noticia: {topic}.', 'La noticia de hoy: {topic}.'],
      story: ['Hoy, una historia: {topic}.', 'La historia de hoy: {topic}.'],
      research: ['Hoy, un estudio: {topic}.', 'Hemos leído un estudio: {topic}.'],
    },
  },
  level: {
    beginner: [
      'No hace falta saber nada de antemano: iremos paso a paso.',
      'Si el tema es nuevo para ti, no hay problema: vamos con calma.',
    ],
    expert: ['Y no nos vamos a saltar los detalles.', 'Y vamos a entrar en los detalles.'],
  },
  comingUp: ['Lo que nos espera: {list}.', 'Por el camino: {list}.', 'En los próximos minutos: {list}.'],
  comingQuestions: ['Entre las preguntas de hoy: {list}', 'Dos preguntas a las que vamos a llegar: {list}'],
  emphasis: ['Y vamos a prestar especial atención {np|a}.', 'Y no perderemos de vista {np}.'],
  emphasisFirst: [
    'Primero, aquello en lo que nos pidieron fijarnos.',
    'Empezamos por lo que hoy había que destacar.',
  ],
  answerFound: ['Veamos qué dice el texto.', 'El texto tiene una respuesta.', 'Vamos directo al grano.'],
  setScene: [
    'Empecemos por el principio.',
    'Pongamos un poco de contexto.',
    'El punto de partida es este.',
    'Primero, el escenario.',
  ],
  bridge: {
    first: {
      thing: ['Empecemos por {ch}.', 'La primera parada es {ch}.'],
      clause: ['Primera pregunta: ¿{ch}?', 'Empecemos por ver {ch}.'],
      question: ['Entonces: {ch}', 'Primera pregunta: {ch}'],
      name: ['Primera parte: {ch}.', 'Para empezar: {ch}.'],
    },
    next: {
      thing: ['Eso nos lleva {ch|a}.', 'Pasemos {ch|a}.', 'Y así llegamos {ch|a}.', 'Vamos ahora con {ch}.'],
      clause: ['¿Y {ch}?', 'Veamos ahora {ch}.', 'De ahí sale otra pregunta: ¿{ch}?'],
      question: [
        'Eso nos lleva a la siguiente pregunta: {ch}',
        'Y entonces: {ch}',
        'Aquí viene la pregunta: {ch}',
      ],
    },
    last: {
      thing: ['Nos queda una parada: {ch}.', 'Y, por último, {ch}.', 'Solo falta hablar {ch|de}.'],
      clause: ['Falta saber {ch}.', 'Y, por último: ¿{ch}?'],
      question: ['Una última pregunta: {ch}', 'Y queda la pregunta: {ch}'],
      name: ['La última parte: {ch}.', 'Para el tramo final: {ch}.'],
    },
  },
  underHeading: { tell: ['{np}: {text}'], ask: ['¿Y {np}?'] },
  askSays: ['¿Y qué dice {who}?'],
  minutes: {
    decisions: ['¿Y qué se decidió?', 'Entonces, ¿qué se decidió?'],
    actions: ['¿Y quién hace qué ahora?', '¿Quién se encarga de qué?'],
    open: ['¿Y qué queda abierto?', '¿Qué falta por resolver?'],
  },
  recap: ['Hasta aquí hemos visto: {list}.', 'Hagamos balance de lo que queda atrás: {list}.'],
  lookBack: [
    'Echemos la vista atrás: {list}. Ese fue el camino de hoy.',
    'Repasemos el camino de hoy: {list}.',
  ],
  nod: [],
  sumUp: {
    ask: ['A ver si lo tengo: {text} ¿Es así?', 'Antes de seguir: {text} ¿Lo he entendido bien?'],
    confirm: ['Así es.', 'Eso es.'],
  },
  react: [],
  askAuthor: [
    'Continúa.',
    '¿Cómo sigue?',
    '¿Y qué viene luego?',
    '¿Qué más cuenta el relato?',
    'Sigue.',
    '¿Qué más dice?',
    '¿Y cómo continúa?',
    '¿Qué más hay ahí?',
  ],
  talk: ['Es una entrevista: uno de nosotros pregunta y el otro lee las respuestas.'],
  askGuest: ['Ya veo.', 'Ajá.', 'Entiendo.', 'Claro.'],
  speakerSays: [
    'En la grabación se dice así: «{text}»',
    'Por lo que se oye allí: «{text}»',
    'Cito la grabación: «{text}»',
  ],
  askSpeaker: [
    '¿Y después?',
    '¿Cómo sigue?',
    '¿Y qué viene luego?',
    '¿Qué más se dice ahí?',
    '¿Y cómo continúa?',
    '¿Qué más se oye?',
  ],
  speakerFirstPerson: [
    'Ahí cada cual habla por sí, así que iremos citando.',
    'Está contado en primera persona, así que habrá citas.',
  ],
  closeAsk: [
    'Si se lo cuentas a alguien esta noche, ¿qué le dices?',
    '¿Y qué queda de todo esto?',
    'Última pregunta: ¿qué guardas de aquí?',
    '¿Qué no habría que olvidar?',
  ],
  takeAway: [
    'Una cosa por encima de todo: {text}',
    'Yo me quedo con esto: {text}',
    'Si es una sola cosa: {text}',
  ],
  closeReturn: [
    'Y, volviendo al principio: {text}',
    'Lo que nos devuelve al comienzo: {text}',
    'Y una última palabra sobre el principio: {text}',
  ],
  closeAnswer: [
    '¿Y la pregunta del principio? {text}',
    'En cuanto a la pregunta con la que abrimos: {text}',
    '¿Y lo que preguntábamos al empezar? {text}',
  ],
  questionAgain: [
    'Volvamos a la pregunta del principio: {question}',
    'Y ahora, la pregunta con la que abrimos: {question}',
  ],
  closeTopic: ['Esto ha sido, en breve: {topic}.', 'Hasta aquí nuestro tema de hoy: {topic}.'],
  monologue: {
    setScene: [
      'Empecemos por el principio.',
      'El punto de partida es este.',
      'Primero, un poco de contexto.',
    ],
    newPoint: ['Hay otra pieza en esta historia.', 'Y hay más.', 'Conviene añadir algo.', 'Y hay algo más.'],
    closeWithEnd: ['Termino como termina el texto.', 'Las últimas líneas del texto lo dicen mejor.'],
    closeWithThought: ['Si hay que quedarse con una sola cosa, que sea esta.', 'Un pasaje se me queda.'],
  },
};
