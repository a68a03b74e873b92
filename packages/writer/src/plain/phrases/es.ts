import type { PlainPhrases } from './plain-phrases.ts';

export const es: PlainPhrases = {
  greeting: ['¡Hola!', 'Hola, qué tal.', 'Hola, qué bien tenerte aquí.', 'Hola a todo el mundo.'],
  topic: {
    name: ['El texto de hoy: {topic}.', 'Hoy: {topic}.'],
    unknown: ['Hemos leído un texto para ti.', 'Hoy hay un solo texto, y lo recorremos con calma.'],
  },
  owner: {
    by: 'de {name}',
    words: 'en palabras de {name}',
    site: 'publicado por {site}',
    unnamed: 'contado en primera persona',
  },
  guidingQuestion: [
    'Hoy tenemos una pregunta sobre la mesa: {question}',
    'La pregunta que nos trae aquí es esta: {question}',
    'Esto es lo que queremos saber hoy: {question}',
  ],
  answerNear: [
    'Veamos lo que dice el texto en torno a eso.',
    'Este es el pasaje que más se acerca.',
    'Escuchemos lo que hay en el texto sobre eso.',
  ],
  answerNone: [
    'Con toda franqueza: el texto no dice nada de eso. No podemos responder, pero veamos qué cuenta.',
    'El texto no toca esa pregunta, y no vamos a inventar una respuesta. Lo que cuenta es esto.',
  ],
  leads: ['La siguiente parte: {ch}.', 'Seguimos adelante: {ch}.', 'Nuevo capítulo: {ch}.', 'Y ahora: {ch}.'],
  closePlain: [
    'Hasta aquí, por nuestra parte.',
    'Y este ha sido nuestro episodio.',
    'Con esto terminamos por hoy.',
  ],
  credit: [
    'Antes de terminar: escrito y narrado por una IA, con las fuentes en las notas.',
    'Un aviso antes de la despedida: texto y narración son de IA, y las fuentes están en las notas.',
    'Y antes del final: guion y narración son de una IA, con las fuentes en las notas.',
  ],
  goodbye: [
    'Escrito y narrado por inteligencia artificial, a partir de las fuentes de las notas.',
    'El guion y las voces son de IA; las fuentes están en las notas.',
    'Guion y voces de inteligencia artificial, fuentes en las notas.',
    'Este episodio lo ha escrito y narrado una IA. Las fuentes están en las notas.',
    'Somos voces de IA, y el guion también lo es. Las fuentes están en las notas.',
    'Hecho por IA, texto y voces, a partir de lo que hay en las notas.',
    'Que conste: una IA lo ha escrito y narrado. Las notas dan las fuentes.',
    'Guion de IA, voces de IA, y las fuentes en las notas del episodio.',
    'Lo que habéis oído son voces y guion de IA. Las fuentes están en las notas.',
    'Lo escribió una IA y lo narró una IA. La base está en las notas.',
  ],
  thanks: ['Gracias por escuchar.', 'Gracias por estar ahí.', 'Gracias por acompañarnos.'],
  farewell: [
    'Hasta la próxima.',
    'Un abrazo, y hasta pronto.',
    'Nos oímos en el próximo episodio.',
    'Hasta pronto.',
  ],
  monologue: {
    greeting: ['Hola, y gracias por escuchar.', 'Hola, ¿qué tal?', 'Hola a todo el mundo.'],
    goodbye: [
      'Por hoy es todo. Este episodio fue escrito y narrado por inteligencia artificial, a partir de las fuentes que citamos en las notas. Gracias por escuchar, y hasta la próxima.',
      'Y hasta aquí nuestro episodio. El guion y la voz son de inteligencia artificial, a partir de lo que está en las notas. Hasta la próxima.',
    ],
  },
  chapterNames: {
    opening: 'Apertura',
    question: 'La pregunta',
    closing: 'Para terminar',
  },
  notes: {
    keyPoints: 'Puntos clave',
    about: 'Sobre este episodio',
    keywords: 'Palabras clave',
    source: 'Fuente',
    sources: 'Fuentes',
    unanswered: 'La fuente no responde a esta pregunta, y el episodio lo dice.',
    shorter: 'Este episodio es más corto de lo pedido, porque la fuente no da para más.',
    question: 'La pregunta',
    untitledSource: 'un texto pegado',
    disclosure:
      'El guion fue escrito y las voces fueron generadas por inteligencia artificial, solo a partir del texto de origen.',
  },
};
