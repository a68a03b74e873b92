import type { Exchange } from '../exchange.ts';

/** Sustantivos que anuncian lo que viene. */
const ANNOUNCING =
  'respuesta|solución|resultado|motivo|razón|idea|secreto|problema|dificultad|precio|objetivo|plan|lección|regla|método|causa|consecuencia|efecto|explicación|ventaja|desventaja|alternativa|desafío|excepción|peligro|riesgo|cuestión|noticia|diferencia|debilidad|defecto';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern: '^Si (?<sub>(?![^,]*(?<!\\p{L})entonces(?!\\p{L}))[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y si {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when',
    pattern: '^Cuando (?<sub>[^,;:]{10,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y cuando {sub}?'],
    answer: '{Main}',
  },
  {
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>(?:El \\d{1,2} de|En) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de (?:1\\d|20)\\d{2})\\b',
    ask: ['¿Qué pasó {when}?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern: '^En (?<year>(?:1\\d|20)\\d{2})\\b',
    ask: ['¿Qué pasó en {year}?', '¿Y en {year}?', 'Llévanos a {year}.'],
  },
  {
    id: 'announced',
    pattern: `^(?<what>(?:El|La) (?:\\p{Ll}+ )?(?:${ANNOUNCING})(?: \\p{Ll}+)?) (?<be>es|era|fue) `,
    ask: ['¿Y cuál {be} {what}?', '¿Cuál {be} {what}?'],
  },
  {
    id: 'his-what',
    pattern: `^(?<what>Su (?:\\p{Ll}+ )?(?:${ANNOUNCING})) (?:es|era|fue|consist\\p{Ll}+) `,
    ask: ['¿Y {what}?'],
    continuing: true,
  },
  {
    id: 'other-one',
    pattern:
      '^(?<which>(?:El otro|La otra|El último|La última) (?!(?:del?|es|era|fue|son|no|que|se|está|tiene|consiste)\\b)\\p{Ll}+)\\b',
    ask: ['¿Y {which}?'],
    continuing: true,
  },
  {
    id: 'called',
    pattern:
      '^(?:(?:Est[ea]|Estos|Estas|Es[ea]|Es[oa]s|Eso|Esto|El proceso|El mecanismo|El fenómeno)\\b[^,;:]{0,50} (?:se llaman?|se conocen? como|recibe el nombre)|[^,;:]{3,40} (?:llamaron a es[ea]|dieron a es[ea])) ',
    ask: ['¿Y eso cómo se llama?', '¿Eso tiene un nombre?'],
    continuing: true,
  },
  {
    id: 'example',
    pattern: '^(?:Por ejemplo|Es el caso)\\b',
    ask: ['¿Por ejemplo?', '¿Nos das un ejemplo?', '¿Hay algún ejemplo?'],
    continuing: true,
  },
  {
    id: 'result',
    droppable: true,
    pattern:
      '^(?:Por eso|Por ello|Por lo tanto|Por tanto|Como resultado|De esta forma|De este modo|De ahí)\\b',
    ask: ['¿Y qué se sigue de eso?', '¿Y eso qué supone?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: '^(?:Eso significa|Esto significa|Eso quiere decir|En otras palabras|Es decir|O sea)\\b',
    ask: ['¿Es decir?', '¿En otras palabras?', '¿Qué quiere decir eso?'],
    continuing: true,
  },
  {
    id: 'today',
    droppable: true,
    pattern: '^(?:Hoy|Hoy en día|Actualmente)\\b',
    ask: ['¿Y hoy?', '¿Y hoy en día?', '¿Y cómo es hoy?'],
    afterPast: true,
  },
  {
    id: 'in-the-end',
    droppable: true,
    pattern: '^(?:Al final)\\b(?! del?\\b)',
    ask: ['¿Y al final?', '¿Y cómo terminó?'],
    continuing: true,
  },
  {
    id: 'at-first',
    droppable: true,
    pattern: '^(?:Al principio\\b|(?:Inicialmente|Originalmente)(?=,))',
    ask: ['¿Y al principio?', '¿Cómo empezó?'],
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Luego|Después|A continuación)(?:,| (?!del?\\b|que\\b))',
    ask: ['¿Y después?', '¿Y luego?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:De hecho|En efecto)\\b',
    ask: ['¿De verdad?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^(?:Además|Asimismo)(?:,| (?!del?\\b))',
    ask: ['¿Y qué más?', '¿Qué más?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^En segundo lugar\\b',
    ask: ['¿Y en segundo lugar?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^(?:Por último|Finalmente)\\b',
    ask: ['¿Y por último?'],
    continuing: true,
  },
];
