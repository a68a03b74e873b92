import type { Exchange } from '../exchange.ts';

/** Questions that a sign in a sentence, or in the one before it, fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern: "^(?:Parce qu(?:e |[’'])|À cause d(?:e |[’']))[^,;:]{8,}$",
    ask: ['Pourquoi ?', 'Et pourquoi donc ?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^(?:En échange|En contrepartie|En retour),',
    ask: ['Et en échange ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^En (?:réponse|réaction|représailles),',
    ask: ['Et la réponse ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'otherwise',
    pattern: '^(?:Sinon|Dans le cas contraire|Faute de quoi),',
    ask: ['Et sinon ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern: '^(?:En clair|En bref|Bref|En résumé|Pour faire simple|Autrement dit),',
    ask: ['En clair ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'all-in-all',
    pattern: "^(?:Au total|Somme toute|Tout compte fait|Dans l[’']ensemble),",
    ask: ['Et dans l’ensemble ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-hand',
    pattern: "^D[’']un autre côté,",
    ask: ['Et d’un autre côté ?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'and-the',
    pattern:
      "^(?<what>Le résultat|La raison|L[’']objectif|Le but|Le problème|L[’']avantage|L[’']inconvénient|L[’']idée|La solution|La réponse|La réaction|Le risque|Le danger|La conclusion|Le bilan|Le hic)(?: est| était| fut| :) ",
    ask: ['Et {what} ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern:
      "^(?:Ce|Cela|Ça) n[’'](?:est|était) pas un hasard(?!\\p{L})|^Ce n[’']est (?:sans doute |certainement )?pas un hasard(?!\\p{L})|^Rien d[’']un hasard(?!\\p{L})",
    ask: ['Un hasard ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      "^(?:Mais )?(?<x>(?!ce\\b|cela\\b|il\\b|elle\\b)[^,;:“”«»]{2,40}?) n[’'](?:est|était) pas (?:le seul|la seule|seul|seule|un cas isolé)(?!\\p{L})",
    ask: ['Seulement {x} ?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'is-that-all',
    pattern:
      "^(?:(?:Mais|Et) )?(?:[Cc]e n[’']est pas tout|[Cc]e n[’']est (?:qu[’']un début|que le début)|[Pp]as seulement|[Ll]e pire est à venir)(?!\\p{L})",
    ask: ['C’est tout ?', 'Et c’est tout ?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'exception',
    pattern: "^(?:La seule exception|L[’']exception|Une exception|Seule exception)(?= | :)",
    ask: ['Sans exception ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'nothing-new',
    pattern:
      "^(?:Ce|Cela|L[’']idée|Le phénomène|La pratique) n[’']est (?:pas nouveau|pas nouvelle|pas neuf|pas neuve|en rien nouveau)(?!\\p{L})|^Rien de (?:très |bien )?nouveau(?!\\p{L})",
    ask: ['C’est nouveau ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'withheld',
    pattern:
      '^(?!(?:Mais|Cependant|Toutefois|Et|Aussi|Puis|Ou|Pourtant|Néanmoins|De plus|En outre|Ni)(?!\\p{L}))\\p{Lu}',
    after:
      "^(?!.*(?:(?<!\\p{L})(?:ne|pas|jamais|sans|ni)(?!\\p{L})|n[’']))[^;:?“”«»]{6,100} un (?:autre |seul )?(?:problème|inconvénient|défaut|avantage|obstacle|risque|secret|plan)\\.$",
    ask: ['Lequel ?'],
    continuing: true,
  },
  {
    id: 'withheld-her',
    pattern:
      '^(?!(?:Mais|Cependant|Toutefois|Et|Aussi|Puis|Ou|Pourtant|Néanmoins|De plus|En outre|Ni)(?!\\p{L}))\\p{Lu}',
    after:
      "^(?!.*(?:(?<!\\p{L})(?:ne|pas|jamais|sans|ni)(?!\\p{L})|n[’']))[^;:?“”«»]{6,100} une (?:autre |seule )?(?:raison|condition|exception|différence|solution|idée|proposition|difficulté|question)\\.$",
    ask: ['Laquelle ?'],
    continuing: true,
  },
  {
    id: 'how-so',
    pattern:
      '^(?!(?:Mais|Cependant|Toutefois|Et|Aussi|Puis|Ou|Pourtant|Néanmoins|De plus|En outre|Ni)(?!\\p{L}))\\p{Lu}',
    after:
      "^(?!.*(?:(?<!\\p{L})(?:parce|car|puisque|ne|pas)(?!\\p{L})|n[’']))[^,;:?“”«»]{2,70} (?:est|était|sont|étaient|semble|reste) (?:très |plus |si |assez |trop )?(?:difficiles?|compliquée?s?|risquée?s?|dangereu(?:x|se|ses)|étranges?|rares?|surprenante?s?|importante?s?|décisi(?:f|ve|fs|ves)|trompeu(?:r|se|rs|ses)|impossibles?|injustes?|contestée?s?|problématiques?|absurdes?|graves?|uniques?)\\.$",
    ask: ['Comment ça ?', 'Pourquoi ?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'quote-more',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:ajoute|poursuit|ajoutait|poursuivait|précise|insiste)-t-(?<who>il|elle)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:dit|déclaré|affirme|affirmé|explique|expliqué|souligne|souligné|ajoute|ajouté|écrit|assure|assuré|selon|raconte|confie)(?!\\p{L})',
    ask: ['Et que dit-{who} encore ?'],
    continuing: true,
  },
];
