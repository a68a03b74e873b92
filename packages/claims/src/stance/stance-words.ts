import type { ByLanguage } from '../by-language.ts';

/** What turns a statement round, limits it, or lifts its limits. */
export type StanceKind =
  /** Turns a clause round by itself. */
  | 'not'
  /** Says how likely, how often, or of how many it is said. */
  | 'maybe'
  | 'often'
  | 'some'
  /** Keeps a line from being taken for an unlimited one; too weak to be missed. */
  | 'soft'
  /** Without a limit: all of them, at all times. */
  | 'all'
  /** Of these, the ones that nobody says of many. */
  | 'every'
  /** Beyond doubt. */
  | 'sure'
  /** How exact a number is: "at least". */
  | 'about'
  | 'without';

/** Words and phrases, folded, parted by bars. */
type Words = Readonly<Record<StanceKind, string>> & {
  /** Beginnings of words that have a "not" in them: "refuse", "without". */
  turns: string;
  /** Negators that negate nothing: "not only", "sans doute". */
  idle: string;
  /** Begin another clause. */
  joints: string;
  /** What is the most of all: who has it stands above whom nobody does. */
  most: RegExp;
  /** What makes the opposite of a word when put before it. */
  un: RegExp;
};

export const STANCE_WORDS: ByLanguage<Words> = {
  en: {
    not: 'not|no|never|none|nobody|nothing|neither|nor|cannot|t|nowhere|no one',
    idle: 'not only|no doubt|no longer than|not just|no matter|nothing but|no sooner|or not|if not|not so much|not far',
    maybe:
      'may|might|could be|could have|could ve|perhaps|maybe|probably|possibly|likely|presumably|apparently|supposedly|reputedly|seem|seems|seemed|appears to|appeared to|suggest|suggests|is said|are said|s said|it is believed|are believed|is thought|are thought|legend|allegedly|reportedly|estimates|believes|in theory',
    often:
      'often|usually|sometimes|generally|typically|frequently|rarely|seldom|occasionally|mostly|primarily|mainly|commonly|normally|largely|in rare cases|in general|as a rule|tend|tends|more or less',
    some: 'some|many|most|several|few|certain|nearly all|almost all|one of|not all|part of|partly|almost|nearly|in part|a little|some of|a number of',
    soft: 'can|could|if|whether|believe|believed|suggested|appears|appeared|think|thinks|thought|felt|according|estimated|considered|expected|expect|hope|hopes|reckon|claims|claimed|suspect|potential|possible|unclear|uncertain|risk|chance|roughly|approximately|at least|at most|only|a lot|lots|plenty|majority|various|quite|fairly|somewhat|relatively|common|usual|theory|guess|doubt',
    all: 'all|every|everyone|everybody|everything|always|never|each|entire|no one|nobody|without exception|the only|any|none|completely|totally|entirely|once and for all',
    every: 'every|everyone|everybody|everything|always|never',
    sure: 'certain|certainly|exactly|proven|proves|proved|proof|confirmed|definitely|guaranteed|surely|for certain|simply|really|clearly|sure',
    turns:
      'refus|forbid|forbad|ban|prevent|avoid|deni|deny|den|against|except|instead|lack|fail|hardly|barely|scarc|seldom|rarely|unable|stop|ceas|lost|lose|miss|absen|empty|only|few|little|less|away|unlike|rather|reject|exempt|oppos|free|impossib|wrong|until|unless|alone|difficult|either|least|left|refut|prohib|exclud|cancel|quit|without|otherwise|suppress|ignor|beyond|but|too|still|last|at|end|no|un|keep|kept|remain|first',
    joints: 'but|because|while|who|which|if|when|so|though|although|where|since|than|whether|before|after',
    about: 'about|around|roughly|approximately|nearly|almost|up to|at most|at least|as much as|hardly',
    without: 'without',
    most: /^\p{L}{3,}est$|^(?:only|supreme)$/u,
    un: /^(?:un|in|im|il|ir|dis|non|mis)(?=\p{L}{4})/u,
  },
  de: {
    not: 'nicht|nichts|nie|niemals|kein|keine|keinen|keinem|keiner|keines|niemand|niemanden|weder|nirgends',
    idle: 'nicht nur|nicht zuletzt|nicht mehr als|nicht bloss',
    maybe:
      'vielleicht|wahrscheinlich|wohl|moglicherweise|vermutlich|könnte|könnten|dürfte|dürften|mag|mogen|scheint|scheinen|schien|offenbar|anscheinend|eventuell|angeblich|soll|sollen|deutet|deuten|deutete|womoglich|legende|legt nahe|legen nahe',
    often:
      'oft|haufig|meist|meistens|manchmal|gelegentlich|gewohnlich|ublicherweise|normalerweise|in der regel|selten|mitunter|bisweilen|zuweilen|im allgemeinen|vor allem|uberwiegend|hauptsachlich|grosstenteils|weitgehend',
    some: 'einige|einigen|einiger|viele|vielen|vieler|manche|manchen|mancher|mehrere|mehreren|die meisten|meisten|wenige|wenigen|zum teil|teilweise|ein teil|fast alle|nahezu alle|einer der|eine der|eines der|nicht alle|fast|beinahe|nahezu|in einem punkt|ein paar',
    soft: 'kann|konnen|konne|ob|falls|glaubt|glauben|glaubte|meint|meinen|gilt|gelten|galt|heisst|laut|zufolge|schatzt|schatzen|geschatzt|erzahlt|behauptet|halt|hofft|erwartet|rechnet|moglich|unklar|umstritten|sei|seien|ware|waren|etwa|ungefahr|mindestens|hochstens|bis zu|nur|einzelne|kaum|ziemlich|relativ|theorie|es heisst',
    all: 'alle|allen|aller|alles|jede|jeder|jedes|jeden|jedem|immer|nie|niemals|stets|ausnahmslos|samtliche|in allem|jedes mal|niemand|keiner',
    every: 'jeder|jede|jedes|jeden|jedem|alle|immer|nie|niemals|stets',
    sure: 'sicher|gewiss|bewiesen|beweist|beweisen|bestatigt|eindeutig|zweifellos|garantiert|genau|wirklich|tatsachlich|fest',
    turns:
      'verbiet|verbot|verhind|vermeid|weiger|abgelehn|ablehn|lehn|gegen|auss|statt|fehl|kaum|selten|wenig|bloss|verlor|verlier|frei|leer|unm|schwer|mangel|ohne|lahm|sonst|verdeck|uberdeck|statt|aufhor|anders|ausser|vergeb|zu|noch|aber|bis|un|letzt|nur|ende|weg|los|erst|allein|erste',
    joints: 'aber|weil|wahrend|dass|wer|wenn|als|obwohl|wo|denn|sondern|doch|damit|bevor|nachdem',
    about: 'etwa|ungefahr|rund|fast|beinahe|knapp|bis zu|hochstens|mindestens|kaum|faustregel',
    without: 'ohne',
    most: /^\p{L}{3,}ste[nrms]?$|^einzig/u,
    un: /^(?:un|miss)(?=\p{L}{4})/u,
  },
  es: {
    not: 'no|nunca|jamas|ningun|ninguno|ninguna|nadie|nada|ni|tampoco',
    idle: 'mas que|no solo|nada mas|no obstante|ni mas ni menos|sino|no mas de',
    maybe:
      'quiza|quizas|tal vez|acaso|probablemente|posiblemente|seguramente|podria|podrian|parece|parecen|parecia|habria|habrian|al parecer|sugiere|sugieren|sugirio|se cree|supuestamente|deben de|debe de|debio de|se dice|compatible|la tradicion|suele calcularse|puede|pueden',
    often:
      'a menudo|muchas veces|a veces|en ocasiones|generalmente|por lo general|en general|normalmente|habitualmente|suele|suelen|solia|solian|raramente|rara vez|casi siempre|casi nunca|sobre todo|principalmente|con frecuencia',
    some: 'algunos|algunas|muchos|muchas|varios|varias|pocos|pocas|la mayoria|mayor parte|buena parte|gran parte|una parte|ciertos|ciertas|casi todos|casi todas|uno de los|una de las|no todos|en parte|casi|un poco',
    soft: 'dice|dicen|segun|cree|creen|considera|calcula|calculan|estima|estiman|opina|afirma|aseguran|piensa|llaman|posible|hipotesis|riesgo|aproximadamente|alrededor|al menos|como maximo|solo|apenas|algun|alguna|bastante|debe|deben|deberia|tiende|comun|habitual|poco',
    all: 'todo|toda|todos|todas|siempre|nunca|jamas|cada|cualquier|cualquiera|nadie|ninguno|completamente|totalmente|por completo|sin excepcion',
    every: 'siempre|nunca|jamas|todos|todas|cualquier|cualquiera',
    sure: 'seguro|con certeza|demostro|demuestra|demuestran|demostrado|prueba|prueban|confirmado|confirma|sin duda|claramente|exactamente|deja claro|de verdad',
    turns:
      'rechaz|prohib|imped|impid|evit|neg|contra|except|falt|fall|apenas|solo|poc|rar|dej|perd|perd|menos|lej|libre|imposib|dificil|vac|fuera|acab|sin|suspend|cesar|in|hasta|fin|ultim|todavia|aun|otra|salvo|primer',
    joints: 'pero|porque|mientras|quien|cuando|si|aunque|donde|pues|antes|despues|sino',
    about: 'casi|aproximadamente|alrededor|cerca|unos|unas|al menos|como maximo',
    without: 'sin',
    most: /^(?:unic[oa]s?|mayor|mejor|peor)$/u,
    un: /^(?:in|im|des|dis)(?=\p{L}{4})/u,
  },
  fr: {
    not: 'pas|jamais|aucun|aucune|personne|rien|ni|guere|non',
    idle: 'guere que|pas seulement|non seulement|rien que|pas moins de|pas plus de|non plus',
    maybe:
      'peut etre|probablement|sans doute|vraisemblablement|pourrait|pourraient|semble|semblent|semblait|serait|seraient|aurait|auraient|ralentirait|parait|apparemment|suggere|suggerent|on dit|hypothese|se peut|devrait|devraient|ont cru|a ce qu',
    often:
      'souvent|parfois|generalement|en general|d ordinaire|d habitude|habituellement|normalement|rarement|le plus souvent|la plupart du temps|surtout|principalement|frequemment|presque toujours|presque jamais',
    some: 'certains|certaines|quelques|plusieurs|beaucoup|la plupart|une partie|en partie|bon nombre|presque tous|presque toutes|l un des|l une des|un des|une des|pas tous|presque|parmi|un peu',
    soft: 'peut|peuvent|pouvait|pouvaient|selon|d apres|croit|croient|pense|pensent|considere|juge|jugent|estime|estiment|raconte|affirme|assure|assurent|tradition|legende|possible|risque|risquent|environ|quelque|autour|au moins|au plus|jusqu|seulement|d autres|assez|plutot|parfois|voulait|veut|courant|nombreux|nombreuses|majorite|divers',
    all: 'tout|toute|tous|toutes|toujours|jamais|chaque|personne|aucun|aucune|n importe|completement|totalement|entierement|sans exception|tout le monde|avant tout le monde',
    every: 'toujours|jamais|tous|toutes|chaque',
    sure: 'certain|certaine|certainement|surement|prouve|prouvent|demontre|confirme|confirment|clairement|exactement|exacte|exact|vraiment|forcement|bel et bien',
    turns:
      'refus|interd|empech|evit|contre|sauf|manqu|peu|rare|moins|perd|loin|libre|imposs|diffic|vide|arret|hors|ailleurs|cess|echou|sans|priv|rejet|ras|dam|in|que|grand|dernier|encore|im|fin|ne|n|seul|premier|premiere',
    joints: 'mais|car|quand|qui|si|puis|parce|tandis|alors|donc|lorsque|avant|apres',
    about: 'environ|presque|a peu pres|quelque|pres de|au moins|au plus|jusqu a',
    without: 'sans',
    most: /^(?:seule?s?|unique)$/u,
    un: /^(?:in|im|des|me|mal)(?=\p{L}{4})/u,
  },
  it: {
    not: 'non|mai|nessun|nessuno|nessuna|nulla|niente|neanche|nemmeno|neppure|né',
    idle: 'non solo|non soltanto|non piu di|nient altro|non appena',
    maybe:
      'forse|probabilmente|possibilmente|magari|potrebbe|potrebbero|sembra|sembrano|sembrava|sarebbe|sarebbero|avrebbe|avrebbero|a quanto pare|pare|suggerisce|suggeriscono|presunto|vorrebbe|vorrebbero|dovrebbe|dovrebbero|si dice|secondo una tradizione|salvo',
    often:
      'spesso|a volte|talvolta|qualche volta|generalmente|in genere|in generale|di solito|di norma|normalmente|abitualmente|raramente|di rado|quasi sempre|quasi mai|soprattutto|principalmente|per lo piu|perlopiu',
    some: 'alcuni|alcune|qualche|certi|certe|molti|molte|diversi|diverse|pochi|poche|la maggior parte|gran parte|buona parte|una parte|in parte|quasi tutti|quasi tutte|uno dei|una delle|non tutti|quasi|del tutto|un po|fino a un certo punto',
    soft: 'puo|possono|poteva|potevano|dicono|diceva|secondo|crede|credono|considera|stima|stimano|calcola|racconta|afferma|pensa|ritiene|ritengono|sostiene|chiama|possibile|ipotesi|rischio|rischia|circa|intorno|almeno|al massimo|solo|soltanto|appena|piuttosto|abbastanza|tende|maggioranza|numerosi|deve|devono|comune',
    all: 'tutto|tutta|tutti|tutte|sempre|mai|ogni|ognuno|ciascuno|qualsiasi|chiunque|nessuno|completamente|totalmente|interamente|niente',
    every: 'sempre|mai|ogni|tutti|tutte|chiunque',
    sure: 'certo|certa|certamente|sicuro|sicuramente|dimostra|dimostrato|dimostrano|prova|provato|confermato|conferma|senza dubbio|chiaramente|esattamente|davvero',
    turns:
      'rifiut|viet|proib|imped|evit|neg|contr|tranne|manc|appena|solo|soltanto|poc|rar|perd|pers|meno|lontan|liber|impos|diffic|vuot|anziche|smes|fuori|senza|privo|priv|quasi|in|fin|ancora|ultim|altr|sol|prima',
    joints: 'ma|perche|mentre|chi|quando|se|benche|dove|poiche|prima|dopo',
    about: 'circa|quasi|almeno|al massimo|fino a|un po|piu o meno',
    without: 'senza',
    most: /^(?:unic[oaie]|migliore|peggiore)$/u,
    un: /^(?:in|im|dis|s)(?=\p{L}{4})/u,
  },
  pt: {
    not: 'nao|nunca|jamais|nenhum|nenhuma|ninguem|nada|nem|tampouco',
    idle: 'nao so|nao apenas|nada mais|nao mais de|nem so',
    maybe:
      'talvez|provavelmente|possivelmente|poderia|poderiam|parece|parecem|parecia|seria|seriam|teria|teriam|ao que parece|aparentemente|sugere|sugerem|supostamente|quem sabe|dizem|conta se|indicam|aposta|pode|podem',
    often:
      'muitas vezes|as vezes|de vez em quando|geralmente|em geral|normalmente|costuma|costumam|costumava|raramente|quase sempre|quase nunca|sobretudo|principalmente|com frequencia|na maioria das vezes',
    some: 'alguns|algumas|muitos|muitas|varios|varias|poucos|poucas|a maioria|maior parte|boa parte|grande parte|uma parte|certos|certas|quase todos|quase todas|um dos|uma das|nem todos|em parte|quase|um pouco|num dos',
    soft: 'podia|podiam|contam|segundo|acredita|acreditam|considera|calcula|calculam|estima|estimam|afirma|garante|acha|pensa|defende|chama|possivel|hipotese|risco|deve|devem|cerca|aproximadamente|em torno|por volta|pelo menos|no minimo|no maximo|so|somente|apenas|algum|alguma|bastante|comum|espera|esperam|depende|tende|maioria',
    all: 'todo|toda|todos|todas|tudo|sempre|nunca|jamais|cada|qualquer|ninguem|nenhum|completamente|totalmente|inteiramente|sem excecao|todo mundo',
    every: 'sempre|nunca|jamais|todos|todas|toda|todo|qualquer',
    sure: 'certeza|com certeza|prova|provou|provado|provam|confirmado|confirmada|confirma|confirmou|garante|garantiu|claro|claramente|exatamente|concluiu|sem duvida|realmente|pura verdade',
    turns:
      'recus|proib|imped|evit|neg|contra|exce|falt|falh|apenas|so|somente|pouc|rar|deix|par|perd|menos|long|livre|rejeit|dificil|impos|vaz|salvo|fora|acab|sem|in|ate|fim|ultim|ainda|outr|mal|primeir',
    joints: 'mas|porque|enquanto|quem|quando|se|embora|onde|pois|antes|depois',
    about: 'cerca|quase|aproximadamente|uns|umas|mais ou menos|em torno|por volta|pelo menos|no maximo',
    without: 'sem',
    most: /^(?:unic[oa]s?|maior|melhor|pior)$/u,
    un: /^(?:in|im|des)(?=\p{L}{4})/u,
  },
};
