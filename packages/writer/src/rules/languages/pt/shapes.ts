import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../sharing.ts';

const MONTH = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const YEAR = `(?:em (?:\\d{1,2} de )?(?:${MONTH} de )?|no ano de |na década de |por volta de )(?:1\\d|20)\\d{2}`;

const PERSON =
  'astrônom[oa]|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]|engenheir[oa]|cientista|pesquisadora?|professora?|estudante|escritora?|autora?|poeta|pintora?|artista|compositora?|ator|atriz|cantora?|diretora?|jornalista|advogad[oa]|juiz|juíza|médic[oa]|enfermeir[oa]|polític[oa]|presidente|ministr[oa]|rei|rainha|imperador|general|capitão|padre|bispo|filósof[oa]|historiadora?|economista|explorador|inventora?|desenvolvedora?|programadora?|fundadora?|líder|porta-voz|homem|mulher|menin[oa]|agricultora?|jogadora?';

/** Shapes of sentences, and how two people share each. */
export const shapes: readonly SharingRule[] = [
  {
    id: 'who-was',
    pattern: `^(?<sub>\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|da|do|del|della|du|di)){1,3}) (?<be>é|era|foi) (?<rest>(?:uma?|o|a) (?:[\\p{L}’'-]+ ){0,3}(?:${PERSON})(?!\\p{L})[^;:()“”"?!]{0,150})\\.$`,
    turns: [
      ['ask', ['Quem {be} {sub}?', 'E quem {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'thing',
  },
  {
    id: 'quote-first',
    pattern: quoteFirst('diz|afirma|conta|explica|escreve|lembra|resume'),
    turns: [
      ['ask', ['O que diz {who}?', 'E o que diz {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last',
    pattern: quoteLast('diz|afirma|conta|explica|escreve|lembra|resume'),
    turns: [
      ['ask', ['O que diz {who}?', 'E o que diz {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-first-past',
    pattern: quoteFirst('disse|afirmou|contou|explicou|escreveu|lembrou|resumiu'),
    turns: [
      ['ask', ['O que disse {who}?', 'E o que disse {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'quote-last-past',
    pattern: quoteLast('disse|afirmou|contou|explicou|escreveu|lembrou|resumiu'),
    turns: [
      ['ask', ['O que disse {who}?', 'E o que disse {who}?']],
      ['tell', '“{Quote}.”'],
    ],
    cost: -1.9,
  },
  {
    id: 'why',
    pattern: behind('porque|já que|pois'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Por quê?', 'E por quê?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -1.7,
    asksWhy: true,
    scoped: true,
    sure: true,
  },
  {
    id: 'when-full',
    pattern: last(YEAR),
    turns: [
      ['ask', ['Quando {main}?', 'E quando {main}?']],
      ['tell', '{End}.'],
    ],
    cost: -2.0,
    scoped: true,
  },
  {
    id: 'what-is',
    pattern:
      '^(?<sub>(?:[OA] |Uma? )[^,;:()“”"?!]{2,40}?) (?<be>é|era) (?<rest>(?:uma?|o|a|os|as) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['O que {be} {sub}?', 'E o que {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'what-are',
    pattern:
      '^(?<sub>(?:[OA]s )[^,;:()“”"?!]{2,40}?) (?<be>são|eram) (?<rest>(?:os|as|uns|umas) [^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['ask', ['O que {be} {sub}?', 'E o que {be} {sub}?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
    introduces: true,
    answers: 'definition',
  },
  {
    id: 'and-clause',
    pattern: afterComma('e', 12),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Se\\b|Quando\\b|Embora\\b)(?!.*\\bnão (?:só|apenas|somente)\\b)[^;:()“”"?!]{16,170}), (?:mas|porém|só que) (?<rest>(?!também|sim\\b)[^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'Mas {rest}.'],
    ],
    cost: -1.7,
    mayHandOver: true,
    restIsClause: true,
    sure: true,
  },
  {
    id: 'so',
    pattern: afterComma('por isso|portanto|então|de modo que|e por isso|e assim|daí', 10),
    turns: [
      ['tell', '{Main}.'],
      ['hand', '{Mark} {rest}.'],
    ],
    cost: -1.9,
    sure: true,
    restIsClause: true,
  },
  {
    id: 'and',
    unfronted: true,
    pattern: afterOnlyComma(
      'e(?= (?:o|a|os|as|ele|ela|eles|elas|um|uma|isso|não|há|quem|muitos|muitas|ninguém|hoje|em|no|na|cada|até)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['tell', 'E {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"?!]{16,160}); (?<rest>[^;:()“”"?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['tell', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|da|do|dos)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!e\\b|ou\\b|um\\b|uma\\b|o\\b|a\\b|que\\b)\\p{Ll}[^;:()“”"?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Quem é?', 'E quem é?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
