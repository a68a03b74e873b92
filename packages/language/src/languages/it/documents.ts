import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'indice(?: generale| dei contenuti)?|sommario|contenuti|in (?:questa pagina|questo articolo)',
  references:
    'riferimenti(?: bibliografici)?|bibliografia(?: e sitografia)?|opere citate|letture consigliate',
  notes: 'note?(?: a piè di pagina)?|fonti|parole chiave',
  thanks: "ringraziamenti?|(?:l[’'])?autore|gli autori|finanziamenti|conflitti? di interessi?",
  article: {
    credit:
      '(?:tutte le )?(?:foto(?:grafie)?|immagin[ei]|illustrazion[ei]|grafic[ahi]+)(?: (?:di|da|per gentile concessione di)(?= \\p{Lu})|(?=:))|crediti?(?: foto(?:grafici)?)?',
    elsewhere:
      'legg[ei] anche|per approfondire|vedi anche|guarda(?: anche)?|ascolta|ti potrebbe interessare|articoli correlati|approfondimenti?|leggi(?: tutto| di più)?',
    printed:
      '(?:correzione|errata corrige|rettifica|aggiornamento|nota (?:della redazione|del direttore)|ndr)(?=\\s?:)|quest[oa’] ?(?:articolo|testo|intervista|storia|pezzo) (?:è |è stat[oa] |appare |è apparso )|(?:pubblicat[oa]|apparso) (?:originariamente|per la prima volta)|traduzione di \\p{Lu}|sponsorizzato da|continua a leggere|(?:(?:articolo|testo) )?aggiornat[oa] (?:il|alle) \\d',
    invitation:
      '(?<=^|[.!?] )prova(?:lo|ci)? gratis|nostra newsletter|(?<=^|[.!?] )(?:iscriviti|iscrivetevi|abbonati|abbonatevi|seguici|seguiteci|scarica (?:la nostra|l’) ?app)',
    letter: 'newsletter',
    invites: 'iscriviti|iscrivetevi|ricevi|ricevete|abbonati',
    trade:
      'autor[ei]|autric[ei]|scrittor[ei]|scrittric[ei]|giornalista|redattor[ei]|redattric[ei]|inviat[oa]|corrispondente|editorialista|opinionista|professor(?:e|essa)|ricercator[ei]|ricercatric[ei]|saggista|critic[oa]|collabora|scrive',
    media: 'immagin[ei]|foto|video|audio|galleria|podcast',
    gallery: 'in immagini|fotogallery',
    pictureSource: 'Fonte|Foto|Immagine',
    desk: '(?:Della|Dalla|La) [Rr]edazione',
    byline:
      '^(?:(?:[Ss]critto |[Pp]ubblicato )?(?:[Dd]a|[Dd]i) \\p{Lu}|(?:[Ss]critto|[Pp]ubblicato) (?:da|il|nel) )',
    rubrics:
      'opinioni?|lettere(?: al direttore)?|necrologi[oe]?|recensioni?|libri|comunicato stampa|cronaca|cultura|rubrica|il corsivo(?: \\p{L}+ \\p{L}+)?|intervista|provat[aeio] per voi',
    fields:
      '(?:testo|foto|fotografie|immagini|illustrazioni?|ricetta)(?: e \\p{Ll}+)?|appunti|contatti|voto|prezzo|diapositive|aula|numero|livello|nella categoria|salva la ricetta',
    lessons: 'lezione|seduta|settimana|seminario|unità|modulo',
    leaves: 'pagin[ae]|pagg?',
  },
  links: 'vedi anche|voci correlate|collegamenti esterni|articoli correlati',
  licence: "licenza|note legali|diritto d[’']autore|avvertenze legali|avviso di copyright",
  caption: 'figur[ae]|fig|tabell[ae]|tavol[ae]|grafico|immagine|foto|listato|esempio',
  chrome:
    "tempo di lettura|salva la ricetta|stampa$|disiscriviti|cancellati$|inviato dal mio |aggiornato al |questa risposta ti|segui (?:la|il) |ricevi quest|tutti gli articoli|se non leggi bene|pubblicità$|condividi|commenti$|lascia un commento|leggi (?:anche|tutto|di più)|iscriviti|abbonati|seguici|accetta (?:tutti|tutto)|rifiuta|(?:indietro|precedente|avanti|successivo|home|partenza|inizio)(?:[ |·»«<>→←-]{1,4}(?:indietro|precedente|avanti|successivo|home|partenza|inizio)){0,6}$|torna su|tutti i diritti riservati|stampa$|accedi$|informativa sulla privacy|condizioni d[’']uso|clicca qui|\\d{1,3} min(?:uti)? di lettura|vai al ",
  cookies:
    '(?:usiamo|utilizziamo|questo sito (?:usa|utilizza)) (?:i )?cookies?|informativa sui cookie|continuando (?:la navigazione|a navigare)|iscriviti alla (?:nostra )?newsletter|abilita(?:re)? javascript|potremmo (?:ricevere|guadagnare) una (?:piccola )?commissione|(?:scrivici|faccelo sapere|fateci sapere|lascia)[^.]{0,40}commenti',
  legal:
    '(?:è|viene) (?:garantit[oa]|concess[oa]) (?:il )?permesso|senza alcuna garanzia|tutti i diritti riservati|nei termini della licenza|secondo i termini della|(?:rilasciat[oa]|distribuit[oa]|pubblicat[oa]) (?:sotto|con|secondo) (?:la |i termini della )?licenza|(?:è|questo \\w+ è) software libero',
  ofLicence: '[Qq]uesta Licenza|[Ll]a presente [Ll]icenza|[Ii]l [Ll]icenziante',
  mail: 'da|a|cc|data|inviato|oggetto',
  subject: 'oggetto',
  journal:
    'versione \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:ricevuto|accettato|pubblicato)(?: il)?:? \\d|disponibile online|autore corrispondente|parole chiave:|come citare',
  made: 'sostituit[oa] da |generato (?:il|da|con) |ultim[ao] (?:aggiornamento|modifica)',
  changes: 'modifiche|registro delle modifiche|cronologia(?: delle versioni)?|novità|note di rilascio',
  change:
    'aggiunt[oaie]|corrett[oaie]|correzion[ei]|rimoss[oaie]|aggiornat[oaie]|aggiornament[oi]|migliorat[oaie]|miglioramenti|modificat[oaie]|nuov[oaie] (?:opzion[ei]|comand[oi]|funzion[ei])|var[ie]e?|supporto (?:per|a)|rinominat[oaie]|sostituit[oaie]',
  done: 'aggiunt[oaie]|corrett[oaie]|correzion[ei]|rimoss[oaie]|aggiornat[oaie]|migliorat[oaie]|supporto per',
  released: 'rilasciat[oaie]|pubblicat[oaie]|disponibile',
  entry: 'restituisce|ritorna|imposta|calcola|controlla se|inizializza',
  field:
    'descrizione|argoment[oi]|parametr[oi]|restituisce|valore (?:restituito|di ritorno|predefinito)|risultato|sintassi|uso|vedi anche|autore|nome|tipo|ingresso|uscita|osservazioni|attribut[oi]',
  guides: `(?:descrive|spiega|tratta|presenta|contiene|mostra|introduce|offre|è (?:un|una|il|la|l[’']) ?(?:breve )?(?:introduzione|capitolo|tutorial|panoramica|guida|riferimento))`,
  pointed:
    '(?:quest[aoei]|quell[aoei]|quei|quegli) (opzion[ei]|metod[oi]|funzion[ei]|procedur[ae]|comand[oi]|parametr[oi]|argoment[oi]|string(?:a|he)|variabil[ei]|camp[oi]|class[ei]|event[oi]|modul[oi]|macro|attribut[oi]|impostazion[ei]|chiamat[ae]|dichiarazion[ei]|direttiv[ae]|proprietà|script|espression[ei]|istruzion[ei]|element[oi]|etichett[ae]|file|operator[ei])(?!\\p{L})',
  pointer: `(?<!\\p{L})(?:è|sono) (?:descritt|spiegat|illustrat)[oaie] (?:nel|nella|nell[’']) ?(?:sezione|capitolo|appendice)(?!\\p{L})|(?<!\\p{L})(?:vedi|vedere|si veda|si vedano|consultare|consulta|fare riferimento a(?:lla|l)?) (?:anche )?(?:la |il |le |i |lo |l[’'])?(?:sezione|capitolo|appendice|figura|tabella|pagina|documentazione|manuale|guida|sito|file|sotto|sopra)|^(?:vedi|si veda) |(?:a|alla|nella|nelle|alle|in) (?:righe|riga|linee|linea) \\d|^(?:la )?(?:riga|linea) \\d|(?<!\\p{L})(?:figur[ae]|fig\\.|tabell[ae]|listato|equazion[ei]) \\(?\\d|(?:nella|in|vedi|della) (?:sezione|appendice) (?:\\d|[A-Z](?!\\p{L}))|(?:figura|immagine|tabella|diagramma|esempio|codice|schermata|elenco|grafico) (?:qui )?(?:sopra|sotto|seguente|precedente)(?!\\p{L})|(?:cliccare|clicca|leggi|trovate|disponibile)[^.]{0,60} qui[.!]?$`,
  beside: `(?:esempi[o]?|righe|riga|comand[oi]|codice|tabella|figura|formula|equazione) (?:seguent[ei]|precedent[ei]|sopra|sotto)(?!\\p{L})|(?:seguent[ei]|precedent[ei]|quest[oaie]) (?:esempi[o]?|righe|riga|comand[oi]|codice|tabella)(?!\\p{L})|(?:nell[’']|in quest[’']|in questo )esempio(?!\\p{L})|(?:qui )?(?:sopra|sotto)(?=[.,;:)]|$)|come segue|ecco `,
  follows: `(?<!\\p{L})(?:seguent[ei]|come segue|qui sotto|di seguito)(?!\\p{L})|(?<!\\p{L})vediamo(?!\\p{L})|(?<!\\p{L})segu(?:e|ono)(?= ?[.:]?$)`,
  asSaid: `come vedremo(?: (?:più avanti|in seguito|dopo))?|(?:come|così come) (?:già )?(?:mostrato|illustrato|descritto|spiegato|indicato|visto|menzionato|definito|riportato)(?: (?:qui )?(?:sopra|sotto)| (?:in|nella|nel|nell[’'])(?: |(?<=’)|(?<='))(?:figura|fig\\.|tabella|sezione|capitolo|appendice|equazione)(?: ?\\(?\\d{1,3}(?:\\.\\d{1,3}){0,3}\\)?)?)`,
  label:
    'descrizion[ei]|sinossi|sintassi|uso|utilizzo|comand[oi]|opzioni|argoment[oi]|parametr[oi]|esemp(?:io|i)|not[ae]|osservazioni|suggerimenti|avvertenze|avvisi|attenzione|importante|dettagli|vedi anche|valor[ei] (?:restituit[oi]|di ritorno)|ambiente|file|bug',
  exercises: 'esercizi(?::.{0,60})?|esercizio \\d{1,2}(?:[:.].{0,60})?',
  promise: `(?<!\\p{L})(?:qui )?(?:sopra|sotto)(?=[.,;:)]|$)|(?:descritt|documentat|spiegat|menzionat|indicat|definit)[oaie] (?:qui )?(?:sopra|sotto|in seguito|in precedenza|più avanti|precedentemente)(?!\\p{L})|(?<!\\p{L})(?:capitol[oi]|sezion[ei]|esemp(?:io|i)|appendic[ei]) (?:seguent[ei]|successiv[oaie]|precedent[ei])(?!\\p{L})|(?<!\\p{L})come (?:prima|sopra)(?!\\p{L})|quasi identic(?:o|a|i|he)(?!\\p{L})|(?<!\\p{L})in appendice(?!\\p{L})|(?<!\\p{L})nell[’']appendice(?!\\p{L})`,
};
