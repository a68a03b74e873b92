import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../../sharing.ts';

const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const YEAR = `(?:en (?:\\d{1,2} de )?(?:${MONTH} de )?|en el año |hacia )(?:1\\d|20)\\d{2}`;
const SUBJECT =
  '(?<sub>(?:El|La|Los|Las|Est[ae]s?|Es[ae]s?|Eso|Esto|Él|Ellas?|Ellos|\\p{Lu}[\\p{L}-]+)(?: (?!que\\b|no\\b)[\\p{L}-]+){0,5}?)';
/** What a listener can take over as it stands, behind a comma. */
const TAIL =
  'sobre todo|especialmente|en especial|principalmente|generalmente|a menudo|a veces|quizá|quizás|tal vez|casi|al menos|por lo menos|en vez de|en lugar de|a diferencia de|gracias a|a pesar de|todos ellos|todas ellas|incluso|es decir';

const PERSON =
  'astrónom[oa]|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]|ingenier[oa]|científic[oa]|investigadora?|profesora?|estudiante|escritora?|autora?|poeta|pintora?|artista|compositora?|actor|actriz|cantante|directora?|periodista|abogad[oa]|juez|jueza|médic[oa]|enfermer[oa]|polític[oa]|president[ea]|ministr[oa]|rey|reina|emperador|general|capitán|sacerdote|obispo|filósof[oa]|historiadora?|economista|explorador|inventora?|desarrolladora?|programadora?|fundadora?|líder|portavoz|hombre|mujer|niñ[oa]|agricultora?|jugadora?';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>es|era|fue) (?<rest>(?:una?|el|la) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['¿Quién {be} {sub}?', '¿Y quién {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('dice|afirma|cuenta|explica|escribe|recuerda|resume|añade'),
    turns: [
      ['ask', ['¿Qué dice {who}?', '¿Y qué dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('dice|afirma|cuenta|explica|escribe|recuerda|resume|añade'),
    turns: [
      ['ask', ['¿Qué dice {who}?', '¿Y qué dice {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('dijo|afirmó|contó|explicó|escribió|recordó|resumió|añadió'),
    turns: [
      ['ask', ['¿Qué dijo {who}?', '¿Y qué dijo {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('dijo|afirmó|contó|explicó|escribió|recordó|resumió|añadió'),
    turns: [
      ['ask', ['¿Qué dijo {who}?', '¿Y qué dijo {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'says-front',
    pattern:
      '^(?:Según|De acuerdo con) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60}), (?<rest>[^;:()“”"«»]{15,150})\\.$',
    turns: [
      ['tell', '{Rest}.'],
      ['ask', ['¿Quién lo dice?', '¿Y quién dice eso?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'why-full',
    pattern: behind('porque'),
    turns: [
      ['ask', ['¿Por qué {main}?', '¿Y por qué {main}?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'why',
    pattern: behind('porque|ya que|pues'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Por qué?', '¿Y eso por qué?', '¿Y por qué?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -1.8,
    scoped: true,
    sure: true,
  },
  {
    id: 'why-hand',
    pattern: behind('porque|ya que|pues'),
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
    sure: true,
  },
  {
    id: 'no',
    denied: true,
    pattern: `^${SUBJECT} no (?<rest>(?!solo|sólo|solamente|más|siempre|tod|necesariamente|hasta|porque|sino|tan|aún|todavía|es solo|era solo|fue solo|se sabe)[^,;:()“”"«»]{6,80})\\.$`,
    turns: [
      ['ask', ['¿{Sub} {rest}?', '¿Y {sub} {rest}?']],
      ['tell', 'No.'],
    ],
    cost: -2.1,
  },
  {
    id: 'when',
    pattern: last(YEAR),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Cuándo?', '¿Y cuándo fue eso?']],
      ['tell', '{End}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'how-long',
    pattern: last(
      '(?:durante|por) (?:cerca de |casi |más de |al menos |hasta |unos |unas )?(?:\\p{L}+|\\d[\\d.,]*) (?:mil |millones de )?(?:días|semanas|meses|años|horas|minutos|siglos|décadas|generaciones)',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Cuánto tiempo?', '¿Durante cuánto tiempo?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'how',
    pattern: behind('por medio de|mediante'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Cómo?', '¿Y cómo?', '¿De qué manera?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'what-for',
    pattern: behind(
      `(?<!(?:medios?|forma|manera|método|herramientas?|tiempo|necesidad|posibilidad|razón|intento|ocasión|espacio|teorías?|pasos?|opción) )(?:para(?= \\p{Ll}{2,}[aei]r(?:se|lo|la|los|las)?\\b)|para que|a fin de)`,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Para qué?', '¿Y para qué?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'such-as',
    pattern: afterOnlyComma('como|por ejemplo|tales como|entre ellos|entre ellas|incluidos|incluidas', 4),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Como cuáles?', '¿Por ejemplo?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsPhrase: true,
  },
  {
    id: 'if',
    pattern: afterComma(
      '(?<!saber |pregunta |preguntó |ver |como |decidir )si(?= (?:el|la|los|las|un|una|no|hay|él|ella|alguien|se)\\b)',
    ),
    turns: [
      ['ask', ['¿Y si {rest}?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'until',
    pattern: behind('hasta que'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Hasta cuándo?']],
      ['tell', 'Hasta que {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'who-says',
    pattern: last('(?:según|de acuerdo con) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60})'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Quién lo dice?', '¿Y quién dice eso?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:El |La |Una? )[^,;:()“”"?!]{2,40}?) (?<be>es|era) (?<rest>(?:una?|el|la|los|las) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['¿Qué {be} {sub}?', '¿Y qué {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'what-are',
    pattern:
      '^(?<sub>(?:Los |Las )[^,;:()“”"?!]{2,40}?) (?<be>son|eran) (?<rest>(?:los|las|unos|unas) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['¿Qué {be} {sub}?', '¿Y qué {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'by-whom',
    pattern:
      '^(?<main>[^,;:()“”"?!]{6,120} (?:fue|fueron|es|son|sido)[^,;:()“”"?!]{2,60}?) (?<end>(?:por (?:el |la )?(?:\\p{Ll}+ )?)\\p{Lu}[\\p{L}’\'-]+(?: (?:\\p{Lu}[\\p{L}.’\'-]*|van|von|de|da|do|del|della|du|di)){0,3})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Por quién?', '¿Y por quién?']],
      ['tell', '{End}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'and-clause',
    pattern: afterComma('[ye]', 12),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Y {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'fronted-clause',
    pattern:
      '^(?<sub>(?:Después de|Antes de|Mientras|Hasta que|En cuanto|Tras|Para) [^,;:()“”"]{6,80}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['¿Y {sub}?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Si\\b|Cuando\\b|Aunque\\b)(?!.*\\bno (?:solo|sólo|solamente)\\b)[^;:()“”"«»?!]{16,170}), pero (?<rest>(?!también|sí\\b)[^;:()“”"«»?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Pero {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'not-but',
    pattern:
      '^(?<main>[^;:()“”"«»?!]{3,80}\\bno\\b(?! solo| sólo| solamente)[^,;:()“”"«»?!]{3,60}),? sino (?:que )?(?<rest>[^,;:()“”"«»?!]{4,100})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Sino?', '¿Entonces qué?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.3,
  },
  {
    id: 'so',
    pattern: afterComma('por eso|por tanto|por lo tanto|así que|de modo que|y por eso|y así|de ahí', 10),
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    sure: true,
  },
  {
    id: 'and',
    unfronted: true,
    pattern: afterOnlyComma(
      'y(?= (?:el|la|los|las|él|ella|ellos|ellas|un|una|eso|esto|no|hay|quien|muchos|muchas|nadie|hoy|en|cada|hasta|se)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Y {rest}.'],
    ],
    cost: -1.2,
  },
  {
    id: 'tail',
    unfronted: true,
    pattern: afterOnlyComma(TAIL, 4),
    turns: [
      ['tell', '{Main}.'],
      ['hand', '{Mark} {rest}.'],
    ],
    cost: -1.1,
  },
  {
    id: 'colon-hand',
    pattern:
      '^(?<main>(?!Como\\b|Si\\b|Cuando\\b|Según\\b)[^;:()“”"«»?!]{16,130}): (?<rest>[^;:()“”"«»?!]{8,180})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"«»?!]{16,160}); (?<rest>[^;:()“”"«»?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|del|la)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!y\\b|o\\b|un\\b|una\\b|el\\b|la\\b|que\\b)\\p{Ll}[^;:()“”"«»?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['¿Quién es {who}?', '¿Y quién es {who}?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
