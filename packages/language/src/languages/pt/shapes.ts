import {
  afterComma,
  afterOnlyComma,
  behind,
  last,
  quoteFirst,
  quoteLast,
  type SharingRule,
} from '../../sharing.ts';

const MONTH = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const YEAR = `(?:em (?:\\d{1,2} de )?(?:${MONTH} de )?|no ano de |na década de |por volta de )(?:1\\d|20)\\d{2}`;
const SUBJECT =
  '(?<sub>(?:[OA]s?|Ess[ea]s?|Est[ea]s?|Isso|El[ea]s?|\\p{Lu}[\\p{L}-]+)(?: (?!que\\b|não\\b)[\\p{L}-]+){0,5}?)';
/** What a listener can take over as it stands, behind a comma. */
const TAIL =
  'principalmente|sobretudo|especialmente|geralmente|muitas vezes|às vezes|talvez|quase|pelo menos|em vez de|ao contrário de|graças a|apesar de|todos eles|todas elas|inclusive|até mesmo|ou seja';

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
    id: 'says-front',
    pattern:
      '^(?:Segundo|De acordo com|Conforme) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60}), (?<rest>[^;:()“”"]{15,150})\\.$',
    turns: [
      ['tell', '{Rest}.'],
      ['ask', ['Quem diz isso?', 'E quem diz?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.6,
  },
  {
    id: 'why-full',
    pattern: behind('porque'),
    turns: [
      ['ask', ['Por que {main}?', 'E por que {main}?']],
      ['tell', 'Porque {rest}.'],
    ],
    cost: -2.3,
    scoped: true,
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
    scoped: true,
    sure: true,
  },
  {
    id: 'why-hand',
    pattern: behind('porque|já que|pois'),
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
    pattern: `^${SUBJECT} não (?<rest>(?!só|apenas|somente|mais|sempre|tod|necessariamente|até|porque|mas|tão|ainda|é só|era só|foi só|se sabe)[^,;:()“”"]{6,80})\\.$`,
    turns: [
      ['ask', ['{Sub} {rest}?', 'E {sub} {rest}?']],
      ['tell', 'Não.'],
    ],
    cost: -2.1,
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
    id: 'when',
    pattern: last(YEAR),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quando?', 'E quando foi isso?']],
      ['tell', '{End}.'],
    ],
    cost: -1.4,
    scoped: true,
  },
  {
    id: 'how-long',
    pattern: last(
      '(?:durante|por|há) (?:cerca de |quase |mais de |pelo menos |até )?(?:\\p{L}+|\\d[\\d.,]*) (?:mil |milhões de )?(?:dias|semanas|meses|anos|horas|minutos|séculos|décadas|gerações)',
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Por quanto tempo?', 'Quanto tempo?']],
      ['tell', '{End}.'],
    ],
    cost: -2,
    scoped: true,
  },
  {
    id: 'how',
    pattern: behind('por meio de'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Como?', 'E como?', 'De que jeito?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.5,
    scoped: true,
  },
  {
    id: 'what-for',
    pattern: behind(
      `(?<!(?:meios?|forma|maneira|método|ferramentas?|tempo|necessidade|possibilidade|razão|tentativa|ocasião|espaço|teorias?|passos?|opção) )(?:para(?= \\p{Ll}{2,}[aei]r\\b)|para que|a fim de)`,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Para quê?', 'E para quê?']],
      ['tell', '{Mark} {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'such-as',
    pattern: afterOnlyComma('como|por exemplo|tais como|entre eles|entre elas|incluindo', 4),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Como quais?', 'Por exemplo?']],
      ['tell', '{Rest}.'],
    ],
    cost: -1.9,
    restIsPhrase: true,
  },
  {
    id: 'if',
    pattern: afterComma(
      '(?<!saber |pergunta |perguntou |ver |como |decide )se(?= (?:o|a|os|as|um|uma|não|houver|ele|ela|eles|elas|alguém|for)\\b)',
    ),
    turns: [
      ['ask', ['E se {rest}?', 'Mas e se {rest}?']],
      ['tell', '{Main}.'],
    ],
    cost: -2.1,
  },
  {
    id: 'until',
    pattern: behind('até que'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Até quando?']],
      ['tell', 'Até que {rest}.'],
    ],
    cost: -1.6,
    scoped: true,
  },
  {
    id: 'who-says',
    pattern: last('(?:segundo|de acordo com|conforme) (?<who>(?:\\p{Ll}{1,3}[ ’"])?\\p{Lu}[^,;:()]{2,60})'),
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Quem diz isso?', 'E quem diz?']],
      ['tell', '{Who}.'],
    ],
    cost: -1.7,
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
  },
  {
    id: 'by-whom',
    pattern:
      '^(?<main>[^,;:()“”"?!]{6,120} (?:foi|foram|é|são|sido)[^,;:()“”"?!]{2,60}?) (?<end>(?:(?:por|pel[oa]s?) (?:\\p{Ll}+ )?)\\p{Lu}[\\p{L}’\'-]+(?: (?:\\p{Lu}[\\p{L}.’\'-]*|van|von|de|da|do|del|della|du|di)){0,3})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['Por quem?', 'E por quem?']],
      ['tell', '{End}.'],
    ],
    cost: -1.7,
    scoped: true,
  },
  {
    id: 'and-clause',
    pattern: afterComma('e', 12),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'E {rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'fronted-clause',
    pattern:
      '^(?<sub>(?:Depois de|Depois que|Antes de|Enquanto|Assim que|Até que|Para(?= \\p{Ll}+[aei]r\\b)) [^,;:()“”"]{6,80}), (?<main>\\p{L}[^,;:()“”"?!]{28,90}(?:, [^;:()“”"?!]{4,90})?)\\.$',
    turns: [
      ['ask', ['E {sub}?']],
      ['tell', '{Main}.'],
    ],
    cost: -1.7,
    frontMatter: true,
  },
  {
    id: 'but',
    pattern:
      '^(?<main>(?!Se\\b|Quando\\b|Embora\\b)(?!.*\\bnão (?:só|apenas|somente)\\b)[^;:()“”"?!]{16,170}), (?:mas|porém|só que) (?<rest>(?!também|sim\\b)[^;:()“”"?!]{6,150})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', 'Mas {rest}.'],
    ],
    cost: -1.7,
    sure: true,
  },
  {
    id: 'not-but',
    pattern:
      '^(?<main>[^;:()“”"?!]{3,80}\\bnão\\b(?! só| apenas| somente)[^,;:()“”"?!]{3,60}), mas (?:sim )?(?<rest>(?:o|a|os|as|um|uma|de|do|da|em|no|na|por|pelo|pela|para|com|ao|à) [^,;:()“”"?!]{4,100})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['ask', ['E o que, então?', 'Então o quê?']],
      ['tell', '{Rest}.'],
    ],
    cost: -2.2,
  },
  {
    id: 'so',
    pattern: afterComma('por isso|portanto|então|de modo que|e por isso|e assim|daí', 10),
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
      'e(?= (?:o|a|os|as|ele|ela|eles|elas|um|uma|isso|não|há|quem|muitos|muitas|ninguém|hoje|em|no|na|cada|até)\\b)',
      14,
    ),
    turns: [
      ['tell', '{Main}.'],
      ['on', 'E {rest}.'],
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
      '^(?<main>(?!Como\\b|Se\\b|Quando\\b|Segundo\\b)[^;:()“”"?!]{16,130}): (?<rest>[^;:()“”"?!]{8,180})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.2,
    restIsClause: true,
  },
  {
    id: 'semicolon',
    pattern: '^(?<main>[^;:()“”"?!]{16,160}); (?<rest>[^;:()“”"?!]{12,160})\\.$',
    turns: [
      ['tell', '{Main}.'],
      ['on', '{Rest}.'],
    ],
    cost: -1.3,
    restIsClause: true,
  },
  {
    id: 'who-is',
    pattern: `^(?<who>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Lu}[\\p{L}.-]*|de|da|do|dos)){1,4}), (?<what>(?:[\\p{L}’'-]+ ){0,4}(?:${PERSON})(?!\\p{L})[^,;:()“”"«»]{0,70}), (?<rest>(?!e\\b|ou\\b|um\\b|uma\\b|o\\b|a\\b|que\\b)\\p{Ll}[^;:()“”"?!]{10,140})\\.$`,
    turns: [
      ['tell', '{Who} {rest}.'],
      ['ask', ['Quem é {who}?', 'E quem é {who}?']],
      ['tell', '{What}.'],
    ],
    cost: -1.8,
  },
];
