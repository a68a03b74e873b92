import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'indice(?: generale| dei contenuti)?|sommario|contenuti|in (?:questa pagina|questo articolo)',
  references:
    'riferimenti(?: bibliografici)?|bibliografia(?: e sitografia)?|opere citate|letture consigliate',
  notes: 'note?(?: a piè di pagina)?|fonti|parole chiave',
  thanks: "ringraziamenti?|(?:l[’'])?autore|gli autori|finanziamenti|conflitti? di interessi?",
  links: 'vedi anche|voci correlate|collegamenti esterni|articoli correlati',
  licence: "licenza|note legali|diritto d[’']autore|avvertenze legali|avviso di copyright",
  caption: 'figur[ae]|fig|tabell[ae]|tavol[ae]|grafico|immagine|foto|listato|esempio',
  chrome:
    "pubblicità$|condividi|commenti$|lascia un commento|leggi (?:anche|tutto|di più)|iscriviti|abbonati|seguici|accetta (?:tutti|tutto)|rifiuta|(?:indietro|precedente|avanti|successivo|home|partenza|inizio)(?:[ |·»«<>→←-]{1,4}(?:indietro|precedente|avanti|successivo|home|partenza|inizio)){0,6}$|torna su|tutti i diritti riservati|stampa$|accedi$|informativa sulla privacy|condizioni d[’']uso|clicca qui|\\d{1,3} min(?:uti)? di lettura|vai al ",
  cookies:
    '(?:usiamo|utilizziamo|questo sito (?:usa|utilizza)) (?:i )?cookies?|informativa sui cookie|continuando (?:la navigazione|a navigare)|iscriviti alla (?:nostra )?newsletter|abilita(?:re)? javascript',
  legal:
    '(?:è|viene) (?:garantit[oa]|concess[oa]) (?:il )?permesso|senza alcuna garanzia|tutti i diritti riservati|nei termini della licenza|secondo i termini della|(?:rilasciat[oa]|distribuit[oa]|pubblicat[oa]) (?:sotto|con|secondo) (?:la |i termini della )?licenza|(?:è|questo \\w+ è) software libero',
  mail: 'da|a|cc|data|inviato|oggetto',
  subject: 'oggetto',
  journal:
    'versione \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:ricevuto|accettato|pubblicato)(?: il)?:? \\d|disponibile online|autore corrispondente|parole chiave:|come citare',
  made: 'generato (?:il|da|con) |ultim[ao] (?:aggiornamento|modifica)',
};
