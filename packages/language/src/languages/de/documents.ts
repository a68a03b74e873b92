import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'inhalt(?:sverzeichnis|sübersicht)?|auf dieser seite|in diesem artikel',
  references:
    'literatur(?:verzeichnis|angaben)?|quellenverzeichnis|bibliogra(?:ph|f)ie|weiterführende literatur|referenzen',
  notes: 'anmerkungen|fußnoten|einzelnachweise|quellen|stichwörter|schlagwörter|hinweise?',
  thanks: 'danksagung(?:en)?|über (?:den autor|die autorin|die autoren)|förderung|interessenkonflikte?',
  links: 'siehe auch|weblinks|externe links|(?:ähnliche|verwandte) (?:artikel|beiträge|themen)',
  licence: 'lizenz|impressum|rechtlicher hinweis|copyright|haftungsausschluss',
  caption: 'abbildung(?:en)?|abb|tabellen?|tab|bild|foto|diagramm|grafik|listing|beispiel',
  chrome:
    'anzeige$|werbung$|teilen$|kommentare?$|kommentar (?:schreiben|hinterlassen)|(?:lesen sie auch|mehr lesen|weiterlesen)|abonnieren|newsletter|folgen sie uns|alle (?:akzeptieren|ablehnen)|ablehnen$|(?:zurück|weiter|zum anfang|nach oben|vor)(?:[ |·»«<>→←-]{1,4}(?:zurück|weiter|zum anfang|nach oben|vor)){0,6}$|alle rechte vorbehalten|drucken$|anmelden$|datenschutz(?:erklärung)?$|nutzungsbedingungen|hier klicken|\\d{1,3} min(?:uten)? lesezeit|zum inhalt springen',
  cookies:
    '(?:wir verwenden|diese (?:web)?seite verwendet|diese website (?:nutzt|verwendet)) cookies|cookie-?(?:richtlinie|einstellungen)|durch die weitere nutzung|(?:abonnieren sie|melden sie sich für) (?:unseren|den) newsletter|aktivieren sie javascript',
  legal:
    'es wird die erlaubnis (?:gewährt|erteilt)|ohne (?:jede|jegliche|irgendeine) (?:garantie|gewährleistung)|alle rechte vorbehalten|unter den bedingungen der|(?:steht|ist|lizenziert) unter (?:der|einer) \\S{0,40}lizenz|ist freie software',
  mail: 'von|an|kopie|datum|gesendet|betreff|antwort an',
  subject: 'betreff',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|eingegangen(?: am)?:? \\d|(?:angenommen|überarbeitet|veröffentlicht)(?: am)?:? \\d|online verfügbar|korrespondenzadresse|schlüsselwörter:|zitierweise',
  made: '(?:erstellt|erzeugt|generiert) (?:am|mit|von|durch) |(?:zuletzt|letzte) (?:geändert|änderung|aktualisiert)',
};
