import type { Exchange } from '../exchange.ts';

const DOCUMENT =
  'relatório|estudo|lei|projeto|plano|carta|pesquisa|acordo|contrato|texto|decreto|decisão|investigação|regulamento|norma';
const WHO = '\\p{Lu}[^,;:«“"]{1,40}';

/** Perguntas que nascem da resposta: de como a frase começa. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: '^Se (?<sub>[^;:]{8,140}?), então (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E se {sub}?'],
    answer: 'Então {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: '^Mesmo (?<joins>se|que) (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Mesmo {joins} {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern: '^Assim que (?<sub>[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E assim que {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'instead-of',
    pattern:
      '^Em vez de (?<phrase>(?:\\p{Ll}+[aei]r(?:-se)?|uma?) [^,;:]{4,70}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E em vez de {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern:
      '^Sem (?<phrase>(?!dúvida|mais|contar)[^,;:]{4,50}), (?<main>(?:o|a|os|as|um|uma|não|ninguém|nada|tudo|muitos|muitas) [^;:?]{6,})$',
    ask: ['E sem {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern:
      '^Para (?<phrase>(?:os|as|muitos|muitas|quem|alguns|algumas) [^,;:]{3,50}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E para {phrase}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'stands-for',
    pattern: '^(?<word>\\p{Lu}{2,8}) (?:é a sigla de|é a sigla para|significa) ',
    ask: ['O que significa {word}?', 'E o que significa {word}?'],
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      '^(?:Isso (?:se deve a|ocorre porque|acontece porque|é porque|se explica)|Isso porque|A razão é que|O motivo é que)(?!\\p{L})',
    ask: ['E por quê?', 'Por que isso?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern:
      '^(?<which>(?:O segundo|A segunda|O terceiro|A terceira|O quarto|A quarta) (?<known>(?!(?:d[eoa]s?|é|era|foi|que|não|se|tem|consiste|vez)(?!\\p{L}))\\p{Ll}+))(?!\\p{L})',
    ask: ['E {which}?'],
  },
  {
    id: 'first-one',
    pattern:
      '^(?<which>(?:O primeiro|A primeira) (?<known>(?!vez(?!\\p{L}))\\p{Ll}+)) (?:é|era|foi|será|seria|consiste)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:dois|duas|três|quatro|cinco|vários|várias|alguns|algumas|esses|essas) \\p{Ll}+s(?!\\p{L})',
    ask: ['E {which}?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern:
      '^(?<which>Outr[oa]s) (?:dizem|acham|acreditam|pensam|defendem|preferem|afirmam|consideram|alertam|temem|são|estão|não)(?!\\p{L})',
    after: '(?<!\\p{L})(?:[Aa]lgun?s|[Aa]lgumas|[Uu]ns|[Mm]uit[oa]s|[Aa] maioria)(?!\\p{L})',
    ask: ['E {which}?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern: `^(?<who>(?:[OA]s? )?${WHO}), (?:por sua vez|por seu lado|em contrapartida|enquanto isso), `,
    ask: ['E {who}?'],
    mayBeNew: true,
    turned: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>[OA] (?:${DOCUMENT})(?: de \\p{Ll}+)?) (?:diz|estabelece|prevê|exige|proíbe|permite|aponta|alerta|descreve|conclui|concluiu|revelou|mostra|mostrou|indica|inclui|propõe|obriga) `,
    ask: ['O que diz {what}?', 'E o que diz {what}?'],
  },
  {
    id: 'what-else',
    pattern: '^(?:[OA]s?|El[ea]s?|\\p{Lu}\\p{Ll}+)(?: [\\p{L}-]+){0,3}? também \\p{Ll}',
    after: '^[^,;:“”„"«»?]{8,80}\\.$',
    ask: ['E o que mais?', 'O que mais?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern:
      '^(?:[OA]|Uma?|Cada|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d-]+){0,5}? custa (?:\\p{Ll}+ ){0,3}?(?:R|US)?[$€]? ?\\d',
    ask: ['E quanto custa?', 'Quanto custa?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern: ' (?:é|foi) (?:uma |a )?(?:ideia|invenção) d[eoa] (?=\\p{Lu})',
    ask: ['De quem foi a ideia?', 'E de quem foi a ideia?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern:
      '^(?:[OA]|\\p{Lu}\\p{L}+)(?: [\\p{L}\\d-]+){0,5}? foi (?:fundad|criad|inventad|desenhad|desenvolvid)[oa] (?:em \\d{4} )?(?:por|pel[oa]s?) ',
    ask: ['Quem está por trás?', 'E quem está por trás?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern: '^Entre (?:el[ea]s|ess[ea]s) (?:está|estão|figuram?|há|se destacam?)(?!\\p{L})',
    ask: ['Por exemplo?', 'Como quais?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      '^(?:Segundo [^,;:]{3,60}, )?(?:(?:Cerca de|Quase|Mais de|Ao menos|Pelo menos|Por volta de|cerca de|quase|mais de|ao menos|pelo menos) )?\\d[\\d.,]*(?: ?%| por cento| milhões| mil pessoas| pessoas| de cada)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:[Mm]uit[oa]s|cada vez mais|maioria|crescente|aumento|aumentou|cresce|cresceu|frequentes?|comuns|comum|pouc[oa]s|número)(?!\\p{L})',
    ask: ['Tem números?', 'Temos números?'],
    continuing: true,
  },
  {
    id: 'now',
    pattern: '^Agora(?:,| (?=(?:[oa]s?|há|se|é|está|estão|não)(?!\\p{L})))',
    ask: ['E agora?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    droppable: true,
    pattern: '^(?<when>No passado|Antes|Antigamente)(?=,)',
    ask: ['E {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern: '^Na prática(?:, (?<against>porém|no entanto|contudo))?, (?<main>[^;:?]{10,})$',
    ask: ['E na prática?'],
    answer: '{Main}',
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'later',
    pattern:
      '^(?<when>(?:No ano passado|No mês passado|Neste ano|Há (?:um ano|(?:dois|duas|três|quatro|cinco|dez|vinte) (?:anos|meses))|(?:Dois|Duas|Três|Quatro|Cinco|Dez) (?:anos|meses|dias) (?:depois|mais tarde)|Desde então|Até agora)),? ',
    ask: ['E {when}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    droppable: true,
    pattern: '^Em (?<year>(?:1\\d|20)\\d{2})(?!\\d)(?!,? \\d)',
    ask: ['E em {year}?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern:
      '^(?<who>(?:Os|As) (?:especialistas|analistas|críticos|cientistas|pesquisadores|economistas|historiadores|médicos|autoridades|advogados|ativistas|moradores|testemunhas|opositores|defensores|investidores|deputados|observadores)(?: \\p{Ll}+)?) (?:dizem|disseram|acreditam|alertam|alertaram|temem|esperam|defendem|afirmam|consideram|estimam|recomendam) ',
    ask: ['O que dizem {who}?', 'E o que dizem {who}?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern: '^(?:Minutos|Horas|Dias|Semanas|Meses|Anos|Pouco) (?:depois|mais tarde)(?!\\p{L})',
    ask: ['O que aconteceu depois?', 'E depois?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern:
      '^(?:Um dos motivos|Uma das razões|O principal motivo|A principal razão) (?:é|era|foi|está)(?!\\p{L})',
    ask: ['E por quê?', 'Por quê?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:Isso|Isto|Os (?:resultados|dados|números)) (?:mostram?|sugerem?|sugere|indicam?|demonstram?) ',
    ask: ['E o que isso nos diz?', 'O que isso nos diz?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      '^(?<who>(?:O |A )?\\p{Lu}[^,;:«“]{2,40}?) (?:não (?:respondeu|quis|comentou|se manifestou)|preferiu não)(?!\\p{L})',
    ask: ['E o que diz {who}?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern:
      '^Para (?<phrase>\\p{Ll}+[aei]r(?:-se)? [^,;:]{6,60}), (?<main>(?:o|a|os|as|um|uma|há|muitos|alguns|\\p{Lu}\\p{L}+) [^;:?]{6,})$',
    ask: ['E para {phrase}?'],
    answer: '{Main}',
  },
  {
    id: 'why-not',
    pattern: '^[“"](?:Porque|É que|Enquanto|O problema|A razão) ',
    after: '^(?!.*não (?:só|apenas))[^“"?]{2,80}(?<!\\p{L})(?:não|nunca|ninguém)(?!\\p{L})[^“"?]{3,110}\\.$',
    ask: ['Por que não?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: '^Quanto a (?<who>\\p{Lu}[^,;:]{2,40}|ess[ea]s? [^,;:]{2,40}), ',
    ask: ['E {who}?'],
    mayBeNew: true,
  },
];
