import type { Exchange } from '../exchange.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:de|del|de la))?(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const EXPERTS =
  'Los científicos|Los investigadores|Los historiadores|Los economistas|Los expertos|Los astrónomos|La ciencia';

/** Preguntas que solo responde una clase de frase, y que esa clase responde con seguridad. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:(?:El|La) (?:\\p{Ll}+ ){1,3})?(?<who>${NAME}) (?<did>inventó|descubrió|fundó|creó|construyó|escribió|diseñó|desarrolló|propuso|pintó|compuso|demostró|publicó|introdujo|llevó) (?<what>(?:el|la|los|las) (?!primer)[^,;:]{4,50}?)(?= en (?:${MONTH} de )?\\d{4}|,| y | con | para | por | que | cuando | mientras | en |\\.$)`,
    ask: ['¿Quién {did} {what}?', '¿Y quién {did} {what}?'],
  },
  {
    id: 'when-made',
    pattern: `^(?<what>(?:El|La|Los|Las) [^,;:]{4,50}?) (?<be>fue|fueron) (?<did>(?:construid|hech|fundad|inventad|descubiert|inaugurad|terminad|publicad|cread|lanzad|escrit|firmad|destruid|grabad|abolid|proclamad|elegid)[oa]s?) en (?:${MONTH} de )?(?:1\\d|20)\\d{2}\\b`,
    ask: ['¿Cuándo {be} {did} {what}?', '¿Y cuándo {be} {did} {what}?'],
  },
  {
    id: 'where',
    pattern:
      '^(?<what>(?:El|La) [^,;:]{3,40}?) (?:está|se encuentra|crece|vive) (?:en|entre|cerca|a lo largo|junto|bajo)\\b(?= (?:el |la |los |las |de |del )?\\p{Lu})',
    ask: ['¿Dónde se encuentra {what}?', '¿Y dónde se encuentra {what}?'],
  },
  {
    id: 'how-long',
    pattern:
      '^(?<what>(?:El|La) [^,;:]{3,40}?) duró (?:cerca|más|menos|casi|solo|hasta|unos|unas|\\d|\\p{Ll}+ (?:años|días|meses|horas))',
    ask: ['¿Cuánto duró {what}?', '¿Y cuánto duró {what}?'],
  },
  {
    id: 'made-of',
    pattern:
      '^(?<what>(?:El|La|Un|Una) [^,;:]{3,40}?) (?:está hech[oa] de|está formad[oa] por|se compone de|consiste en)\\b',
    ask: ['¿De qué se compone {what}?', '¿Y de qué se compone {what}?'],
  },
  {
    id: 'mistake',
    pattern:
      '^(?:Un|Otro|Una|Otra) (?:error|malentendido|mito|creencia|confusión|idea) (?:común|frecuente|popular|muy extendid[oa]|extendid[oa]|equivocad[oa])\\b',
    ask: [
      '¿Qué suele entenderse mal aquí?',
      '¿Hay algún mito que aclarar?',
      '¿Hay un error frecuente sobre esto?',
    ],
  },
  {
    id: 'open',
    pattern: `^Nadie sabe\\b|^(?:Todavía|Aún) no se sabe\\b|^(?:${EXPERTS})\\b[^.]{0,30} (?:todavía|aún|siguen?) |\\b(?:sigue abiert[oa]|sigue sin respuesta|es un misterio)\\b`,
    ask: ['¿Qué es lo que aún no se sabe?', '¿Y qué sigue abierto?'],
  },
  {
    id: 'dispute',
    pattern: '^(?:Los críticos (?:dicen|afirman|señalan|advierten)|Hay quien)\\b',
    ask: ['¿Todo el mundo está de acuerdo?', '¿Y eso no se discute?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^(?<kind>La palabra|El nombre|El término)\\b[^.]{0,50}\\b(?:viene|vino|significa|deriva|procede|se refiere|fue (?:cread|elegid)[oa])\\b',
    ask: ['¿De dónde viene {kind}?', '¿Y de dónde sale {kind}?'],
  },
  {
    id: 'research',
    pattern: '^(?:Los estudios|Estudios|Varios estudios|Experimentos|Las mediciones|Un estudio)\\b',
    ask: ['¿Qué dicen los estudios?', '¿Alguien lo ha comprobado?'],
  },
  {
    id: 'most',
    pattern:
      '^(?<what>(?:El|La) (?:mayor|menor|primer|primera|más \\p{Ll}+)(?: \\p{Ll}+){1,2}(?: del? \\p{L}+)?) (?<be>es|fue|era) (?=(?:un|una|el|la) |\\p{Lu})',
    ask: ['¿Cuál {be} {what}?', '¿Y cuál {be} {what}?'],
  },
  {
    id: 'another-one',
    pattern:
      '^(?<what>Otr[oa] (?:forma|razón|ejemplo|motivo|uso|señal|problema|ventaja|riesgo|peligro|camino|tipo))\\b',
    ask: ['¿Hay {what}?', '¿Y hay {what}?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: '^(?:Para 20[2-9]\\d|En el futuro|En los próximos años)\\b',
    ask: ['¿Y qué viene ahora?', '¿Y de aquí en adelante?'],
  },
];
