import type { Grammar } from '../../language.ts';

const THIS =
  "(?:questo|questa|questi|queste|quest[’']\\p{L}+|ciò|quello|quella|quelli|quelle|lui|lei|loro|essi|esse|esso|essa)";
const TIME =
  '(?:giorno|notte|mattina|sera|anno|mese|settimana|secolo|decennio|epoca|momento|periodo|estate|inverno|primavera|autunno)';
const UNITS = 'anni|mesi|settimane|giorni|ore|secoli';

export const grammar: Grammar = {
  anaphorOpening: `^(?:questo|questa|questi|queste|quest[’']|ciò|quello|quella|quelli|quelle|quel|quei|quegli|egli|ella|esso|essa|essi|esse|lui|lei|loro|il suo|la sua|i suoi|le sue|il loro|la loro|i loro|le loro|tale|tali|entrambi|entrambe|l[’']altr[oa]|gli altri|le altre|un altro|un[’']altra|altri|altre|lo stesso|la stessa|gli stessi|le stesse|il (?:secondo|terzo|primo|resto|risultato|metodo|processo|nuovo)|la (?:seconda|terza|prima|teoria|nuova)|i due|le due|i tre|le tre|(?:in|di|con|per|a|su|tra|fra|da|dopo|prima di|senza|secondo|sotto|verso) ${THIS}|(?:nel|nella|nei|nelle|del|della|dei|delle|al|alla|ai|alle|dal|dalla|sul|sulla|con il|con la|per il|per la) (?:su[oae]|suoi|loro)|così|allora|poi|quindi|perciò|lì|là|qui|inoltre|infine|(?:quando|se|mentre|perché|poiché|siccome|sebbene) ${THIS}|più tardi|in seguito|successivamente|(?:sì|no)(?=[,;.:])|ma|e|ed|o|né|però|da allora|altrove|(?:\\p{L}+|\\d+) (?:${UNITS}) (?:dopo|più tardi)|uno di loro|una di loro|anche|ne\\b|ci\\b|vi\\b)(?![\\p{L}])`,
  droppableOpening:
    '^(?:tuttavia|comunque|inoltre|per di più|infatti|certo|naturalmente|ovviamente|soprattutto|in generale|generalmente|in particolare|insomma|in sintesi|in conclusione|curiosamente), ',
  dependentOpening:
    "^(?:(?:una?|un[’']altra|un altro|la prima|il primo|la seconda|il secondo|la terza|il terzo) (?:ragione|motivo|modo|problema|esempio|tipo|causa|risposta|passo|vantaggio|differenza|spiegazione)|per esempio|ad esempio|cioè|ossia|ovvero|dunque|quindi|perciò|pertanto|di conseguenza|per questo|in questo modo|così|altrimenti|invece|al contrario|d[’']altra parte|d[’']altro canto|per contro|in alternativa|viceversa|per di più|in altre parole|allo stesso modo|nel frattempo|dopotutto|al tempo stesso|a sua volta|detto questo|infatti|in effetti|in realtà|infine|alla fine|all[’']inizio|dapprima|anche|tuttavia|però|eppure|ciononostante|nonostante ciò|in pratica)(?![\\p{L}])",
  pointsBack: `\\b(?:(?:questo|questa|questi|queste|quel|quella|quei|quegli|quelle|tale|tali|suddett[oaie]) (?!anno|mese|settimana|secolo|è\\b|sono\\b|che\\b|dei\\b|delle\\b|di\\b|del\\b|della\\b)\\p{L}+|(?:ciò|questo|quello)(?=[,.;])|così(?=[,.;]|$)|(?:lo stesso|la stessa|nello stesso|nella stessa) ${TIME}|${TIME} (?:seguente|successiv[oa]|precedente|prima)|a quel tempo|a quell[’']epoca|da allora|nel frattempo|di lì|(?:lì|là)(?=[,.;]|$| (?:e|in|a|per|si)\\b)|(?:${UNITS}) (?:dopo|prima|più tardi)(?=[,.;]|$)|(?<! e )(?:aggiun(?:ge|gono|se|sero)|ha aggiunto) che|(?<=[”"»],? (?:\\p{L}+ ){0,3})(?:aggiun(?:ge|se)|ha aggiunto))`,
  turnsAgainst:
    "^(?:ma|però|tuttavia|eppure|ciononostante|al contrario|d[’']altra parte|d[’']altro canto|per contro)(?!\\p{L})|^[^,.;]{2,60}, (?:tuttavia|però|invece),",
  pronoun: '\\b(?:egli|ella|lui|lei|essi|esse|loro|gliel[oaie]|gli(?= (?:ha|aveva|diede|disse|permise)))\\b',
  droppedSubject:
    "^(?:(?:è|fu|era|erano|sono|furono) (?!necessario|possibile|comune|importante|difficile|facile|chiaro|vero|stato|un[a]? |il |la |lo |l[’']|in )|(?:non )?si \\p{Ll}+(?= (?:e|o|in|nel|nella|di|con|per|da|dal|dalla|quando|perché|a|al|alla)\\b|[,.;])|si (?:tratta|chiama)\\b|(?:ha|hanno|aveva|avevano|può|poteva|deve|doveva|sta|stava|cresce|cresceva|vive|viveva)\\b|(?!perciò\\b|però\\b|ciò\\b|più\\b|può\\b|già\\b)(?:\\p{L}{2,}(?:ò|arono|erono|irono|avano|evano|ivano|ava|eva|iva)|(?!così|lì|qui)\\p{L}{3,}(?<!d)ì)\\b|[^,;:]{3,60}, (?:\\p{L}{2,}(?:ò|arono|erono|irono|avano|evano|ivano|ava|eva|iva)|(?!così|lì|qui)\\p{L}{3,}(?<!d)ì)\\b)",
  verbEnding:
    '(?:\\p{L}{3}(?:arono|erono|irono|avano|evano|ivano|ava|eva|iva|erà|eranno|ò|ì)|scrisse|vinse|prese|mise|fece|fecero|diede|disse|vide|scese|scelse|giunse|crebbe|nacque|rimase|ebbe|venne|vennero|divenne|resero|rese|produce|nasce|cresce|vive|viene|arriva|arrivano|porta|portano|usano|usa|richiede|pesa|misura|copre|dura|segna|contiene)$',
  copula: { one: 'è|fu|era', many: 'sono|furono|erano' },
  midConnective: ', (?:tuttavia|però|invece|quindi|dunque|infatti|anche|a sua volta|inoltre)(?=,),',
  noise:
    '\\b(?:grafico|mappa|foto|immagine|video) (?:qui )?(?:sotto|sopra)\\b|^per (?:ottenere )?informazioni|per saperne di più|^con informazioni d[ia]\\b|h?a(?:nno)? (?:contribuito|collaborato) a quest[oa]\\b|^(?:questa sezione|questo capitolo|questa appendice)\\b|^(?:si veda|vedere|vedi|consultare)\\b|^(?:per )?(?:maggiori|ulteriori) (?:informazioni|dettagli)\\b|^(?:clicca|leggi|legga|guarda|ascolta|scarica|scopri|visita|consulta|iscriviti)\\b|disponibile sul sito|\\b(?:figura|fig\\.|tabella|tab\\.|grafico|sezione|capitolo|appendice|allegato|equazione) (?:\\d|[IVX]+\\b|sopra|sotto|seguente|precedente)|\\b(?:vedi|si veda|cfr\\.|consultare) (?:anche|sopra|sotto|figura|sezione|tabella|pagina|capitolo)|(?:mostrat|descritt|citat|discuss|elencat|definit|presentat)[oaie] (?:sopra|sotto|in precedenza|di seguito|più avanti)|in (?:questa|questo) (?:sezione|capitolo|articolo|documento|lavoro|manuale|guida|appendice|libro)|newsletter|cookies?\\b|pubblicità:|tutti i diritti riservati|©|copyright|foto:|immagine:|leggi anche|seguici|condividi\\b|seguent[ei]:?$|per maggiori informazioni|et al\\b|^(?:nota|avviso|attenzione|consiglio|avvertenza)\\b[:,.]',
  authorVoice:
    '\\b(?:[Ii]o|[Mm]i|[Mm]i[ao]|[Mm]iei|[Mm]ie|(?:a|con|da|di|in|per|su|tra) me|[Aa]bbiamo|[Ss]iamo (?:andat[ie]|rimast[ie]|partit[ie]|tornat[ie]|entrat[ie]|stat[ie]|arrivat[ie])|presentiamo|mostriamo|proponiamo|analizziamo|concludiamo|osserviamo|ringraziamo|decidemmo|eravamo|conosco|[Hh]o|[Ee]ro|[Ss]ono andat[oa]|[Rr]icordo(?= (?:che|quando|ancora))|credo)\\b|\\b(?:[Ii]l nostro|[Ll]a nostra|[Ii] nostri|[Ll]e nostre) (?:risultati|metodo|studio|ricerca|articolo|squadra|gruppo|famiglia|viaggio|dati|esperiment[oi]|analisi|azienda|prodotto|clienti|sondaggio|opinione|parere|obiettivo|missione)\\b',
  ownPlural: '\\b(?:[Nn]oi|[Nn]ostr[oaie]|\\p{Ll}{2,}iamo)\\b',
  somber:
    '\\b(?:mort[eoai]|morì|morirono|muoion?o?|muore|uccis[eoai]|uccise|assassin\\w*|genocidio|massacro|guerr[ae]|carestia|suicidio|tortur\\w*|schiav\\w*|vittim[ae]|attentat\\w*|terroris\\w*|cancro|disastro|terremot[oi]|tragedia|catastrofe|bomb[ae]|ferit[oi]|annegat\\w*)\\b',
  attribution:
    '\\b(?:disse|dice|dicono|affermò|afferma|spiegò|spiega|raccontò|racconta|scrisse|scrive|dichiarò|secondo|aggiunse|ricorda|ricordò|osservò|sostiene)\\b',
  soft: '\\b(?:anche|altr[oaie]|di nuovo|ancora|ugualmente|stess[oaie]|precedentemente|sopra|qui)\\b',
  traits: {
    definition:
      "^(?:il |lo |la |i |gli |le |l[’']|un |uno |una |un[’'])?[\\p{L}\\p{N}’'\\- ]{2,60}? (?:(?:è|sono) (?:un |uno |una |un[’']|(?:il |lo |la |l[’'])(?:processo|studio|pratica|termine|nome|atto|arte|scienza|ramo|campo|capacità|insieme|modo|misura|metodo|stato|condizione|distanza|quantità) )|significa |indica |consiste in )",
    cause:
      '\\b(?:perché|poiché|siccome|a causa d\\p{L}+|portò a|portarono a|causò|causa|grazie a\\p{L}*|dato che|visto che|affinché|allo scopo)\\b',
    contrast:
      '\\b(?:ma|però|tuttavia|sebbene|benché|nonostante|al contrario|invece|eppure|mentre|anziché|bensì)\\b',
    example: '\\b(?:per esempio|ad esempio|come il|tra cui|fra cui)\\b',
    quote: '[“"«][^”"»]{12,400}[”"»]',
    process:
      '\\b(?:per mezzo d\\p{L}+|mediante|attraverso|processo|metodo|tecnica|fase|algoritmo|meccanismo|procedimento)\\b',
    number:
      '(?:\\d[\\d.,]{0,20}\\s?(?:%|per cento|milioni|milione|miliardi|mila|km|chilometri|metri|centimetri|millimetri|tonnellate|persone|utenti|euro|dollari|anni|giorni|ore|minuti|volte|chili|litri|gradi|°)(?: di \\p{L}+)?|[$€£]\\s?\\d)',
    superlative:
      '\\b(?:maggior[ei]?|miglior[ei]?|peggior[ei]?|più (?:grande|alto|alta|antic[oa]|lung[oa]|importante|piccol[oa]|famos[oa])|prim[oa]|principal[ei]|fondamental[ei]|essenzial[ei]|unic[oa])\\b',
    future: '\\b(?:sarà|saranno|futuro|prevede|progetta\\w*|potrà|potranno)\\b',
  },
  articleOf: {
    il: 'il',
    lo: 'lo',
    la: 'la',
    i: 'i',
    gli: 'gli',
    le: 'le',
    del: 'il',
    dello: 'lo',
    della: 'la',
    dei: 'i',
    degli: 'gli',
    delle: 'le',
    al: 'il',
    allo: 'lo',
    alla: 'la',
    ai: 'i',
    agli: 'gli',
    alle: 'le',
    nel: 'il',
    nello: 'lo',
    nella: 'la',
    nei: 'i',
    negli: 'gli',
    nelle: 'le',
    sul: 'il',
    sullo: 'lo',
    sulla: 'la',
    sui: 'i',
    sugli: 'gli',
    sulle: 'le',
    dal: 'il',
    dallo: 'lo',
    dalla: 'la',
    dai: 'i',
    dagli: 'gli',
    dalle: 'le',
    dell: 'l’',
    all: 'l’',
    nell: 'l’',
    sull: 'l’',
    dall: 'l’',
  },
  pluralArticles: ['i', 'gli', 'le'],
  contractions: {
    di: { il: 'del', lo: 'dello', la: 'della', i: 'dei', gli: 'degli', le: 'delle', 'l’': 'dell’' },
    a: { il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle', 'l’': 'all’' },
    da: { il: 'dal', lo: 'dallo', la: 'dalla', i: 'dai', gli: 'dagli', le: 'dalle', 'l’': 'dall’' },
    in: { il: 'nel', lo: 'nello', la: 'nella', i: 'nei', gli: 'negli', le: 'nelle', 'l’': 'nell’' },
    su: { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle', 'l’': 'sull’' },
  },
  plural: { word: 'first', pattern: '(?<!s|ch|gh)i$' },
  notInTerm: '\\p{L}{3}mente$',
  minutes: {
    decisions: 'decision[ei]|deciso|deliber[ae]',
    actions: 'azioni|compiti|attività|prossimi passi|responsabili',
    open: '(?:questioni|domande|punti) (?:aperte|aperti|in sospeso)|in sospeso',
    people:
      'partecipanti|presenti|presiede|verbale|verbalizza|soci presenti|assent[ei]|scusat[oaie]|segretari[oa]',
  },
  headings: {
    generic:
      '^(?:introduzione|panoramica|riassunto|storia|stato attuale|sommario|contesto|conclusion[ei]|discussione|risultati|metod[oi]|metodologia|valutazione|realizzazione|prefazione|prologo|epilogo|generalità|varie|note?|terminologia|definizioni|obiettiv[oi]|verdetto|considerazioni finali|in conclusione|capitolo \\w+|parte \\w+)$',
    intro: '^(?:introduzione|riassunto|panoramica|contesto)',
    closing: 'conclus|riassunto|futuro|final|prospettive|che cosa resta|ciò che resta|epilogo|ultim',
    clause: '^(?:come|perché|che cosa|cosa|chi|quando|dove|da dove|quanto|quanti|quale|quali|a che cosa)\\b',
    prefix: '^(?:introduzione|panoramica)\\s*[:–—-]+\\s*',
    part: 'capitolo|parte|libro|appendice|sezione',
    byline: 'di',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(di|del|della|dei|e|il|una?|con|per) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\bp\\. ?es\\.', 'per esempio'],
    ['\\bad es\\.', 'ad esempio'],
    ['\\becc\\.', 'eccetera'],
    ['\\bca\\. ?(?=\\d)', 'circa '],
    ['\\ba\\. ?C\\.', 'avanti Cristo'],
    ['\\bd\\. ?C\\.', 'dopo Cristo'],
  ],
  cut: {
    conjunctions: 'ma|e|però|così',
    subjects: 'il|lo|la|i|gli|le|un|una|uno|egli|essa|non|nessuno|molti|molte',
  },
  demonstrative: "quest[oaei]|quest[’']\\p{L}+|quell[aoe]|quell[’']\\p{L}+|quei|quegli|quel|ess[ea]",
  relative: 'che|cui|dove',
  hesitation: 'ehm+|éh+',
  sourceText: 'testo',
  interview: {
    question: 'domanda|d',
    answer: 'risposta|r',
    you: 'lei|tu|tuo|tua|tuoi|tue|suo|sua|suoi|sue|ti|te|voi|vostro|vostra|le',
  },
  titleCase: false,
  elision: { article: true, prepositions: {} },
  sentences: {
    shortForms:
      'sig sigg sig.ra dott dott.ssa prof.ssa ing avv p.es ad.es ecc a.c d.c tel s.p.a s.r.l sig.na sigra dr dr.ssa prof proff geom rag mons p.za v.le c.so l.go cfr cf ibid s.n.c e.g i.e c.c c.p es',
    speechVerbs: 'disse|chiese|raccontò|scrisse|spiegò',
    mayEndBefore: {
      forms: 'a\\. ?c|d\\. ?c|ecc|hab',
      openers:
        'Il|Lo|La|I|Gli|Le|L’|Un|Una|Uno|Lui|Lei|Egli|Poi|Allora|Oggi|Nessuno|Tutti|In|Nel|Nella|Ma|E|Questo|Questa|Quello|Quella|Quando|Se|Fu|Era|È|Solo|Più',
    },
  },
};
