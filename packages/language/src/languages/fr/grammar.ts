import type { Grammar } from '../../language.ts';

const THIS = '(?:ce|cet|cette|ces|cela|ceci|celui|celle|ceux|celles|lui|eux|elles?|là)';
const TIME =
  '(?:jour|nuit|matin|soir|année|mois|semaine|siècle|décennie|époque|moment|temps|été|hiver|printemps|automne)';

export const grammar: Grammar = {
  anaphorOpening: `^(?:ceci|cela|ça|c['’](?:est|était|étaient|en)(?! (?:en|à|au|dans|pendant) )|ce|cet|cette|ces|celui|celle|ceux|celles|ils?|elles?|son|sa|ses|leurs?|lui|tel|telle|tels|telles|les deux|tous deux|l['’]un|l['’]autre|les autres|le même|la même|les mêmes|un autre|une autre|d['’]autres|y|(?:le|la) (?:second|seconde|dernier|dernière|premier|première|résultat|méthode|théorie|reste|nouveau|nouvelle)|(?:dans|de|avec|pour|par|à|après|avant|sur|sous|parmi|chez|sans|selon|depuis|malgré|contre|entre) ${THIS}|(?:dans|sur|avec|pour|à|de|après|avant|sous|selon) (?:son|sa|ses|leurs?)|en (?:outre|revanche|réponse)|ainsi|alors|puis|ensuite|plus tard|là|(?:lorsqu|quand|si|comme|puisqu|parce qu|s)(?:['’]| )(?:ils?|elles?)|(?:oui|non|si)(?=[,;.:])|mais|et|ou|ni|car|or|donc|depuis lors|dès lors|ailleurs|\\p{L}+ (?:ans|mois|semaines|jours|heures) plus tard)(?![\\p{L}])`,
  droppableOpening:
    "^(?:cependant|toutefois|néanmoins|en outre|de plus|par ailleurs|également|en effet|bien sûr|bien entendu|certes|surtout|en général|généralement|en particulier|en somme|en résumé|en conclusion|tout d['’]abord|premièrement|curieusement), ",
  dependentOpening:
    "^(?:(?:une?|une autre|un autre|la première|le premier|la deuxième|le deuxième|la troisième|le troisième) (?:raison|motif|façon|manière|problème|exemple|type|cause|réponse|étape|avantage|différence|explication)|par exemple|c['’]est-à-dire|autrement dit|donc|par conséquent|c['’]est pourquoi|de cette façon|de cette manière|ainsi|sinon|au lieu de cela|en revanche|d['’]autre part|d['’]un autre côté|de même|d['’]ailleurs|par ailleurs|à l['’]inverse|au contraire|sans compter|de la même façon|pendant ce temps|plus précisément|après tout|en même temps|à son tour|cela dit|en fait|de fait|en réalité|enfin|finalement|au début|d['’]abord|également|cependant|toutefois|néanmoins|pourtant|en pratique)(?![\\p{L}])",
  pointsBack: `\\b(?:(?:cet|cette|ces|ce|tel|telle|tels|telles) (?!année|mois|semaine|siècle|est\\b|sont\\b|que\\b|qui\\b|dernier|jour\\b|n['’])\\p{L}+|ainsi(?! que|, de suite)(?=[\\s,.;])|(?:cela|celui-ci|celle-ci|ceux-ci|celles-ci)|(?:le|la|l['’]) ${TIME} (?:suivante?|précédente?|même)|(?:le|la) même ${TIME}|à l['’]époque|de son temps|après sa mort|entre-temps|(?:jours|semaines|mois|ans|heures) (?:plus tard|après|avant)(?=[,.;]|$)|là-bas|de les? \\p{L}+(?:er|ir|re)(?=[\\s,.;])|les deux (?:hommes|femmes|pays|séries|savants)|l['’]un des deux|(?<! et )(?:ajoute(?:nt)?|a ajouté) qu(?:e\\b|['’])|(?<=[”"»],? (?:\\p{L}+ ){0,3})(?:ajoute|a ajouté))`,
  turnsAgainst:
    '^(?:mais|cependant|toutefois|néanmoins|pourtant|en revanche|or,)(?!\\p{L})|^[^,.;]{2,60}, (?:cependant|toutefois|néanmoins|pourtant|en revanche),',
  pronoun: '\\b(?:ils?|elles?|lui|eux)\\b',
  verbEnding:
    '(?:ttent|nnent|ssent|llent|isent|èrent|irent|urent|aient|ait|era|eront|isissent|vient|viennent|mène|progresse)$',
  copula: { one: 'est|était|fut', many: 'sont|étaient|furent' },
  midConnective:
    ', (?:cependant|toutefois|néanmoins|donc|alors|également|en revanche|quant à lui|pourtant)(?=,),',
  noise:
    "\\b(?:graphique|carte|photo|image|vidéo|schéma) ci-(?:dessous|dessus|contre)\\b|^pour obtenir (?:plus|davantage|des informations)|en savoir plus|^avec (?:afp|reuters|agences?)\\b|(?:a|ont) contribué à cet article|^[àa] lire aussi|^(?:cette section|ce chapitre|cette annexe)\\b|^(?:voir|voyez|reportez-vous)\\b|^pour (?:plus|davantage) d[’'e]|^(?:cliquez|lisez|regardez|écoutez|téléchargez|découvrez|consultez)\\b|^(?:retour|zoom|focus|récit|décryptage) sur\\b|disponible sur le site|\\b(?:figure|fig\\.|tableau|graphique|section|chapitre|annexe|équation|encadré) (?:\\d|[IVX]+\\b|ci-dessus|ci-dessous|suivant|précédent)|\\b(?:voir|cf\\.|consultez|reportez-vous) (?:aussi|ci-dessus|ci-dessous|figure|section|tableau|page|«)|ci-(?:dessus|dessous|après|contre)|dans (?:cette|ce|cet) (?:section|chapitre|article|document|manuel|guide|annexe|livre)|abonnez-vous|inscrivez-vous|newsletter|cookies|publicité :|tous droits réservés|©|copyright|photo ?:|image ?:|lire (?:aussi|également|la suite)|suivez-nous|partagez|suivante?s? ?:?$|pour plus d['’]information|et al\\b|^(?:note|attention|astuce|remarque|nb)\\b ?[:,.]",
  authorVoice:
    "(?:^|[^\\p{L}])(?:[Jj]e|[Jj]['’]\\p{L}+|[Mm]oi|[Mm]on|[Mm]a|[Mm]es|m['’]\\p{L}+)(?![\\p{L}])|(?:^|[^\\p{L}])[Nn]ous (?:avons|présentons|proposons|montrons|analysons|concluons|observons|étions|sommes allés|remercions)(?![\\p{L}])|(?:^|[^\\p{L}])[Nn](?:otre|os) (?:résultats?|méthode|étude|recherche|article|équipe|famille|voyage|données|expériences?|analyse|entreprise|produit|clients|enquête|avis|opinion|objectif|mission)(?![\\p{L}])",
  ownPlural: '(?<!\\p{L})(?:[Nn]ous|[Nn]otre|[Nn]os)(?!\\p{L})',
  somber:
    '\\b(?:morts?|mortes?|mourut|moururent|meurt|tué[es]*|assassin\\w*|génocide|massacre|guerres?|famine|suicide|viol|tortur\\w*|esclav\\w*|victimes?|attentats?|terroris\\w*|cancer|désastre|séisme|tragédie|bombe\\w*|blessé[es]*|décès|décédé[es]*)\\b',
  attribution:
    '\\b(?:a dit|dit|affirme|a affirmé|explique|a expliqué|raconte|a écrit|a déclaré|déclare|selon|a ajouté|rappelle|souligne|estime)\\b',
  soft: '\\b(?:aussi|également|autres?|encore|de nouveau|mêmes?|précédemment|ici)\\b',
  traits: {
    definition:
      "^(?:le |la |les |l['’]|un |une )?[\\p{L}\\p{N}’'\\- ]{2,60}? (?:(?:est|sont) (?:un |une |des |(?:le |la |l['’])(?:processus|étude|pratique|terme|nom|acte|art|science|branche|domaine|capacité|ensemble|mesure|méthode|état|condition|distance|longueur) )|signifie |désigne |consiste en )",
    cause:
      '\\b(?:parce que|parce qu|en raison de|à cause de|a conduit à|a mené à|causé|grâce à|puisque|étant donné|afin de|afin que|pour que|car)\\b',
    contrast:
      '\\b(?:mais|cependant|toutefois|bien que|malgré|contrairement|en revanche|pourtant|néanmoins|tandis que|au lieu de)\\b',
    example: '\\b(?:par exemple|tels? que|telles? que|notamment)\\b',
    quote: '[“"«][^”"»]{12,400}[”"»]',
    process: '\\b(?:au moyen de|processus|méthode|technique|étape|algorithme|mécanisme|procédure|procédé)\\b',
    number:
      '(?:\\d[\\d., ]{0,20}\\s?(?:%|pour cent|millions?|milliards?|mille|km|kilomètres|mètres|millimètres?|tonnes|personnes|utilisateurs|euros|dollars|ans|jours|heures|fois|litres|°)(?: d(?:e |’)\\p{L}+)?|[$€£]\\s?\\d)',
    superlative:
      '\\b(?:plus grand\\w*|meilleur\\w*|pire|plus important\\w*|premi(?:er|ère)|principal\\w*|fondamental\\w*|essentiel\\w*|central\\w*|unique|important\\w*)\\b',
    future: '\\b(?:sera|seront|futur|avenir|prévoi\\w+|prévu\\w*)\\b',
  },
  articleOf: { le: 'le', la: 'la', les: 'les', du: 'le', des: 'les', au: 'le', aux: 'les', l: 'l’' },
  pluralArticles: ['les'],
  contractions: { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } },
  plural: { word: 'first', pattern: '(?<!u|i)s$' },
  notInTerm: '(?:eu|iv|el|al|abl|ibl|èr|ent|am)(?:se)?ement$|\\p{L}{4}amment$|\\p{L}{4}emment$',
  minutes: {
    decisions: 'décisions?|relevé de décisions|résolutions?',
    actions: 'actions|tâches|prochaines étapes|à faire|responsables',
    open: '(?:questions|points) (?:ouverte?s|en suspens)|en suspens',
    people: 'participants|présents|présidence|présidée? par|secrétaire|excusée?s?|absente?s?|invitée?s?',
  },
  headings: {
    generic:
      '^(?:introduction|aperçu|résumé|histoire|historique|état actuel|contexte|sommaire|conclusions?|discussion|résultats?|méthodes?|méthodologie|évaluation|mise en œuvre|préface|prologue|épilogue|généralités|divers|notes?|terminologie|définitions?|objectifs?|(?:le )?verdict|bilan|pour (?:conclure|finir)|en conclusion|chapitre \\w+|partie \\w+)$',
    intro: '^(?:introduction|résumé|aperçu|contexte)',
    closing: 'conclu|résumé|futur|avenir|pour finir|bilan|épilogue|dernier|dernière',
    clause: "^(?:comment|pourquoi|quand|où|d[’']où|qui|combien|quel|quelle|quels|quelles)(?![\\p{L}])",
    prefix: '^(?:introduction|aperçu)\\s*[:–—-]+\\s*',
    part: 'chapitre|partie|livre|section|annexe',
    byline: 'par',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(de|du|des|et|une?|dans|pour|avec|par) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\bp\\. ?ex\\.,?', 'par exemple,'],
    ['\\betc\\.(?= \\p{Lu})', 'et cetera.'],
    ['\\betc\\.', 'et cetera'],
    ['\\benv\\.', 'environ'],
    ['\\bav\\. J\\.-C\\.', 'avant Jésus-Christ'],
    ['\\bapr\\. J\\.-C\\.', 'après Jésus-Christ'],
  ],
  cut: { conjunctions: 'mais|et|donc', subjects: 'le|la|les|il|elle|ils|elles|un|une|on|ce|cette|ces' },
  demonstrative: 'ce(?= (?!qu|dont|sont|ne |n’|fu|ser|à ))|cette|cet|ces|cela|quel(?:le)?',
  relative: 'que|qui|dont|où',
  hesitation: 'euh+',
  sourceText: 'texte',
  interview: {
    question: 'question|q',
    answer: 'réponse|r',
    you: 'vous|votre|vos|tu|ton|ta|tes|te',
  },
  titleCase: false,
  elision: { article: true, prepositions: { de: 'd’', que: 'qu’' } },
  sentences: {
    shortForms:
      'mme mmes mlle mlles mgr p.ex j.-c tél bd s.a cie ste dr drs pr prs st sts cf trad réf bld rte apr ap.j.-c av.j.-c j.c c.-à-d i.e e.g janv févr juil hab dép ibid op cit gén lt sgt r.-p mm me av',
    speechVerbs: 'dit|demande|raconte|explique',
    mayEndBefore: {
      forms: 'j\\. ?-c|hab|env',
      openers:
        'Le|La|Les|L’|Un|Une|Des|Il|Elle|Ils|Elles|On|Nous|Puis|Ensuite|Alors|Aujourd’hui|Personne|Tous|Dans|En|Mais|Et|Ce|Cela|Cette|Ces|Quand|Si|C’est|Plus',
    },
  },
};
