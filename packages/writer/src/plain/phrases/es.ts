import type { PlainPhrases } from './plain-phrases.ts';

export const es: PlainPhrases = {
  greeting: {
    balanced: ['¡Hola!', 'Hola, qué tal.', 'Hola, qué bien tenerte aquí.', 'Hola a todo el mundo.'],
    warm: ['Hola, y una bienvenida muy cálida.', 'Hola, qué gusto tenerlos aquí.'],
    playful: ['¡Hola, hola! Allá vamos.', '¿Orejas listas? ¡Hola!'],
    serious: ['Buenos días.', 'Buenos días, y gracias por escuchar.'],
  },
  wasTitle: 'Hemos escuchado {title}.',
  wasTitleBy: 'Hemos escuchado {title}, de {name}.',
  wasBy: 'El texto es de {name}.',
  guidingQuestion: [
    'Hoy tenemos una pregunta sobre la mesa: {question}',
    'La pregunta que nos trae aquí es esta: {question}',
    'Esto es lo que queremos saber hoy: {question}',
  ],
  answerFound: ['El texto responde a eso.', 'La respuesta está en el texto.'],
  answerNear: [
    'Veamos lo que dice el texto en torno a eso.',
    'Este es el pasaje que más se acerca.',
    'Escuchemos lo que hay en el texto sobre eso.',
  ],
  answerNone: [
    'Con toda franqueza: el texto no dice nada de eso. No podemos responder, pero veamos qué cuenta.',
    'El texto no toca esa pregunta, y no vamos a inventar una respuesta. Lo que cuenta es esto.',
  ],
  madeBy: [
    'Escrito y narrado por inteligencia artificial, a partir de las fuentes de las notas.',
    'Esto lo ha escrito y narrado una IA; las notas dan las fuentes.',
  ],
  thanks: ['Gracias por escuchar.', 'Gracias por estar ahí.', 'Gracias por acompañarnos.'],
  farewell: {
    balanced: [
      'Hasta la próxima.',
      'Un abrazo, y hasta pronto.',
      'Nos oímos en el próximo episodio.',
      'Hasta pronto.',
    ],
    warm: ['Cuídense mucho.', 'Que estén bien, y vuelvan pronto.'],
    playful: ['¡Sigan curioseando, nos vemos!', '¡Chaucito!'],
    serious: ['Hasta pronto.', 'Que tengan un buen día.'],
  },
  chapterNames: {
    opening: 'Apertura',
    question: 'La pregunta',
    closing: 'Para terminar',
  },
  notes: {
    keyPoints: 'Puntos clave',
    about: 'Sobre este episodio',
    source: 'Fuente',
    sources: 'Fuentes',
    unanswered: 'La fuente no responde a esta pregunta, y el episodio lo dice.',
    question: 'La pregunta',
    untitledSource: 'un texto pegado',
    disclosure:
      'El guion fue escrito y las voces fueron generadas por inteligencia artificial, solo a partir del texto de origen.',
  },
};
