import type { Exchange } from '../exchange.ts';

const DOCUMENT =
  'informe|estudio|ley|proyecto|plan|carta|encuesta|acuerdo|contrato|texto|decreto|sentencia|investigación|reglamento|norma';
const WHO = '\\p{Lu}[^,;:«“"]{1,40}';

/** Preguntas que nacen de la respuesta: de cómo empieza la frase. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: '^Si (?<sub>[^;:]{8,140}?), entonces (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y si {sub}?'],
    answer: 'Entonces {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: '^Incluso si (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Incluso si {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern: '^Una vez que (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y una vez que {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'instead-of',
    pattern:
      '^En (?:vez|lugar) de (?<phrase>(?:\\p{Ll}+[aei]r(?:se|l[oae]s?)?|una?) [^,;:]{4,70}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y en vez de {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern:
      '^Sin (?<phrase>(?!embargo|duda|más)[^,;:]{4,50}), (?<main>(?:el|la|los|las|un|una|no|nadie|nada|todo|muchos|muchas) [^;:?]{6,})$',
    ask: ['¿Y sin {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern:
      '^Para (?<phrase>(?:los|las|muchos|muchas|quienes|algunos|algunas) [^,;:]{3,50}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['¿Y para {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'stands-for',
    pattern: '^(?<word>\\p{Lu}{2,8}) (?:son las siglas de|significa) ',
    ask: ['¿Qué significa {word}?', '¿Y qué significa {word}?'],
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      '^(?:(?:Eso|Esto|Ello) (?:se debe a|es porque|ocurre porque|sucede porque|se explica por)|La razón es que)(?!\\p{L})',
    ask: ['¿Y eso por qué?', '¿A qué se debe?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern:
      '^(?<which>(?:El segundo|La segunda|El tercer|La tercera|El cuarto|La cuarta) (?<known>(?!(?:del?|es|era|fue|son|no|que|se|está|tiene|consiste|vez)\\b)\\p{Ll}+))\\b',
    ask: ['¿Y {which}?'],
  },
  {
    id: 'first-one',
    pattern:
      '^(?<which>(?:El primer|La primera) (?<known>(?!vez\\b)\\p{Ll}+)) (?:es|era|fue|será|sería|consiste)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:dos|tres|cuatro|cinco|varios|varias|algunos|algunas|estos|estas) \\p{Ll}+s(?!\\p{L})',
    ask: ['¿Y {which}?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern:
      '^(?<which>Otr[oa]s) (?:dicen|creen|piensan|sostienen|prefieren|opinan|afirman|consideran|advierten|temen|son|están|han|no)(?!\\p{L})',
    after: '(?<!\\p{L})(?:[Aa]lgun[oa]s|[Uu]n[oa]s|[Mm]uch[oa]s|[Ll]a mayoría)(?!\\p{L})',
    ask: ['¿Y {which}?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern: `^(?<who>(?:(?:El|La|Los|Las) )?${WHO}), (?:por su parte|en cambio|mientras tanto|entretanto), `,
    ask: ['¿Y {who}?'],
    mayBeNew: true,
    turned: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>(?:El|La) (?:${DOCUMENT})(?: de \\p{Ll}+)?) (?:dice|establece|prevé|exige|prohíbe|permite|señala|advierte|describe|concluye|concluyó|reveló|muestra|mostró|indica|incluye|propone|obliga) `,
    ask: ['¿Qué dice {what}?', '¿Y qué dice {what}?'],
  },
  {
    id: 'what-else',
    pattern: '^(?:El|La|Los|Las|Él|Ella|Ellos|\\p{Lu}\\p{Ll}+)(?: [\\p{L}-]+){0,3}? también \\p{Ll}',
    after: '^[^,;:“”„"«»?]{8,80}\\.$',
    ask: ['¿Y qué más?', '¿Qué más?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern:
      '^(?:El|La|Una?|Cada|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d-]+){0,5}? cuesta (?:\\p{Ll}+ ){0,3}?(?:US)?[$€]? ?\\d',
    ask: ['¿Y cuánto cuesta?', '¿Cuánto cuesta?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern: ' (?:es|fue) (?:una |la )?(?:idea|invención|ocurrencia) de (?=\\p{Lu})',
    ask: ['¿De quién fue la idea?', '¿Y de quién fue la idea?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern:
      '^(?:El|La|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d-]+){0,5}? fue (?:fundad|cread|inventad|diseñad|desarrollad)[oa] (?:en \\d{4} )?por ',
    ask: ['¿Quién está detrás?', '¿Y quién está detrás?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern: '^Entre (?:ell[oa]s|est[oa]s) (?:están?|figuran?|se encuentran?|destacan?|hay)(?!\\p{L})',
    ask: ['¿Por ejemplo?', '¿Como cuáles?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      '^(?:Según [^,;:]{3,60}, )?(?:(?:Unos|Unas|Cerca de|Casi|Más de|Alrededor de|Al menos|Cerca del|Un|El|unos|unas|cerca de|casi|más de|alrededor de|al menos|un|el) )?\\d[\\d.,]*(?: ?%| por ciento| millones| personas| de cada)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:[Mm]uch[oa]s|cada vez más|mayoría|creciente|aumento|aumentó|aumenta|frecuentes?|comunes|común|poc[oa]s|número)(?!\\p{L})',
    ask: ['¿Hay cifras?', '¿Tenemos cifras?'],
    continuing: true,
  },
  {
    id: 'now',
    pattern: '^Ahora(?:,| (?=(?:el|la|los|las|hay|se|es|está|están|no)(?!\\p{L})))',
    ask: ['¿Y ahora?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    droppable: true,
    pattern: '^(?<when>En el pasado|Antes)(?=,)',
    ask: ['¿Y {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern: '^En la práctica(?:, (?<against>sin embargo|en cambio|no obstante))?, (?<main>[^;:?]{10,})$',
    ask: ['¿Y en la práctica?'],
    answer: '{Main}',
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'later',
    pattern:
      '^(?<when>(?:El año pasado|El mes pasado|Este año|Hace (?:un año|(?:dos|tres|cuatro|cinco|diez|veinte) (?:años|meses))|(?:Dos|Tres|Cuatro|Cinco|Diez) (?:años|meses|días) (?:después|más tarde)|Desde entonces|Hasta ahora)),? ',
    ask: ['¿Y {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    droppable: true,
    pattern: '^En (?<year>(?:1\\d|20)\\d{2})(?!\\d)(?!,? \\d)',
    ask: ['¿Y en {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern:
      '^(?<who>(?:Los|Las) (?:expertos|analistas|críticos|científicos|investigadores|economistas|historiadores|médicos|autoridades|abogados|activistas|vecinos|testigos|detractores|defensores|inversores|diputados|observadores)(?: \\p{Ll}+)?) (?:dicen|dijeron|creen|advierten|advirtieron|temen|esperan|sostienen|señalan|afirman|consideran|calculan|recomiendan) ',
    ask: ['¿Qué dicen {who}?', '¿Y qué dicen {who}?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern: '^(?:Minutos|Horas|Días|Semanas|Meses|Años|Poco) (?:después|más tarde)(?!\\p{L})',
    ask: ['¿Qué pasó después?', '¿Y después?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern:
      '^(?:Una|La principal) (?:de las )?(?:razón|razones) (?:es|fue|por)(?!\\p{L})|^Uno de los motivos (?:es|fue)(?!\\p{L})',
    ask: ['¿Y eso por qué?', '¿Por qué?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:Eso|Esto|Los (?:resultados|datos)|Las cifras) (?:muestran?|sugieren?|indican?|demuestran?) ',
    ask: ['¿Y eso qué nos dice?', '¿Qué nos dice eso?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      '^(?<who>(?:El |La )?\\p{Lu}[^,;:«“]{2,40}?) (?:no (?:respondió|ha respondido|quiso|contestó|hizo comentarios)|declinó|rehusó)(?!\\p{L})',
    ask: ['¿Y qué dice {who}?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern:
      '^Para (?<phrase>\\p{Ll}+[aei]r(?:se|l[oae]s?)? [^,;:]{6,60}), (?<main>(?:el|la|los|las|un|una|se|hay|muchos|algunos|\\p{Lu}\\p{L}+) [^;:?]{6,})$',
    ask: ['¿Y para {phrase}?'],
    answer: '{Main}',
  },
  {
    id: 'why-not',
    pattern: '^[“«](?:Porque|Es que|Mientras|Aunque|El problema|La razón) ',
    after: '^(?!.*no (?:solo|sólo))[^“«?]{2,80}(?<!\\p{L})(?:no|nunca|nadie)(?!\\p{L})[^“«?]{3,110}\\.$',
    ask: ['¿Por qué no?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: '^(?:En cuanto|Respecto) a (?<who>(?:la|los|las) [^,;:]{2,40}|\\p{Lu}[^,;:]{2,40}), ',
    ask: ['¿Y {who}?'],
    mayBeNew: true,
  },
];
