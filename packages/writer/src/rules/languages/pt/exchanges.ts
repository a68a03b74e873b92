import type { Exchange } from '../exchange.ts';

/** Substantivos que anunciam o que vem. */
const ANNOUNCING =
  'resposta|solução|resultado|motivo|razão|ideia|segredo|problema|dificuldade|preço|objetivo|plano|lição|regra|método|causa|consequência|efeito|explicação|vantagem|desvantagem|alternativa|desafio|exceção|perigo|risco|questão|notícia|diferença|fraqueza';

export const exchanges: readonly Exchange[] = [
  {
    id: 'if',
    pattern: '^Se (?<sub>(?![^,]*(?<!\\p{L})então(?!\\p{L}))[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E se {sub}?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'when',
    pattern: '^Quando (?<sub>[^,;:]{10,80}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['E quando {sub}?'],
    answer: '{Main}',
  },
  {
    id: 'on-date',
    droppable: true,
    pattern:
      '^(?<when>Em (?:\\d{1,2} de )?(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de (?:1\\d|20)\\d{2})\\b',
    ask: ['O que aconteceu {when}?'],
  },
  {
    id: 'in-year',
    droppable: true,
    pattern: '^Em (?<year>(?:1\\d|20)\\d{2})\\b',
    ask: ['O que aconteceu em {year}?', 'E em {year}?', 'Leva a gente para {year}.'],
  },
  {
    id: 'announced',
    pattern: `^(?<what>[OA] (?:\\p{Ll}+ )?(?:${ANNOUNCING})(?: \\p{Ll}+)?) (?<be>é|era|foi) `,
    ask: ['E qual {be} {what}?', 'Qual {be} {what}?'],
  },
  {
    id: 'his-what',
    pattern: `^(?<what>(?:Seu|Sua) (?:\\p{Ll}+ )?(?:${ANNOUNCING})) (?:é|era|foi|consist\\p{Ll}+) `,
    ask: ['E {what}?'],
    continuing: true,
  },
  {
    id: 'other-one',
    pattern:
      '^(?<which>(?:O outro|A outra|O último|A última) (?!(?:d[eoa]s?|é|era|foi|que|não|se|tem|consiste)(?!\\p{L}))\\p{Ll}+)\\b',
    ask: ['E {which}?'],
    continuing: true,
  },
  {
    id: 'called',
    pattern:
      '^(?:(?:Ess[ea]s?|Est[ea]s?|Isso|O processo|O mecanismo|O fenômeno)\\b[^,;:]{0,50} (?:se chama|chama-se|é chamad[oa]|ficou conhecid[oa]|é conhecid[oa] como)|[^,;:]{3,40} (?:chamaram ess[ea]|deram a ess[ea])) ',
    ask: ['Isso tem nome?', 'E tem um nome para isso?'],
    continuing: true,
  },
  {
    id: 'example',
    pattern: '^(?:Por exemplo|É o caso)\\b',
    ask: ['Por exemplo?', 'Dá para dar um exemplo?', 'Tem um exemplo?'],
    continuing: true,
  },
  {
    id: 'result',
    droppable: true,
    pattern: '^(?:Por isso|Portanto|Com isso|Como resultado|Dessa forma|Desse modo|Daí)\\b',
    ask: ['E o que vem daí?', 'E o que resulta disso?'],
    continuing: true,
  },
  {
    id: 'meaning',
    pattern: '^(?:Isso significa|Isso quer dizer|Em outras palavras|Ou seja)\\b',
    ask: ['Ou seja?', 'Trocando em miúdos?', 'O que isso quer dizer?'],
    continuing: true,
  },
  {
    id: 'today',
    droppable: true,
    pattern: '^(?:Hoje|Hoje em dia|Atualmente)\\b',
    ask: ['E hoje?', 'E hoje em dia?', 'E como é hoje?'],
    afterPast: true,
  },
  {
    id: 'in-the-end',
    droppable: true,
    pattern: '^(?:No fim|No final)\\b(?! d[eoa]s?\\b)',
    ask: ['E no fim?', 'E como isso terminou?'],
    continuing: true,
  },
  {
    id: 'at-first',
    droppable: true,
    pattern: '^(?:No início|No começo|A princípio|Inicialmente|Originalmente),',
    ask: ['E no começo?', 'Como começou?'],
  },
  {
    id: 'then',
    droppable: true,
    pattern: '^(?:Depois|Em seguida)(?:,| (?!d[eoa]s?\\b|que\\b))',
    ask: ['E depois?', 'E em seguida?'],
    continuing: true,
  },
  {
    id: 'in-fact',
    pattern: '^(?:De fato|Na verdade|Com efeito)\\b',
    ask: ['É mesmo?'],
    continuing: true,
  },
  {
    id: 'also',
    pattern: '^(?:Além disso|Ademais)\\b',
    ask: ['E o que mais?', 'O que mais?'],
    continuing: true,
  },
  {
    id: 'second',
    pattern: '^Em segundo lugar\\b',
    ask: ['E em segundo lugar?'],
    continuing: true,
  },
  {
    id: 'finally',
    pattern: '^(?:Por fim|Por último)\\b',
    ask: ['E por fim?'],
    continuing: true,
  },
];
