import type { Words } from '../../language.ts';

export const words: Words = {
  stop: 'a abbastanza ad adesso agli ai al alcun alcuna alcune alcuni all alla alle allo allora altra altre altri altro anche ancora anni anno appena assai attraverso avanti avere aveva avevano avuto bene ben bensì c che chi chiunque ci ciascuna ciascuno ciò cioè circa coi col come comunque con contro cosa così cui d da dagli dai dal dall dalla dalle dallo davanti degli dei del dell della delle dello dentro deve devono di dietro dire dice disse dopo dove dovrà dovuto due durante e è ebbe ecco ed egli ella entrambi era erano eravamo essa esse essere essi fa faceva fanno fare fatto ferma fin finché fino forse fosse fossero fra fu fuori furono già gli grande grandi grazie ha hai hanno ho i il in infatti infine inoltre insieme invece io l la là lei le lì lo loro lui lungo ma mai meglio meno mentre mezzo mi mia mie miei mio modo molta molte molti molto ne né negli nei nel nell nella nelle nello nessun nessuna nessuno niente no noi non nostra nostre nostri nostro nulla o od ogni ognuno oggi ogni oltre oppure ora ossia ovvero parte per perché perciò però più piuttosto po poca poche pochi poco poi poiché possa possono potere poteva potevano potrà potrebbe prima primo prima primi proprio può pur pure qua qual quale quali qualche qualcosa qualcuno quando quanta quante quanti quanto quasi quel quell quella quelle quelli quello questa queste questi questo qui quindi s sarà saranno sarebbe se sé secondo seconda sei sembra sempre senza si sia siamo siano siccome sino so solo soltanto sono sopra soprattutto sotto sta stanno stata state stati stato stava stesse stessa stessi stesso su sua subito sue sugli sui sul sull sulla sulle sullo suo suoi tale tali talvolta tanta tante tanti tanto terza terzo ti tra tranne tre troppo tu tutta tutte tutti tutto tuttavia un una uno va vanno verso via vi viene vengono vostra vostro volta volte',
  determiners:
    'il lo la i gli le l un uno una suo sua suoi sue loro questo questa questi queste quel quello quella quei quegli quelle del dello della dei degli delle dell al allo alla ai agli alle all nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull dal dallo dalla dai dagli dalle dall ogni alcuni alcune molti molte vari varie nostro nostra',
  prepositions:
    'di a da in con su per tra fra sotto sopra senza verso durante contro secondo fino dopo prima',
  connectors: "di del dello della dei degli delle dell' dell’ d' d’",
  auxiliaries:
    'è sono fu furono era erano sarà saranno ha hanno aveva avevano ebbe può possono poteva potevano deve devono doveva sta stanno stava resta restano rimane rimangono rimase comprende comprendono contiene contengono permette permettono consiste significa indica si non anche già ancora diventa diventano divenne diventò serve servono sembra sembrano esiste esistono viene vengono venne vennero nasce nascono nacque vive vivono cresce crescono produce producono porta portano richiede richiedono',
  articles: 'il lo la i gli le un uno una',
  definiteArticles: 'il lo la i gli le',
  insideSubject: 'e in',
  vague:
    'tema argomento questione situazione forma forme modo maniera parte parti cosa cose numero numeri risultato risultati caso casi volta volte esempio idea problema punto fatto ragione tipo primo secondo prima seconda obiettivo maggior maggioranza resto fine uso gente persone uomo uomini donna donne giorno notte anno anni secolo metà scienziati ricercatori esperti autori storici studiosi studi',
  questionFiller:
    'quanto quanta quanti quante importante importanza principale differenza spiega spiegare succede successo funziona ruolo ragione persone meglio significa testo fonte articolo autore racconta',
};
