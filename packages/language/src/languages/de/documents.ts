import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'inhalt(?:sverzeichnis|sübersicht)?|auf dieser seite|in diesem artikel',
  references:
    'literatur(?:verzeichnis|angaben)?|quellenverzeichnis|bibliogra(?:ph|f)ie|weiterführende literatur|referenzen',
  notes: 'anmerkungen|fußnoten|einzelnachweise|quellen|stichwörter|schlagwörter|hinweise?',
  thanks: 'danksagung(?:en)?|über (?:den autor|die autorin|die autoren)|förderung|interessenkonflikte?',
  article: {
    credit:
      '(?:alle )?(?:fotos?|abb(?:ildung(?:en)?)?\\.?|bild(?:er)?|aufnahmen?|illustration(?:en)?|grafik(?:en)?)(?: (?:von|via|aus)|(?=:))|(?:bild|foto)(?:quelle|nachweis|rechte|credit)',
    elsewhere:
      'lesen sie (?:auch|mehr|hier)|lies auch|mehr (?:zum thema|dazu|lesen|über .{2,40})|siehe auch|zum thema|weiterlesen|auch interessant|passend dazu|video|podcast',
    printed:
      '(?:korrektur|richtigstellung|aktualisierung|anmerkung der redaktion|anm\\. d\\. red\\.)(?=\\s?:)|dieser (?:artikel|text|beitrag) (?:ist |wurde |erschien |erscheint )|(?:dieses|das) interview (?:ist |wurde |erschien )|zuerst (?:erschienen|veröffentlicht)|erstveröffentlichung|anzeige$|gesponsert von|aus dem englischen (?:übersetzt )?von|(?:(?:artikel|text|beitrag) )?(?:aktualisiert|zuletzt geändert) (?:am|um) \\d',
    invitation:
      '(?<=^|[.!?] )(?:jetzt )?(?:kostenlos|gratis) (?:testen|ausprobieren)|unser(?:en|em)? newsletter|newsletter (?:abonnieren|bestellen)|(?<=^|[.!?] )(?:jetzt (?:abonnieren|anmelden)|folgen sie uns|folgt uns|mitglied werden)',
    letter: 'newsletter',
    invites: 'abonnieren(?: sie)?|abonniert|bestellen(?: sie)?|erhalten sie|jetzt|kostenlos(?:en)?',
    trade:
      'autor(?:in)?|schriftsteller(?:in)?|journalist(?:in)?|redakteur(?:in)?|redaktor(?:in)?|reporter(?:in)?|korrespondent(?:in)?|kolumnist(?:in)?|kritiker(?:in)?|schreibt|berichtet|volontär(?:in)?|freie mitarbeiterin|freier mitarbeiter',
    media: 'bild(?:er)?|fotos?|videos?|audio|galerie|podcasts?',
    gallery: 'in bildern|bildergalerie|fotostrecke',
    pictureSource: 'Quelle|Fotos?|Bild',
    desk: '(?:Von|Aus) der Redaktion',
    byline:
      '^(?:(?:[Gg]eschrieben |[Vv]erfasst |[Ee]in (?:Artikel|Text) )?[Vv]on \\p{Lu}|(?:[Gg]eschrieben|[Vv]erfasst|[Vv]eröffentlicht|[Ee]rschienen) (?:von|am|im) )',
    rubrics:
      'meinung|kommentar|glosse|leserbriefe?|briefe an die redaktion|nachrufe?|rezension(?:en)?|bücher|presse(?:mitteilung|information)|medieninformation|aus der region|lokales|kultur|öffentliche bekanntmachung|semesterapparat|nicht prüfungsrelevant|beamer',
    fields:
      '(?:text|fotos?|bilder|illustration(?:en)?|zeichnung(?:en)?|rezept)(?: und \\p{Lu}\\p{Ll}+)?|mitschrift|notizen|kontakt|pressekontakt|bewertung|preis|folien|raum|hörsaal|klausur|ausgabe|stufe|abgelegt unter|stand',
    lessons: 'vorlesung|sitzung|woche|stunde|seminar|lektion|einheit|modul',
    leaves: 'seiten?',
  },
  links: 'siehe auch|weblinks|externe links|(?:ähnliche|verwandte) (?:artikel|beiträge|themen)',
  licence: 'lizenz|impressum|rechtlicher hinweis|copyright|haftungsausschluss',
  caption: 'abbildung(?:en)?|abb|tabellen?|tab|bild|foto|diagramm|grafik|listing|beispiel',
  chrome:
    'lesezeit|im browser ansehen|abmelden$|abbestellen$|seite drucken|rezept drucken|merken$|gesendet von meinem |zuletzt aktualisiert|stand: \\d|affiliate-link|zum preisvergleich|mehr aus |folgt uns|sie erhalten diese |anzeige$|werbung$|teilen$|kommentare?$|kommentar (?:schreiben|hinterlassen)|(?:lesen sie auch|mehr lesen|weiterlesen)|abonnieren|newsletter|folgen sie uns|alle (?:akzeptieren|ablehnen)|ablehnen$|(?:zurück|weiter|zum anfang|nach oben|vor)(?:[ |·»«<>→←-]{1,4}(?:zurück|weiter|zum anfang|nach oben|vor)){0,6}$|alle rechte vorbehalten|drucken$|anmelden$|datenschutz(?:erklärung)?$|nutzungsbedingungen|hier klicken|\\d{1,3} min(?:uten)? lesezeit|zum inhalt springen',
  cookies:
    '(?:wir verwenden|diese (?:web)?seite verwendet|diese website (?:nutzt|verwendet)) cookies|cookie-?(?:richtlinie|einstellungen)|durch die weitere nutzung|(?:abonnieren sie|melden sie sich für) (?:unseren|den) newsletter|aktivieren sie javascript|(?:erhalten|bekommen) wir (?:dafür |gegebenenfalls |ggf\\. )?eine (?:kleine )?provision|schreib\\p{L}{0,2} (?:sie )?[^.]{0,40}in die kommentare',
  legal:
    'es wird die erlaubnis (?:gewährt|erteilt)|ohne (?:jede|jegliche|irgendeine) (?:garantie|gewährleistung)|alle rechte vorbehalten|unter den bedingungen der|(?:steht|ist|lizenziert) unter (?:der|einer) \\S{0,40}lizenz|ist freie software',
  ofLicence:
    '(?:[Gg]emäß|[Uu]nter|[Bb]edingungen|[Bb]estimmungen) dieser (?:öffentlichen )?Lizenz|[Vv]orliegenden? Lizenz|Lizenzgebers?',
  mail: 'von|an|kopie|datum|gesendet|betreff|antwort an',
  subject: 'betreff',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|eingegangen(?: am)?:? \\d|(?:angenommen|überarbeitet|veröffentlicht)(?: am)?:? \\d|online verfügbar|korrespondenzadresse|schlüsselwörter:|zitierweise',
  made: 'ersetzt durch |(?:erstellt|erzeugt|generiert) (?:am|mit|von|durch) |(?:zuletzt|letzte) (?:geändert|änderung|aktualisiert)',
  changes: 'änderungen|änderungs(?:protokoll|verlauf)|versionsgeschichte|neuerungen|was ist neu',
  change:
    'hinzugefügt|behoben|entfernt|aktualisiert|verbessert|geändert|umgesetzt|neue (?:option|funktion|befehle?)|fehler behoben|fehlerbehebung(?:en)?|diverse|kleinere|unterstützung für|korrigiert|umbenannt|ersetzt',
  done: 'hinzugefügt|behoben|entfernt|aktualisiert|verbessert|geändert|fehlerbehebung(?:en)?|korrigiert|umbenannt|ersetzt|unterstützung für',
  released: 'veröffentlicht|erschienen',
  entry: 'gibt|liefert|erzeugt|setzt|berechnet|ermittelt|initialisiert|wird aufgerufen',
  field:
    'beschreibung|argumente?|parameter|rückgabe(?:wert)?|ergebnis|syntax|aufruf|vorgabe(?:wert)?|standard(?:wert)?|siehe auch|autor|name|typ|eingabe|ausgabe|bemerkung(?:en)?|attribute?',
  guides:
    '(?:beschreibt|erklärt|erläutert|behandelt|enthält|stellt|zeigt|führt|gibt|bietet|ist (?:ein|eine|das|die|der) (?:kurze[rs]? )?(?:einführung|kapitel|überblick|anleitung|referenz))',
  pointed:
    '(?:diese[rsmn]?|jene[rsmn]?) (optionen|option|methoden?|funktion(?:en)?|prozedur(?:en)?|befehle?s?|schalter|parameters?|argumente?s?|zeichenketten?|variablen?|felde?r?n?|klassen?|ereignisse?|module?s?|makros?|attribute?s?|einstellung(?:en)?|aufrufe?s?|anweisung(?:en)?|eigenschaft(?:en)?|skripte?s?|ausdr[uü]cke?s?|elemente?s?|dateien|datei)(?!\\p{L})',
  pointer:
    '(?<!\\p{L})in (?:der|dem|den) (?:sektion(?:en)?|abschnitt(?:en)?|kapiteln?) [^.]{2,60} (?:beschrieben|erklärt|erläutert|behandelt)(?!\\p{L})|(?:oben|unten) verlinkt|(?<!\\p{L})siehe (?:auch )?(?:den |die |das |im |in |unter |unten|oben|abschnitt|kapitel|anhang|seite|abb|tab|bild)|^siehe |(?<!\\p{L})(?:in|auf|aus) zeilen? \\d|^zeilen? \\d|(?<!\\p{L})(?:abb\\.|abbildung(?:en)?|tab\\.|tabellen?|listing|gleichung) \\(?\\d|(?<!\\p{L})(?:in|im|unter|aus) (?:abschnitt|anhang) (?:\\d|[A-Z](?!\\p{L}))|(?:oben|unten) ?stehende[nmrs]? (?:abbildung|bild|tabelle|beispiel|code|grafik|liste|diagramm)|(?<!\\p{L})in der (?:obigen |folgenden |nebenstehenden )?abbildung(?!\\p{L})|(?:abbildung|bild|tabelle|grafik|diagramm|beispiel) (?:oben|unten)(?=[.,;:)])|unter [^.]{3,70} finden sie (?:weitere|weiterführende|mehr|nähere)? ?(?:informationen|hinweise|einzelheiten)|(?:klicken|lesen|finden) sie [^.]{0,80}hier[.!]?$|(?:unten|oben) (?:enthalten|aufgeführt|aufgelistet|abgebildet|dargestellt|gezeigt)|weitere informationen [^.]{0,60}(?:finden sie|stehen) (?:in|im|auf|unter) ',
  beside:
    '(?:obige[nmrs]?|folgende[nmrs]?|vorige[nmrs]?|vorherige[nmrs]?|nächste[nmrs]?|letzte[nmrs]?|erste[nmrs]?|zweite[nmrs]?|diese[nmrs]?) (?:beispiele?|zeilen?|befehle?|code|ausgabe|tabelle|abbildung|formel|gleichung|ausdruck)(?!\\p{L})|im (?:obigen |folgenden )?beispiel(?!\\p{L})|(?<!\\p{L})(?:oben|unten)(?=[.,;:)]|$)|wie folgt|hier (?:ist|sind) ',
  follows: `(?<!\\p{L})(?:folgende[nmrs]?|wie folgt|so aus)(?!\\p{L})|(?<!\\p{L})(?:sehen|schauen) wir uns(?!\\p{L})|(?<!\\p{L})folg(?:t|en)(?= ?[.:]?$)`,
  asSaid:
    'wie wir (?:später|noch|gleich|unten) sehen werden|wie (?:bereits )?(?:(?:oben|unten) (?:gezeigt|beschrieben|erwähnt|erläutert|dargestellt|angegeben)|in (?:der )?(?:abb\\.?|abbildung|tabelle|abschnitt|kapitel|anhang|gleichung)(?: \\d{1,3}(?:\\.\\d{1,3}){0,3})? (?:gezeigt|beschrieben|erwähnt|erläutert|dargestellt|zu sehen|ersichtlich))',
  label:
    'beschreibung(?:en)?|übersicht|syntax|aufruf|befehle?|optionen|argumente?|parameter|beispiele?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|tipps?|achtung|warnung(?:en)?|wichtig|einzelheiten|siehe auch|rückgabewerte?|umgebung(?:svariablen)?|dateien|fehler',
  exercises: 'übungen(?::.{0,60})?|übung \\d{1,2}(?:[:.].{0,60})?|übungsaufgaben|hausaufgaben',
  promise:
    '(?<!\\p{L})(?:oben|unten)(?=[.,;:)]|$)|(?<!\\p{L})(?:oben|unten|hier|bereits|später|zuvor|bisher) (?:\\p{L}+ )?(?:beschrieben|dokumentiert|erklärt|erläutert|erwähnt|genannt|aufgeführt|angegeben)|(?<!\\p{L})(?:folgende|nächste|vorige|vorherige|letzte|übrige|weitere)[nmrs]? (?:kapiteln?|abschnitte?n?|anhänge?n?|beispiele?n?)(?!\\p{L})|(?<!\\p{L})(?:im|in einem) anhang(?!\\p{L})|(?<!\\p{L})wie (?:oben|unten|zuvor)(?!\\p{L})|(?:fast|nahezu|beinahe) identisch|(?<!\\p{L})(?:später|noch) sehen werden',
};
