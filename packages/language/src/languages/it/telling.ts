import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'disse|dice|chiese|chiede|rispose|risponde|ha detto|affermò|afferma|ha affermato|spiegò|spiega|ha spiegato|raccontò|racconta|ha raccontato|scrisse|scrive|ha scritto|dichiarò|dichiara|ha dichiarato|aggiunse|aggiunge|ha aggiunto|ricorda|ricordò|ha ricordato|osserva|osservò|sostiene|conclude|ha concluso|precisa|ha precisato|sottolinea|ha sottolineato|assicura',
    pronouns: 'lui|lei|loro|egli',
    dropsPronoun: true,
  },
  instructs:
    '^(?:si prega|per favore|notare|da notare|si (?:noti|consulti|veda|usi|tenga|ricordi)|usare|utilizzare|vedere|consultare|ricordare|assicurarsi|controllare|scegliere|aprire|premere|digitare|eseguire|installare|leggere|non dimenticare|considerare|fare)(?!\\p{L})',
  addresses:
    '\\b(?:[Tt]u|tuo|tua|tuoi|tue|[Vv]ostr[oaie]|[Vv]oi)\\b|\\b[Ss]i (?:deve|dovrebbe|devono|dovrebbero)(?!\\p{L})',
  joins: 'ma|e|quindi|allora|ora',
  curious: '^(?:perché|come|cosa succede|è|sono|può|chi|esiste)(?!\\p{L})',
  concludes:
    '\\b(?:cioè|in breve|in sostanza|alla fine|in fondo|per questo|ciò significa|questo significa|insomma)(?!\\p{L})',
  onScreen:
    '^(?:si )?(?:può|possono|puoi) vedere\\b|\\b(?:clicc(?:are|ate|ando|a)|fare clic|fai clic|zoomare|ingrandire la vista|barra degli strumenti|(?:la finestra|il menu|il menù|il pulsante) (?:di |«|\\p{Lu})\\p{L}*|questa pagina)\\b',
  explains: 'si riferisce|indica|designa|significa|consiste',
  salutation:
    'signore e signori|signor presidente|signori|onorevoli|cari (?:amici|concittadini)|concittadini|compatrioti',
  passing: 'ora|adesso|attualmente|seguent[ei]|stavolta|oggi',
  exists: "c[’']è|c[’']era(?:no)?|ci sono|esist(?:e|ono)",
  asides:
    "allora|all[’']epoca|che|(?:il|la) quale|(?:i|le) quali|il che|(?:in|con|per|da|di|tra|fra|a) cui|dove|perché|poiché|dato che|visto che|compres[oaie]|inclus[oaie]|come|soprattutto|ad esempio|per esempio|lasciando|facendo|permettendo|creando|in particolare|nonché|chiamat[oaie]|fondat[oaie]|pubblicat[oaie]",
  promises:
    "\\bnon (?:solo|soltanto|solamente)\\b(?!.*\\b(?:ma|anche|bensì)\\b)|\\bnon (?:è|sono|fu|era|erano|furono) (?:(?:il|la|gli|le|i) |l[’'])unic(?:o|a|i|he)\\b|\\b(?:due|tre|quattro|cinque|sei|divers[ei]|vari|varie|alcun[ei]|altr[ei]|molt[ei]|parecchi[e]?) (?:\\p{Ll}+ )?(?:ragioni|motivi|modi|cose|tipi|passi|problemi|conclusioni|risposte|spiegazioni|esempi|opzioni|fattori|cause|domande|differenze|consigli|regole|fasi|parti|gruppi|forme|teorie|possibilità|risultati|proprietà)(?: \\p{Ll}+)?\\.$|^(?:e |ma )?(?:ecco|vediamo)\\b|\\b(?:come segue|(?:il|la|i|le) seguent[ei](?: \\p{Ll}+)?|(?:per|ad) esempio)\\.$|\\b(?:fece|ha fatto) una (?:\\p{Ll}+ )?scoperta(?: \\p{Ll}+)?\\.$|\\bpres[eo] una decisione(?: \\p{Ll}+)?\\.$|\\bnon (?:è|era|sono|erano) (?:il solo|la sola|i soli|le sole|sol[oaie])\\b|\\bebbe un[’']idea(?: \\p{Ll}+)?\\.$",
  supposes:
    '^(?:(?:ora|ma|e),? )?(?:immagin(?:a|ate|iamo|i)|suppon(?:iamo|ete|i|ga)|mettiamo che|poniamo|ammettiamo|diciamo)\\b',
  pointsElsewhere:
    '(?<!\\p{L})(?:(?:può|possono) essere (?:trovat|consultat|ottenut|lett|scaricat)[oaie]|(?:è|sono) (?:anche )?disponibil[ei]|si (?:può|possono) (?:trovare|consultare|ottenere|leggere)|(?:ulteriori|maggiori|altre) (?:informazioni|dettagli)|per (?:maggiori|ulteriori)|si veda|consultare|sito web|pagina web)(?!\\p{L})',
  vagueOpening:
    "^(?:alcun[ie]|vari[ei]?|molt[ie]|cert[ie]|altr[oaie]|un altro|un[’']altra|uno dei|una delle|la maggior parte|poch[ie]|divers[ie])(?!\\p{L})",
  presents: '^(?:e |ma )?(?:ecco|vediamo|quest[ei] sono|qui sotto|di seguito)\\b',
  weighs:
    "\\b(?:i fatti sono|il fatto è|in altre parole|cioè|vale a dire|(?:questo|ciò|il che) significa|(?:la ragione|il motivo) (?:è|era|per)|per questo|il (?:problema|rischio|pericolo|punto|risultato) (?:è|era)|l[’'](?:obiettivo|idea) (?:è|era)|la (?:questione|preoccupazione|chiave|lezione) (?:è|era)|si tratta di|in gioco|in breve|in sostanza|per definizione|tutto (?:è cominciato|cominciò|è iniziato)|cosiddett[oaie])(?!\\p{L})",
  concedes:
    '\\bpropri[oaie]? (?:partito|file|governo|schieramento|alleati|ministri|elettori|dipendenti)\\b|\\b(?:ammette|ammettono|ammise|ha ammesso|hanno ammesso|riconosce|riconoscono|ha riconosciuto)\\b',
  judges:
    '\\b(?:dovrebbe|dovrebbero|dovremmo|bisogna|ridicol[oaie]|assurd[oaie]|scandalos[oaie]|vergognos[oaie]|perdita di tempo|ipocrit[aei]|arrogant[ei]|brillant[ei]|meraviglios[oaie]|terribil[ei]|a quanto pare|certamente|chiaramente|ovviamente|naturalmente|purtroppo|non ha senso|merita|meritano|la verità è|la nostra (?:democrazia|società))(?!\\p{L})',
};
