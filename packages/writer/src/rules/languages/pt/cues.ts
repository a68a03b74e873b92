import type { Exchange } from '../exchange.ts';

/** Questions that a sign in a sentence, or in the one before it, fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern: '^Porque [^,;:]{8,}$',
    ask: ['Por quê?', 'E por que isso?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^(?:Em troca|Em contrapartida),',
    ask: ['E em troca?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^(?:Em|Como) resposta,',
    ask: ['E a resposta?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'otherwise',
    pattern: '^(?:Caso contrário|Do contrário|Senão),',
    ask: ['E se não?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern: '^(?:Em poucas palavras|Em resumo|Em suma|Trocando em miúdos|Resumindo),',
    ask: ['Em poucas palavras?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'all-in-all',
    pattern: '^(?:No geral|Feitas as contas|No fim das contas|No conjunto),',
    ask: ['E no geral?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-hand',
    pattern: '^Por outro lado,',
    ask: ['E por outro lado?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'and-the',
    pattern:
      '^(?<what>O resultado|A razão|O motivo|O objetivo|O problema|A vantagem|A desvantagem|A ideia|A solução|A resposta|A reação|O risco|O perigo|A conclusão|O balanço)(?: é| era| foi|:) ',
    ask: ['E {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern: '^(?:Isso |Isto )?[Nn]ão (?:é|foi|era) (?:por |uma )?(?:acaso|coincidência)(?!\\p{L})',
    ask: ['Coincidência?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      '^(?:Mas )?(?<x>(?!isso\\b|isto\\b)[^,;:“”«»]{2,40}?) não (?:é o único|é a única|está sozinh[oa]|foi o único|foi a única|é um caso isolado)(?!\\p{L})',
    ask: ['Só {x}?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'is-that-all',
    pattern:
      '^(?:(?:Mas|E) )?(?:[Nn]ão só isso|[Nn]ão é só isso|[Ii]sso não é tudo|[Nn]ão é tudo|[Ii]sso é (?:só|apenas) o (?:começo|início))(?!\\p{L})',
    ask: ['Isso é tudo?', 'Só isso?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'exception',
    pattern: '^(?:A (?:única )?exceção|Uma exceção) (?:é|são|era|foi|fica)(?!\\p{L})',
    ask: ['Sem exceção?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'nothing-new',
    pattern:
      '^(?:Isso|Isto|A ideia|O fenômeno|O fenómeno) não é (?:nov[oa]|novidade|nada de novo|uma novidade)(?!\\p{L})|^Nada de novo(?!\\p{L})',
    ask: ['Isso é novo?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'withheld',
    pattern:
      '^(?!(?:Mas|Porém|Contudo|No entanto|E|Também|Além|Depois|Ou|Ainda assim|Nem|Em vez)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:não|nunca|sem|nem)(?!\\p{L}))[^;:?“”]{6,100} (?:um|uma|outro|outra) (?:\\p{L}+ )?(?:problema|razão|motivo|desvantagem|vantagem|condição|exceção|diferença|solução|ideia|plano|proposta|truque|risco|defeito)\\.$',
    ask: ['Qual?'],
    continuing: true,
  },
  {
    id: 'withheld-several',
    pattern:
      '^(?!(?:Mas|Porém|Contudo|No entanto|E|Também|Além|Depois|Ou|Ainda assim|Nem|Em vez)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:não|nunca|sem|nem)(?!\\p{L}))[^;:?“”]{6,100} (?:dois|duas|três|quatro|cinco|vários|várias|alguns|algumas|diversos|diversas) (?:razões|problemas|motivos|formas|maneiras|passos|opções|perguntas|regras|erros|objetivos|tipos|grupos|fases|coisas|condições|diferenças|vantagens|partes|fatores)\\.$',
    ask: ['Quais?', 'Por exemplo?'],
    continuing: true,
  },
  {
    id: 'how-so',
    pattern:
      '^(?!(?:Mas|Porém|Contudo|No entanto|E|Também|Além|Depois|Ou|Ainda assim|Nem|Em vez)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:porque|pois|já que|não)(?!\\p{L}))[^,;:?“”]{2,70} (?:é|era|foi|são|eram|parece|continua) (?:muito |mais |tão |bastante )?(?:difícil|difíceis|complicad[oa]s?|arriscad[oa]s?|perigos[oa]s?|estranh[oa]s?|rar[oa]s?|surpreendentes?|importantes?|decisiv[oa]s?|enganos[oa]s?|impossível|impossíveis|injust[oa]s?|polêmic[oa]s?|polémic[oa]s?|problemátic[oa]s?|absurd[oa]s?|graves?|únic[oa]s?)\\.$',
    ask: ['Em que sentido?', 'Por quê?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'quote-more',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:acrescentou|acrescenta|completou|completa|prosseguiu|continuou|insistiu|insiste) ?(?:ele|ela)?(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:disse|diz|afirmou|afirma|explicou|explica|destacou|destaca|acrescentou|acrescenta|escreveu|escreve|segundo|declarou|contou|conta)(?!\\p{L})',
    ask: ['E o que mais disse?'],
    continuing: true,
  },
];
