import { announcedRow, openingToo, PART, type SharingRule, TEXT } from '../sharing.ts';

const VERB =
  'é|são|foi|foram|era|eram|será|serão|tem|têm|tinha|teve|pode|podem|deve|devem|está|estão|permite|permitem|inclui|incluem|consiste|consistem|contém|contêm|fica|ficam|vai|vão|serve|servem|relaciona|relacionam|mede|medem|usa|usam|mostra|mostram|faz|fazem|fez|torna|torna-se|causa|causam|significa|resulta|leva|levam|precisa|precisam|depende|dependem';
const COUNT = openingToo(
  '\\d[\\d.,]*|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|milhares de|milhões de',
);
const BOUND = openingToo(
  'cerca de |quase |mais de |menos de |pelo menos |no máximo |só |apenas |até |aproximadamente |uns |umas ',
);
const WHO = `(?<who>(?!(?:Ele|Ela|Eles|Elas|Isso|Este|Esta|Quem|Muitos|Alguns)\\b)\\p{Lu}${PART}{2,60}?)`;

/** Gerunds that say what comes of something: present, past. */
const OUTCOMES: Readonly<Record<string, readonly [present: string, past: string]>> = {
  aumentando: ['aumenta', 'aumentou'],
  causando: ['causa', 'causou'],
  criando: ['cria', 'criou'],
  dando: ['dá', 'deu'],
  deixando: ['deixa', 'deixou'],
  fazendo: ['faz', 'fez'],
  gerando: ['gera', 'gerou'],
  levando: ['leva', 'levou'],
  mostrando: ['mostra', 'mostrou'],
  permitindo: ['permite', 'permitiu'],
  produzindo: ['produz', 'produziu'],
  provocando: ['provoca', 'provocou'],
  reduzindo: ['reduz', 'reduziu'],
  tornando: ['torna', 'tornou'],
};
const outcomes = (tense: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(OUTCOMES).map(([gerund, forms]) => [gerund, forms[tense]]));
const PAST = '\\b(?:foi|foram|era|eram|tinha|teve|fez|\\p{L}{2,}ou|\\p{L}{2,}(?:aram|eram|iram|iu))\\b';
const outcome = (id: string, tense: string, becomes: Record<string, string>): SharingRule => ({
  id,
  pattern: `^(?<main>${tense}${TEXT}{16,170}), (?<mark>${Object.keys(OUTCOMES).join('|')}) (?<rest>${TEXT}{6,150})\\.$`,
  becomes,
  turns: [
    ['tell', '{Main}.'],
    ['tell', 'Isso {became} {rest}.'],
  ],
  cost: -1.7,
  unfronted: true,
});

const DATE =
  '(?:(?:em|a|no dia) (?:\\d{1,2} de )?(?:[Jj]aneiro|[Ff]evereiro|[Mm]arço|[Aa]bril|[Mm]aio|[Jj]unho|[Jj]ulho|[Aa]gosto|[Ss]etembro|[Oo]utubro|[Nn]ovembro|[Dd]ezembro) de (?:1\\d|20)\\d{2}|em (?:1\\d|20)\\d{2}|no ano de (?:1\\d|20)\\d{2}|n[oa] (?:início|final|fim) de (?:1\\d|20)\\d{2})';

/** Written halves of sentences told as whole ones, and questions that the rest of a sentence answers. */
export const retelling: readonly SharingRule[] = [
  {
    id: 'retold-which-clause',
    pattern: `^(?<main>${TEXT}{16,170}), o que (?<rest>${TEXT}{6,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Isso {rest}.'],
    ],
    cost: -1.7,
    unfronted: true,
  },
  {
    id: 'retold-which-is',
    pattern: `^(?<main>${TEXT}{16,170}), que (?<rest>(?:é|são|era|eram) (?:o|a|os|as|um|uma) ${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    unfronted: true,
  },
  {
    id: 'retold-which-inside',
    pattern: `^(?<sub>(?:[OA]s?|Ess[ea]s?|\\p{Lu}\\p{L}+) ?${PART}{2,50}), que (?<clause>(?:${VERB}) ${PART}{4,110}), (?<rest>(?:${VERB}) ${TEXT}{6,170})\\.$`,
    turns: [
      ['tell', '{Sub} {clause}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-while',
    pattern: `^(?<main>${TEXT}{16,170}), ao passo que (?<clause>(?:o|a|os|as) ${TEXT}{10,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Já {clause}.'],
    ],
    cost: -1.7,
  },
  outcome('retold-outcome', `(?![^,]*${PAST})`, outcomes(0)),
  outcome('retold-outcome-past', `(?=[^,]*${PAST})`, outcomes(1)),
  {
    id: 'retold-including',
    pattern: `^(?<main>${TEXT}{16,170}), incluindo (?<rest>(?!em\\b|no\\b|na\\b|por\\b|para\\b)${TEXT}{4,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Isso inclui {rest}.'],
    ],
    cost: -1.6,
    restEnds: true,
    unfronted: true,
  },
  {
    id: 'retold-however',
    pattern: `^(?<sub>(?!Isso\\b|Isto\\b)\\p{Lu}${PART}{1,50}), (?:no entanto|porém|entretanto|contudo), (?<rest>${TEXT}{8,200})\\.$`,
    turns: [['tell', 'Mas {sub} {rest}.']],
    cost: -1.1,
  },
  {
    id: 'retold-bracket',
    pattern: `^(?<main>${TEXT}{16,220}) \\((?<rest>(?:isto|isso|este|esta|ele|ela|o|a|os|as) [^()“”"?!]{10,150})\\)\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.6,
    restIsClause: true,
  },
  {
    id: 'ask-since',
    pattern: `^(?<main>${TEXT}{16,170}), (?:uma vez que|visto que|dado que) (?<rest>${TEXT}{8,150})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Por quê?', 'E por que isso?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -1.8,
    asksWhy: true,
    scoped: true,
  },
  {
    id: 'ask-says',
    pattern: `^${WHO} (?<verb>diz|afirma|explica|acredita|defende) que (?<rest>${TEXT}{14,220})\\.$`,
    turns: [
      ['ask', ['O que {verb} {who}?', 'E o que {verb} {who}?']],
      ['tell', 'Que {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-found',
    pattern: `^(?<sub>(?:[OA]s?|Um|Uma|\\p{Lu}\\p{L}+) ?${PART}{2,50}?) (?<verb>disse|afirmou|explicou|anunciou|mostrou|revelou|descobriu|concluiu|constatou|indicou|sugere|mostra|indica) que (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['O que {verb} {sub}?', 'E o que {verb} {sub}?']],
      ['tell', 'Que {rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-what-is-that',
    pattern: `^(?<sub>[OA] (?!(?:fato|verdade|realidade|coisa) )${PART}{4,60}?) (?<be>é|era|foi) (?<rest>(?:que ${TEXT}{10,200}|\\p{Ll}{2,}[aei]r ${TEXT}{8,200}))\\.$`,
    turns: [
      ['ask', ['Qual {be} {sub}?', 'E qual {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'ask-called',
    pattern: `^(?<sub>(?:[OA]|Um|Uma|Ess[ea]) ${PART}{3,70}?) (?:é|era|foi) (?:chamad[oa]|conhecid[oa] como|denominad[oa]) (?:de )?(?<rest>${PART}{3,60})\\.$`,
    turns: [
      ['ask', ['Como se chama {sub}?', 'E como se chama {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!anos|dias|meses|séculos)\\p{Ll}{2,}os ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['Quantos {rest}?', 'E quantos {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-how-many-f',
    pattern: `^(?<end>(?:${BOUND})?(?:${COUNT})) (?<rest>(?!horas|semanas|décadas)\\p{Ll}{2,}as ${PART}{10,100})\\.$`,
    turns: [
      ['ask', ['Quantas {rest}?', 'E quantas {rest}?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
  },
  {
    id: 'ask-note',
    pattern: `^(?:Note|Observe|Repare|Lembre-se de|Lembre|Tenha em conta|Saiba) que (?<rest>${TEXT}{14,200})\\.$`,
    turns: [
      ['ask', ['Tem algum cuidado a tomar?', 'Tem algo para não esquecer?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
  },
  {
    id: 'ask-which-ones',
    pattern: announcedRow('dois|duas|três|quatro|cinco|seis|vários|várias|seguintes|diferentes', 'e|ou'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quais?', 'E quais são?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsRow: true,
  },
  {
    id: 'conclude',
    pattern: `^(?:Portanto|Por isso|Logo|Então|Dessa forma|Desse modo|Assim),? (?<rest>(?!que\\b|como\\b|se\\b|quando\\b|em\\b|no\\b|na\\b|por exemplo\\b)${TEXT}{16,120})\\.$`,
    turns: [['hand', 'Então {rest}.']],
    cost: -1.9,
  },
  {
    id: 'ask-when',
    pattern: `^(?<sub>(?:[OA]s? |\\p{Lu})${PART}{2,40}?) (?<be>foi|foram) (?<pred>\\p{Ll}+[ao]s?) (?<end>${DATE})(?<more>,? ${TEXT}{4,150})?\\.$`,
    turns: [
      ['ask', ['Quando {be} {pred} {sub}?', 'E quando {be} {pred} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
  {
    id: 'and-again',
    pattern: `^(?<main>(?!(?:If|When|Se|Si|Wenn|Quand|Cuando|Quando|Both)(?!\\p{L}))${PART}{30,170}) e (?<rest>(?:el[ea]s?|isso) ${PART}{12,170})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.5,
    restIsClause: true,
  },
  {
    id: 'retold-and',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|che|cui|onde|donde|dove|se|si|quando|cuando|porque|perché|como|come|entre|tra|fra|tanto|sia)(?!\\p{L}))${PART}{24,160}),? e (?<rest>(?:${VERB}) ${PART}{10,160})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.4,
  },
  {
    id: 'and-other',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:que|onde|se|quando|porque|como|cuj[oa]s?|entre|tanto)(?!\\p{L}).* e )${PART}{30,180}?),? e (?<rest>(?:o|a|os|as|um|uma|ess[ea]s?|est[ea]s?|seu|sua|cada|muitos|muitas|alguns|algumas|\\p{Lu}[\\p{L}-]+) (?!(?:[^ ]+ )*?(?:que|onde|se|quando|porque|como|cuj[oa]s?|entre|tanto) )(?:[^ ,]+ ){0,5}?(?:é|são|foi|foram|era|eram|será|serão|tem|têm|pode|podem|deve|devem|está|estão|irá|irão|vai|vão|\\p{L}{3,}(?:ará|erá|irá|arão|erão|irão)) ${TEXT}{8,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'retold-despite',
    pattern: `^(?:(?:Apesar|A despeito) de) (?<rest>${PART}{10,150}), (?<main>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E isso apesar de {rest}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'retold-cause',
    pattern: `^(?:Como(?! se\\b)|Já que|Uma vez que|Visto que) (?<clause>${PART}{10,150}), (?<rest>${TEXT}{14,180})\\.$`,
    turns: [
      ['tell', '{Clause}.'],
      ['tell', 'Então {rest}.'],
    ],
    cost: -1.8,
  },
  {
    id: 'retold-that',
    pattern: `^(?<main>(?!.*(?<!\\p{L})(?:para|pode|podem|deve|criar|precisa|não|nunca|nenhum|nenhuma|qualquer|só|apenas|se|quando|que)(?!\\p{L}))(?=.*(?<!\\p{L})(?:tem|têm|tinha|teve|há|havia|existe|contém|inclui|oferece|fornece|criou|escreveu|desenvolveu|é|era|foi)(?!\\p{L}))${TEXT}{10,150} (?<mark>um|uma) (?<head>[b-df-hj-np-tv-z]\\p{Ll}{2,})(?: ${PART}{1,50}?)?) que (?<rest>(?:${VERB}|(?!(?:la|se|ne|uma|como|onde|me|te|ele|ela|elas|este|esse|essa|seja|esteja|tenha|possa|haja|nos|ainda|nunca|sempre|cada)\\b)\\p{Ll}{3,}(?:a|e|am|em|ou|eu|iu)) ${TEXT}{8,150})\\.$`,
    becomes: { um: 'Esse', uma: 'Essa' },
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{became} {head} {rest}.'],
    ],
    cost: -1.5,
  },
  {
    id: 'ask-when-did',
    pattern: `^(?<sub>(?:[OA]s? |\\p{Lu})${PART}{2,40}?) (?<verb>começou|terminou|nasceu|morreu|apareceu|surgiu|abriu|acabou|aconteceu) (?<end>${DATE})(?<more>,? ${TEXT}{4,170})?\\.$`,
    turns: [
      ['ask', ['Quando {verb} {sub}?', 'E quando {verb} {sub}?']],
      ['tell', '{End}{more}.'],
    ],
    cost: -2.1,
    scoped: true,
  },
];
