import type { Tones } from '../../tones.ts';

export const tones: Tones = {
  warm: {
    greeting: [
      'Hola, queridos oyentes. Qué gusto tenerlos aquí.',
      'Bienvenidos, amigos. Pónganse cómodos.',
      'Hola, y una bienvenida muy cálida.',
    ],
    setScene: [
      'Vengan, empecemos desde el principio.',
      'Déjenme llevarlos hasta allí.',
      'Con calma, empecemos.',
    ],
    react: [
      'Ay, eso me gusta.',
      'Qué bonito saberlo.',
      'Me alegra que lo digas.',
      'Es una idea preciosa.',
      'Gracias, eso ayuda.',
    ],
    closeAsk: [
      'Antes de despedirnos: ¿qué te gustaría que quedara?',
      'Fue un gusto compartir esto. ¿Con qué te quedas?',
    ],
    farewell: ['Cuídense mucho.', 'Que estén bien, y vuelvan pronto.', 'Fue un placer. Hasta la próxima.'],
    monologue: {
      greeting: [
        'Hola, queridos oyentes. Qué gusto tenerlos aquí.',
        'Bienvenidos, amigos. Pónganse cómodos.',
        'Hola, y una bienvenida muy cálida.',
      ],
      setScene: ['Vengan, empecemos desde el principio.', 'Déjenme llevarlos hasta allí.'],
    },
  },
  playful: {
    greeting: [
      '¡Hola, hola! Tomen asiento, que empieza la función.',
      '¿Orejas listas? ¡Bienvenidos!',
      '¡Bienvenida, gente curiosa! Allá vamos.',
    ],
    setScene: [
      '¡Arriba el telón!',
      '¿Listos? Aquí viene la primera pieza del rompecabezas.',
      'Abróchense los cinturones, que arrancamos.',
    ],
    react: ['¡Ja!', '¡No me digas!', '¡Vaya, vaya!', '¡Anda ya!', 'Eso da para una noche de trivia.'],
    closeAsk: [
      '¡Última llamada! ¿Qué metemos en la bolsa de sorpresas?',
      'Redoble de tambores: ¿qué nos llevamos?',
    ],
    farewell: ['¡Chaucito!', '¡Sigan curioseando, nos vemos!', 'Y telón. ¡Adiós!'],
    monologue: {
      greeting: [
        '¡Hola, hola! Tomen asiento, que empieza la función.',
        '¿Orejas listas? ¡Bienvenidos!',
        '¡Bienvenida, gente curiosa! Allá vamos.',
      ],
      setScene: ['¡Arriba el telón!', 'Abróchense los cinturones, que arrancamos.'],
    },
  },
  serious: {
    greeting: [
      'Buenos días.',
      'Buenos días, y bienvenidos a este episodio.',
      'Bienvenidos. Empezamos sin rodeos.',
    ],
    setScene: ['Primero, los hechos.', 'Empezamos por lo que está establecido.', 'Al asunto.'],
    react: [
      'Entendido.',
      'Queda anotado.',
      'Eso es relevante.',
      'Veo el punto.',
      'Conviene tenerlo presente.',
    ],
    closeAsk: ['En conclusión: ¿cuál es el punto esencial?', 'Para cerrar: ¿qué conviene retener?'],
    farewell: ['Hasta pronto.', 'Gracias por su atención. Hasta pronto.', 'Que tengan un buen día.'],
    monologue: {
      greeting: [
        'Buenos días.',
        'Buenos días, y bienvenidos a este episodio.',
        'Bienvenidos. Empezamos sin rodeos.',
      ],
      setScene: ['Primero, los hechos.', 'Al asunto.'],
    },
  },
};
