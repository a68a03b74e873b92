import type { Tones } from '../tones.ts';

export const tones: Tones = {
  warm: {
    nod: ['Ah, qué bien.', 'Qué bonito.'],
    takeAway: ['Algo para llevarse con cariño: {text}', 'Me encantaría que quedara esto: {text}'],
    closePlain: ['Qué bien que hayas llegado hasta aquí.', 'Ha sido bonito compartirlo.'],
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
    react: ['{number}. Qué bien que lo cuentes.', '{number}. Gracias, eso ayuda.'],
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
    nod: ['¡Ja!', 'Vaya, vaya.', 'Anda.'],
    takeAway: ['Al bolsillo va esto: {text}', 'Y el premio es para: {text}'],
    closePlain: ['¡Y colorín, colorado!', '¡Se apagan las luces!'],
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
    react: ['¿{number}? ¡Anda ya!', '¡{number}! Esa, para el bar.'],
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
    nod: ['En efecto.', 'Comprendo.'],
    takeAway: ['El punto esencial: {text}', 'Conviene retener ante todo: {text}'],
    closePlain: ['Con esto queda expuesto el asunto.', 'Aquí se cierra la materia.'],
    greeting: [
      'Buenos días.',
      'Buenos días, y bienvenidos a este episodio.',
      'Bienvenidos. Empezamos sin rodeos.',
    ],
    setScene: ['Primero, los hechos.', 'Empezamos por lo que está establecido.', 'Al asunto.'],
    react: ['{number}. Queda anotado.', '{number}. Conviene retenerlo.'],
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
