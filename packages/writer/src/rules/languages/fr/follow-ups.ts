import type { Exchange } from '../exchange.ts';

const DOCUMENT =
  'rapport|étude|loi|projet de loi|proposition de loi|plan|lettre|sondage|accord|contrat|texte|décret|enquête|règlement|arrêté|dispositif';
const THE = "(?:Le |La |L[’']|Ce |Cette )";
const WHO = '\\p{Lu}[^,;:«“"]{1,40}';

/** Des questions qui naissent de la réponse : de la façon dont la phrase commence. */
export const followUps: readonly Exchange[] = [
  {
    id: 'if-then',
    pattern: "^(?<sub>(?:Si|S[’']ils?) [^;:]{6,140}?), alors (?<main>\\p{Ll}[^;:?]{6,})$",
    ask: ['Et {sub} ?'],
    answer: 'Alors {main}',
    mayBeNew: true,
  },
  {
    id: 'even-if',
    pattern: "^(?<sub>Même (?:si|s[’']ils?) [^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$",
    ask: ['{Sub} ?'],
    answer: '{Main}',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'once',
    pattern:
      "^(?<sub>(?:Une fois que|Une fois qu[’']|Dès que|Dès qu[’']) ?[^,;:]{8,90}), (?<main>\\p{Ll}[^;:?]{6,})$",
    ask: ['Et {sub} ?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'instead-of',
    pattern:
      "^Au lieu (?<phrase>(?:de |d[’'])(?:\\p{Ll}+(?:er|ir|re)|une?) [^,;:]{4,70}), (?<main>\\p{Ll}[^;:?]{6,})$",
    ask: ['Et au lieu {phrase} ?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'without',
    pattern:
      "^Sans (?<phrase>(?!doute|compter|surprise)[^,;:]{4,50}), (?<main>(?:le |la |les |l[’']|un |une |il |on |personne |rien )[^;:?]{6,})$",
    ask: ['Et sans {phrase} ?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'for-whom',
    pattern:
      '^Pour (?<phrase>(?:les|beaucoup|certains|certaines|ceux qui|celles qui) ?[^,;:]{3,50}), (?<main>\\p{Ll}[^;:?]{6,})$',
    ask: ['Et pour {phrase} ?'],
    answer: '{Main}',
    mayBeNew: true,
  },
  {
    id: 'stands-for',
    pattern: '^(?<word>\\p{Lu}{2,8}) (?:signifie|est le sigle de|veut dire) ',
    ask: ['Que signifie {word} ?', 'Et que signifie {word} ?'],
    mayBeNew: true,
  },
  {
    id: 'because',
    pattern:
      "^(?:C[’']est parce qu(?:e|[’'])|Cela (?:tient au|tient à|s[’']explique par|est dû)|La raison en est|La raison est qu)",
    ask: ['Et pourquoi ?', 'Comment cela se fait-il ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'second-one',
    pattern:
      '^(?<which>(?:La seconde|Le second|La deuxième|Le deuxième|La troisième|Le troisième) (?<known>(?!(?:de|du|des|est|était|fut|fois)(?!\\p{L}))\\p{Ll}+))(?!\\p{L})',
    ask: ['Et {which} ?'],
  },
  {
    id: 'first-one',
    pattern:
      '^(?<which>(?:Le premier|La première) (?<known>(?!fois(?!\\p{L}))\\p{Ll}+)) (?:est|était|fut|sera|serait|consiste)(?!\\p{L})',
    after: '(?<!\\p{L})(?:deux|trois|quatre|cinq|plusieurs|quelques|ces) \\p{Ll}+s(?!\\p{L})',
    ask: ['Et {which} ?'],
    continuing: true,
  },
  {
    id: 'others',
    pattern:
      "^D[’']autres (?:disent|pensent|estiment|croient|préfèrent|affirment|jugent|craignent|sont|ont)(?!\\p{L})",
    after: '(?<!\\p{L})(?:[Cc]ertaine?s|[Bb]eaucoup|[Ll]es uns|[Ll]a plupart|[Qq]uelques-uns)(?!\\p{L})',
    ask: ['Et les autres ?'],
    continuing: true,
  },
  {
    id: 'for-their-part',
    pattern: `^(?<who>(?:(?:Le|La|Les) |L[’'])?${WHO}), (?:de son côté|de leur côté|pour sa part|pour leur part|en revanche|quant à (?:lui|elle)|lui|elle), `,
    ask: ['Et {who} ?'],
    mayBeNew: true,
    turned: true,
    turnsTo: true,
  },
  {
    id: 'document-says',
    pattern: `^(?<what>${THE}(?:${DOCUMENT})) (?:dit|prévoit|exige|interdit|permet|autorise|crée|introduit|impose|souligne|décrit|conclut|a conclu|révèle|a révélé|montre|a montré|indique|propose|oblige) (?!aussi(?!\\p{L})|également)`,
    ask: ['Que dit {what} ?', 'Et que dit {what} ?'],
  },
  {
    id: 'what-else',
    pattern: `^(?:${THE}|Les |Ils? |Elles? |\\p{Lu}\\p{Ll}+ )(?:[\\p{L}-]+ ){1,4}?(?<!(?:lui|elle|eux|elles|moi) )(?:aussi|également) (?!bien(?!\\p{L})|\\p{Ll}+ qu)\\p{Ll}`,
    after: '^[^,;:“”„"«»?]{8,80}\\.$',
    ask: ['Et quoi d’autre ?', 'Quoi d’autre ?'],
    continuing: true,
  },
  {
    id: 'costs',
    pattern: `^(?:${THE}|Une? |Chaque |\\p{Lu}\\p{L}+ )(?:[\\p{L}\\d-]+ ){0,5}?coûte (?:\\p{Ll}+ ){0,3}?\\d`,
    ask: ['Et combien cela coûte-t-il ?', 'Combien cela coûte-t-il ?'],
    mayBeNew: true,
  },
  {
    id: 'whose-idea',
    pattern: " (?:est|était|fut) (?:une |l[’'])(?:idée|invention) (?:de |d[’'])(?=\\p{Lu})",
    ask: ['De qui vient l’idée ?', 'Et de qui vient l’idée ?'],
    mayBeNew: true,
  },
  {
    id: 'founded-by',
    pattern: `^(?:${THE}|\\p{Lu}\\p{L}+ )(?:[\\p{L}\\d-]+ ){0,5}?(?:a été|fut) (?:fondée?|créée?|inventée?|conçue?|développée?) (?:en \\d{4} )?par `,
    ask: ['Qui en est à l’origine ?', 'Et qui en est à l’origine ?'],
    mayBeNew: true,
  },
  {
    id: 'such-as',
    pattern: '^Parmi (?:eux|elles|ceux-ci|celles-ci)(?!\\p{L})',
    ask: ['Par exemple ?', 'Lesquels, par exemple ?'],
    continuing: true,
  },
  {
    id: 'numbers',
    pattern:
      "^(?:(?:Selon|D[’']après) [^,;:]{3,60}, )?(?:(?:Environ|Près de|Plus de|Quelque|Au moins|Presque|environ|près de|plus de|quelque|au moins|presque) )?\\d[\\d.,\\s]*(?:%|pour cent|millions|milliards|personnes)(?!\\p{L})",
    after:
      '(?<!\\p{L})(?:[Bb]eaucoup|[Dd]e plus en plus|plupart|majorité|croissante?|augmentation|augmente|augmenté|souvent|fréquente?s?|courante?s?|nombre|nombreu(?:x|ses)|peu)(?!\\p{L})',
    ask: ['A-t-on des chiffres ?', 'Y a-t-il des chiffres ?'],
    continuing: true,
  },
  {
    id: 'now',
    pattern: "^Maintenant(?:,| (?=(?:le|la|les|il|ils|elle|elles|on|c[’']est)(?!\\p{L})))",
    ask: ['Et maintenant ?'],
    afterPast: true,
    continuing: true,
  },
  {
    id: 'in-the-past',
    droppable: true,
    pattern: '^(?<when>Par le passé|Dans le passé|Autrefois|Avant)(?=,)',
    ask: ['Et {when} ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-practice',
    pattern:
      '^(?<when>En pratique|Dans la pratique|Dans les faits)(?:, (?<against>cependant|toutefois|pourtant))?, (?<main>[^;:?]{10,})$',
    ask: ['Et {when} ?'],
    answer: '{Main}',
    turned: true,
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'later',
    pattern:
      "^(?<when>(?:L[’']année dernière|L[’']an dernier|Le mois dernier|Cette année|Il y a (?:un an|(?:deux|trois|quatre|cinq|dix|vingt) (?:ans|mois))|(?:Deux|Trois|Quatre|Cinq|Dix) (?:ans|mois|jours) (?:plus tard|après)|Depuis lors|Jusqu[’']ici)),? ",
    ask: ['Et {when} ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'next-year',
    droppable: true,
    pattern: '^En (?<year>(?:1\\d|20)\\d{2})(?!\\d)(?!,? \\d)',
    ask: ['Et en {year} ?'],
    after: '(?<!\\d)(?:1\\d|20)\\d{2}(?!\\d)',
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'ask-say-many',
    pattern:
      '^(?<who>Les (?:experts|analystes|critiques|scientifiques|chercheurs|économistes|historiens|médecins|autorités|avocats|militants|habitants|témoins|opposants|défenseurs|investisseurs|députés|observateurs|associations)(?: \\p{Ll}+)?) (?:disent|estiment|croient|pensent|craignent|espèrent|affirment|jugent|avertissent|dénoncent|soulignent|considèrent) ',
    ask: ['Que disent {who} ?', 'Et que disent {who} ?'],
    mayBeNew: true,
  },
  {
    id: 'after-that',
    pattern:
      '^(?:Quelques (?:minutes|heures|jours|semaines|mois|années)|Peu de temps|Peu) (?:après|plus tard)(?!\\p{L})',
    ask: ['Et ensuite ?', 'Que se passe-t-il ensuite ?'],
    continuing: true,
  },
  {
    id: 'one-reason',
    pattern:
      "^(?:L[’']une des raisons|Une raison|La principale raison|La raison principale) (?:est|était|tient)(?!\\p{L})",
    ask: ['Et pourquoi ?', 'Pourquoi ?'],
    mayBeNew: true,
    continuing: true,
  },
  {
    id: 'tells-us',
    pattern:
      '^(?:Cela|Ceci|Les (?:résultats|chiffres|données)) (?:montre|montrent|suggère|suggèrent|indique|indiquent|prouve|prouvent) ',
    ask: ['Et qu’est-ce que cela nous dit ?', 'Qu’est-ce que cela nous dit ?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'no-comment',
    pattern:
      "^(?<who>(?:Le |La )?\\p{Lu}[^,;:«“]{2,40}?) n[’'](?:a|ont) pas (?:répondu|souhaité|réagi|donné suite|voulu)(?!\\p{L})",
    ask: ['Et que dit {who} ?'],
    mayBeNew: true,
  },
  {
    id: 'in-order',
    pattern:
      "^Pour (?<phrase>\\p{Ll}+(?:er|ir|re) [^,;:]{6,60}), (?<main>(?:le |la |les |l[’']|un |une |il |ils |elle |elles |on |\\p{Lu}\\p{L}+ )[^;:?]{6,})$",
    ask: ['Et pour {phrase} ?'],
    answer: '{Main}',
  },
  {
    id: 'why-not',
    pattern: "^« ?(?:Parce que|C[’']est|Alors que|Tant que|Le problème|La raison)",
    after:
      "^(?!.*(?:ne|n[’'])\\P{L}?\\p{L}+ pas (?:seulement|que))[^«?]{2,80}(?<!\\p{L})(?:ne |n[’'])[^«?]{3,110}\\.$",
    ask: ['Pourquoi pas ?'],
    continuing: true,
  },
  {
    id: 'as-for',
    pattern: "^Quant à (?<who>(?:la |l[’']|cette |ce )[^,;:]{2,40}|\\p{Lu}[^,;:]{2,40}), ",
    ask: ['Et {who} ?'],
    mayBeNew: true,
  },
];
