import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const VERB =
  'es|son|fue|fueron|era|eran|será|serán|tiene|tienen|tenía|tuvo|puede|pueden|debe|deben|está|están|ha|han|permite|permiten|incluye|incluyen|consiste|consisten|contiene|contienen|queda|quedan|va|van|sirve|sirven|relaciona|mide|miden|usa|usan|utiliza|utilizan|muestra|muestran|hace|hacen|hizo|supone|significa|resulta|lleva|llevan|necesita|necesitan|depende|dependen';
/** A verb that says how it is, and not how it might be: "aunque sea" stays one sentence. */
const INDICATIVE =
  '\\b(?:es|son|está|están|hay|ha|han|había|era|eran|fue|tiene|tienen|puede|pueden|parece|parecen|\\p{L}{2,}(?:aba|aban|ía|ían|ó|aron|ieron|amos|emos))\\b';
const COUNT = openingToo(
  '\\d[\\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|miles de|millones de',
);
const BOUND = openingToo('cerca de |casi |más de |menos de |al menos |como máximo |solo |hasta |unos |unas ');
const WHO = `(?<who>(?!(?:Él|Ella|Ellos|Ellas|Eso|Esto|Quien|Muchos|Algunos)\\b)\\p{Lu}${PART}{2,60}?)`;

const OUTCOMES: Readonly<Record<string, readonly [present: string, past: string]>> = {
  aumentando: ['aumenta', 'aumentó'],
  causando: ['causa', 'causó'],
  creando: ['crea', 'creó'],
  dando: ['da', 'dio'],
  dejando: ['deja', 'dejó'],
  generando: ['genera', 'generó'],
  haciendo: ['hace', 'hizo'],
  llevando: ['lleva', 'llevó'],
  mostrando: ['muestra', 'mostró'],
  permitiendo: ['permite', 'permitió'],
  produciendo: ['produce', 'produjo'],
  provocando: ['provoca', 'provocó'],
  reduciendo: ['reduce', 'redujo'],
};
const outcomes = (tense: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(OUTCOMES).map(([gerund, forms]) => [gerund, forms[tense]]));
const PAST = '\\b(?:fue|fueron|era|eran|había|tuvo|hizo|\\p{L}{2,}ó|\\p{L}{2,}(?:aron|ieron))\\b';
const outcome = (id: string, tense: string, becomes: Record<string, string>): SharingRule => ({
  id,
  pattern: `^(?<main>${tense}${TEXT}{16,170}), (?<mark>${Object.keys(OUTCOMES).join('|')}) (?<rest>${TEXT}{6,150})\\.$`,
  becomes,
  turns: [
    ['tell', '{Main}.'],
    ['tell', 'Eso {became} {rest}.'],
  ],
  cost: -1.7,
  unfronted: true,
});

const DATE =
  '(?:el (?:día )?\\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de (?:1\\d|20)\\d{2}|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de (?:1\\d|20)\\d{2}|en (?:el año )?(?:1\\d|20)\\d{2})';

/** Written halves of sentences told as whole ones, and questions that the rest of a sentence answers. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-which-clause',
    pattern: `^(?<main>${TEXT}{16,170}), lo (?:que|cual) (?<rest>${TEXT}{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Eso {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
  },
  {
    id: 'retold-which-is',
    pattern: `^(?<main>${TEXT}{16,170}), que (?<rest>(?:es|son|era|eran) (?:el|la|los|las|un|una) ${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
  {
    id: 'retold-which-inside',
    pattern: `^(?<sub>(?:El|La|Los|Las|Est[ae]s?|\\p{Lu}\\p{L}+) ?${PART}{2,50}), que (?<clause>(?:${VERB}) ${PART}{4,110}), (?<rest>(?:${VERB}) ${TEXT}{6,170})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-while',
    pattern: `^(?<main>${TEXT}{16,170}), mientras que (?<clause>${TEXT}{10,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'En cambio, {clause}.'],
    ],
    cost: -1.7,
  },
  {
    id: 'retold-although',
    pattern: `^Aunque (?<clause>(?=[^,]*${INDICATIVE})${PART}{10,170}), (?<rest>${TEXT}{12,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Pero {rest}.'],
    ],
    cost: -1.9,
  },
  outcome('retold-outcome', `(?![^,]*${PAST})`, outcomes(0)),
  outcome('retold-outcome-past', `(?=[^,]*${PAST})`, outcomes(1)),
  {
    id: 'retold-including',
    pattern: `^(?<main>${TEXT}{16,170}), incluyendo (?<rest>(?!en\\b|por\\b|para\\b)${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Eso incluye {rest}.'],
    ],
    cost: -1.6,
    restEnds: true,
    unfronted: true,
  },
  {
    id: 'retold-however',
    pattern: `^(?<sub>(?!Eso\\b|Esto\\b)\\p{Lu}${PART}{1,50}), (?:sin embargo|no obstante), (?<rest>${TEXT}{8,200})\\.$`,
    turns: [['tell', 'Pero {sub} {rest}.']],
    cost: -1.1,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:esto|eso|este|esta|él|ella|el|la|los|las) [^()“”"?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'ask-since',
    pattern: `^(?<main>${TEXT}{16,170}), (?:dado que|puesto que|debido a que) (?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Por qué?', '¿Y eso por qué?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
  },
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>dice|afirma|explica|cree|sostiene|asegura) que (?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['¿Qué {verb} {who}?', '¿Y qué {verb} {who}?']],
      ['tell', 'Que {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-found',
    pattern: `^(?<sub>(?:El|La|Los|Las|Un|Una|\\p{Lu}\\p{L}+) ?${PART}{2,50}?) (?<verb>dijo|afirmó|explicó|anunció|mostró|reveló|descubrió|concluyó|indicó|sugiere|muestra|indica) que (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['¿Qué {verb} {sub}?', '¿Y qué {verb} {sub}?']],
      ['tell', 'Que {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>(?:El|La) (?!(?:hecho|verdad|realidad|cosa) )${PART}{4,60}?) (?<be>es|era|fue) (?<rest>(?:que ${TEXT}{10,200}|\\p{Ll}{2,}[aei]r ${TEXT}{8,200}))\\.$`,
    turns: [
      ['ask', ['¿Cuál {be} {sub}?', '¿Y cuál {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:El|La|Un|Una|Est[ea]) ${PART}{3,70}?) (?:se (?:llama|conoce como|denomina)|es conocid[oa] como) (?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['¿Cómo se llama {sub}?', '¿Y cómo se llama {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!años|días|meses|siglos)\\p{Ll}{2,}os ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['¿Cuántos {rest}?', '¿Y cuántos {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many-f',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!horas|semanas|décadas)\\p{Ll}{2,}as ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['¿Cuántas {rest}?', '¿Y cuántas {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Tenga en cuenta|Tenga presente|Nótese|Observe|Recuerde|Note|Ten en cuenta) que (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['¿Hay algo que tener en cuenta?', '¿Algo que convenga recordar?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow('dos|tres|cuatro|cinco|seis|varios|varias|siguientes|diferentes', 'y|e|o'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['¿Cuáles?', '¿Y cuáles son?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'conclude',
    pattern: `^(?:Por tanto|Por lo tanto|Por ello|Por eso|Así pues|De este modo|De esta forma|Así),? (?<rest>(?!que\\b|como\\b|si\\b|cuando\\b|en\\b|es\\b|por ejemplo\\b)${TEXT}{16,120})\\.$`,
    turns: [['hand', 'Entonces {rest}.']],
    cost: -1.9,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:El |La |Los |Las |\\p{Lu})${PART}{2,40}?) (?<be>fue|fueron) (?<pred>\\p{Ll}+[ao]s?) (?<end>${DATE})(?<more>,? ${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['¿Cuándo {be} {pred} {sub}?', '¿Y cuándo {be} {pred} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) y (?<rest>(?:ell[oa]s?|eso) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|che|cui|onde|donde|dove|se|si|quando|cuando|porque|perché|como|come|entre|tra|fra|tanto|sia)(?!\\p{L}))${PART}{24,160}),? y (?<rest>(?:${VERB}) ${PART}{10,160})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.4,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|donde|si|cuando|porque|como|cuy[oa]s?|entre|tanto)(?!\\p{L}).* y )${PART}{30,180}?),? y (?<rest>(?:el|la|los|las|un|una|es[ea]s?|est[ea]s?|estos|su|sus|cada|muchos|muchas|algunos|algunas|\\p{Lu}[\\p{L}-]+) (?!(?:[^ ]+ )*?(?:que|donde|si|cuando|porque|como|cuy[oa]s?|entre|tanto) )(?:[^ ,]+ ){0,5}?(?:es|son|fue|fueron|era|eran|será|serán|tiene|tienen|puede|pueden|debe|deben|está|están|ha|han|\\p{L}{3,}(?:ará|erá|irá|arán|erán|irán)) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-despite',
    pattern: `^(?:A pesar de|Pese a) (?<rest>${PART}{10,150}), (?<main>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Y eso a pesar de {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Como(?! si\\b)|Ya que|Dado que|Puesto que) (?<clause>${PART}{10,150}), (?<rest>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Así que {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-that',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:para|puede|pueden|debe|crear|necesita|no|nunca|ningún|ninguna|cualquier|solo|si|cuando|que)(?!\\p{L}))(?=.*(?<!\\p{L})(?:tiene|tienen|tenía|hay|había|existe|contiene|incluye|ofrece|creó|escribió|desarrolló|es|era|fue)(?!\\p{L}))${TEXT}{10,150} (?<mark>un|una) (?<head>[b-df-hj-np-tv-z]\\p{Ll}{2,})(?: ${PART}{1,50}?)?) que (?<rest>(?:${VERB}|(?!(?:la|se|una|como|donde|me|te|le|este|esta|ese|esa|sea|esté|tenga|pueda|haya|nada|cada|nunca)\\b)\\p{Ll}{3,}(?:a|e|an|en|ó)) ${TEXT}{8,150})\\.$`,
    becomes: { un: 'Ese', una: 'Esa' },
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{became} {head} {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'ask-when-did',
    pattern: `^(?<sub>(?:El |La |Los |Las |\\p{Lu})${PART}{2,40}?) (?<verb>comenzó|empezó|nació|murió|terminó|acabó|apareció|llegó|abrió|se publicó|se fundó|se creó|se celebró|se lanzó) (?<end>${DATE})(?<more>,? ${TEXT}{4,170})?\\.$`,
    turns: [
      ['ask', ['¿Cuándo {verb} {sub}?', '¿Y cuándo {verb} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
];
